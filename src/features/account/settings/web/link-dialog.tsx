import { useState } from 'react'
import { LIMITS } from '../../../../shared/credentials.ts'
import { ApiError } from '../../../../web/api/api-error.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { PasswordField } from '../../../../web/ui/fields/password-field.tsx'
import { copy } from '../copy.ts'
import { linkingGoogle } from './queries.ts'

interface LinkDialogProps {
  userId: string
  email: string
  onClose: () => void
}

/** Asks for the password first: whoever finds an open session must not add a way in. */
export function LinkDialog({ userId, email, onClose }: LinkDialogProps) {
  const words = copy.waysIn
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending, isSuccess } = useSave({
    ...linkingGoogle(userId),
    onError: (error) => {
      const { password: messages } = (error instanceof ApiError && error.errors) || {}
      setWrong(messages?.[0] ?? failureText(error, { unknown: words.failed }))
    },
  })
  const isBusy = isPending || isSuccess
  const change = (typed: string) => {
    setPassword(typed)
    setWrong(undefined)
  }
  return (
    <FormDialog
      title={words.link}
      busy={isBusy}
      onSubmit={() => (password ? mutate(password) : setWrong(words.passwordMissing))}
      onClose={onClose}
      copy={{ submit: words.leave, busy: words.leaving, cancel: words.cancel }}
    >
      <PasswordField
        email={email}
        value={password}
        error={wrong}
        onChange={change}
        isReadOnly={isBusy}
        isRequired
        label={words.password}
        autoComplete="current-password"
        limit={LIMITS.passwordMax}
      />
    </FormDialog>
  )
}
