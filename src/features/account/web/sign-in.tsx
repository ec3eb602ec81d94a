import { useState } from 'react'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { AccountForm } from './account-form.tsx'
import { OtherPanel } from './other-panel.tsx'
import { requestingReset, signingIn } from './queries.ts'

interface SignInProps {
  known: string
  /** The e-mail in the reset box; null while the box is closed. */
  reset: string | null
  onReset: (email: string | null) => void
  onSignUp: () => void
  onDone: () => void
  onClose: () => void
}

export function SignIn({ known, reset, onReset, onSignUp, onDone, onClose }: SignInProps) {
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
