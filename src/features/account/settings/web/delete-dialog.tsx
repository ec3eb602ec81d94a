import { useState } from 'react'
import { ApiError } from '../../../../web/api-error.ts'
import { failureText } from '../../../../web/failure-text.ts'
import { FormDialog } from '../../../../web/ui/form-dialog.tsx'
import { PasswordField } from '../../../../web/ui/password-field.tsx'
import { TextField } from '../../../../web/ui/text-field.tsx'
import { LIMITS } from '../../contract.ts'
import { copy } from '../copy.ts'
import { DownloadData } from './download-data.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

interface DeleteDialogProps {
  userId: string
  email: string
  /** Without one, who signs in with Google only types the e-mail instead. */
  hasPassword: boolean
  onClose: () => void
}

/** Says what is lost, offers a copy of it, and takes the password before anything is deleted. */
export function DeleteDialog({ userId, email, hasPassword, onClose }: DeleteDialogProps) {
  const words = copy.deletion
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending, isSuccess } = useDeleteAccount(userId, (error) => {
    const { password, email: address } = (error instanceof ApiError && error.errors) || {}
    setWrong((password ?? address)?.[0] ?? failureText(error, { unknown: words.failed }))
  })
  const isBusy = isPending || isSuccess
  const proof = hasPassword ? { password: typed } : { email: typed }
  const missing = hasPassword ? words.passwordMissing : words.emailMissing
  const submit = () => {
    if (typed) mutate(proof)
    else setWrong(missing)
  }
  const change = (value: string) => {
    setTyped(value)
    setWrong(undefined)
  }
  const field = { value: typed, error: wrong, onChange: change, isReadOnly: isBusy, isRequired: true }
  return (
    <FormDialog
      title={words.question}
      size="md"
      role="alertdialog"
      tone="danger"
      busy={isBusy}
      onSubmit={submit}
      onClose={onClose}
      copy={{ submit: words.confirm, busy: words.busy, cancel: words.cancel }}
      lead={<Lost userId={userId} />}
    >
      {hasPassword ? (
        <PasswordField
          {...field}
          label={words.password}
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
        />
      ) : (
        <TextField {...field} label={words.email(email)} type="email" autoComplete="off" maxLength={LIMITS.email} />
      )}
    </FormDialog>
  )
}

/** What goes with the account, and a way to keep a copy of it. */
function Lost({ userId }: { userId: string }) {
  const words = copy.deletion
  return (
    <div className="mb-5">
      <p>{words.lost}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-soft text-sm">
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-y py-3">
        <p className="text-sm">{words.first}</p>
        <DownloadData userId={userId} />
      </div>
    </div>
  )
}
