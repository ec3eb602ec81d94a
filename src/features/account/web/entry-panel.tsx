import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { namedExam } from '../../../web/device/named-exam.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { SidePanel } from '../../../web/ui/dialogs/side-panel.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { AccountForm } from './account-form.tsx'
import { requestingReset, signingIn, signingUp } from './queries.ts'
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

/** The real panel replaces its drawing in place, and does not slide in. */
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

interface SignInProps {
  known: string
  /** The e-mail in the reset box; null while the box is closed. */
  reset: string | null
  onReset: (email: string | null) => void
  onSignUp: () => void
  onDone: () => void
  onClose: () => void
}

function SignIn({ known, reset, onReset, onSignUp, onDone, onClose }: SignInProps) {
  const [email, setEmail] = useState(known)
  const [sent, setSent] = useState(false)

  const forget = (typed: string) => {
    setEmail(typed)
    setSent(false)
    onReset(typed)
  }
  const confirm = (typed: string) => {
    setEmail(typed)
    setSent(true)
    onReset(null)
  }

  if (reset !== null)
    return (
      <div className="flex flex-col gap-5">
        <p className="text-soft">{copy.reset.text}</p>
        <AccountForm
          key="reset"
          fields={['email']}
          initial={{ email: reset }}
          action={requestingReset}
          labels={{ ...copy.reset, failed: MESSAGES.resetFailed }}
          onDone={({ email: typed }) => confirm(typed)}
          onCancel={() => onReset(null)}
        />
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      {sent && <FormMessage tone="good">{copy.reset.sent}</FormMessage>}
      <AccountForm
        key="sign-in"
        fields={['email', 'password']}
        initial={{ email }}
        action={signingIn}
        labels={{ ...copy.signIn, failed: MESSAGES.signInFailed }}
        onDone={onDone}
        onCancel={onClose}
        extra={(typed) => (
          <TextButton onClick={() => forget(typed.email)} className="-mt-2 self-start">
            {copy.signIn.forgot}
          </TextButton>
        )}
      />
      <OtherPanel {...copy.signIn} onOpen={onSignUp} />
    </div>
  )
}

interface OtherPanelProps {
  other: string
  toOther: string
  onOpen: () => void
}

function OtherPanel({ other, toOther, onOpen }: OtherPanelProps) {
  return (
    <p className="text-center text-soft text-sm">
      <span>{`${other} `}</span>
      <TextButton onClick={onOpen}>{toOther}</TextButton>
    </p>
  )
}
