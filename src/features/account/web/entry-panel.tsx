import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { namedExam } from '../../../web/device/named-exam.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { SidePanel } from '../../../web/ui/dialogs/side-panel.tsx'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { AccountForm } from './account-form.tsx'
import { OtherPanel } from './other-panel.tsx'
import { signingUp } from './queries.ts'
import { SignIn } from './sign-in.tsx'
import type { EntryPanelState, useEntry } from './use-entry.ts'

interface EntryPanelProps {
  panel: EntryPanelState
  onOpen: ReturnType<typeof useEntry>['open']
  onReset: (email: string | null) => void
  onClose: () => void
}

const titleOf = ({ name, reset }: EntryPanelState) => {
  if (name === 'sign-up') return copy.signUp.title
  return reset === null ? copy.signIn.title : copy.reset.title
}

const ENTERING_MS = 300

/** The real panel stands where its picture stood, and does not slide in. */
function endFirstPanel(): void {
  const { dataset } = document.documentElement
  if (!dataset.panel) return
  dataset.panel = 'real'
  setTimeout(() => delete dataset.panel, ENTERING_MS)
}

/** Going back does not return here after the sign-in. */
export function EntryPanel({ panel, onOpen, onReset, onClose }: EntryPanelProps) {
  const navigate = useNavigate()
  const exam = namedExam()
  useLayoutEffect(endFirstPanel, [])
  const enter = () => navigate(AREA, { replace: true })
  return (
    <SidePanel open={panel.open} onClose={onClose} title={titleOf(panel)}>
      {panel.name === 'sign-up' ? (
        <AccountForm
          key={panel.visit}
          fields={['name', 'email', 'password']}
          chosen
          action={signingUp}
          labels={{ ...copy.signUp, failed: MESSAGES.signUpFailed }}
          onDone={enter}
          onCancel={onClose}
          after={({ email }) => (
            <>
              {exam && (
                <p className="wrap-anywhere text-center text-soft text-sm">{copy.signUp.exam(exam)}</p>
              )}
              <OtherPanel {...copy.signUp} onOpen={() => onOpen('sign-in', { email })} />
            </>
          )}
        />
      ) : (
        <SignIn
          key={panel.visit}
          known={panel.email}
          reset={panel.reset}
          onReset={onReset}
          onSignUp={() => onOpen('sign-up')}
          onDone={enter}
          onClose={onClose}
        />
      )}
    </SidePanel>
  )
}
