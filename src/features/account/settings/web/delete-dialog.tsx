import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LIMITS } from '../../../../shared/credentials.ts'
import { ApiError } from '../../../../web/api/api-error.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { forgetStudent } from '../../../../web/session/forget-student.ts'
import { session } from '../../../../web/session/session.ts'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { FormMessage } from '../../../../web/ui/fields/form-message.tsx'
import { PasswordField } from '../../../../web/ui/fields/password-field.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { useFieldErrors } from '../../../../web/ui/fields/use-field-errors.ts'
import { notify } from '../../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import { DownloadData } from './download-data.tsx'
import { deletingAccount, leavingToProve } from './queries.ts'

interface DeleteDialogProps {
  userId: string
  email: string
  /** Without one, a student who only uses Google types the e-mail instead. */
  hasPassword: boolean
  onClose: () => void
}

export function DeleteDialog({ userId, email, hasPassword, onClose }: DeleteDialogProps) {
  const words = copy.deletion
  const [typed, setTyped] = useState('')
  const { ref, errors, show, mend } = useFieldErrors<'proof'>()
  const { mutate, isPending, isSuccess } = useDeleteAccount(userId, (error) => {
    const { password, email: address } = (error instanceof ApiError && error.errors) || {}
    show({ proof: (password ?? address)?.[0] ?? failureText(error, { unknown: words.failed }) })
  })
  const isBusy = isPending || isSuccess
  const proof = hasPassword ? { password: typed } : { email: typed }
  const missing = hasPassword ? words.passwordMissing : words.emailMissing
  const submit = () => {
    if (typed) mutate(proof)
    else show({ proof: missing })
  }
  const change = (value: string) => {
    setTyped(value)
    mend('proof')
  }
  const field = { value: typed, error: errors.proof, onChange: change, isReadOnly: isBusy, isRequired: true }
  return (
    <FormDialog
      title={words.question}
      size="md"
      role="alertdialog"
      tone="danger"
      busy={isBusy}
      onSubmit={submit}
      onClose={onClose}
      formRef={ref}
      copy={{ submit: words.confirm, busy: words.busy, cancel: words.cancel }}
      lead={<Lost userId={userId} />}
    >
      {hasPassword ? (
        <PasswordField
          {...field}
          email={email}
          label={words.password}
          autoComplete="current-password"
          limit={LIMITS.passwordMax}
        />
      ) : (
        <TextField
          {...field}
          label={words.email(email)}
          type="email"
          autoComplete="off"
          limit={LIMITS.email}
        />
      )}
    </FormDialog>
  )
}

/** Sends a student without a password to Google for confirmation. */
export function ProveDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const words = copy.deletion
  const leave = useSave<void, void>(leavingToProve)
  const isBusy = leave.isPending || leave.isSuccess
  return (
    <FormDialog
      title={words.question}
      size="md"
      role="alertdialog"
      busy={isBusy}
      onSubmit={() => leave.mutate()}
      onClose={onClose}
      copy={{ submit: words.leave, busy: words.leaving, cancel: words.cancel }}
      lead={<Lost userId={userId} />}
    >
      <p>{words.prove}</p>
      {leave.error && (
        <FormMessage tone="poor">{failureText(leave.error, { unknown: words.failed })}</FormMessage>
      )}
    </FormDialog>
  )
}

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

/** Long enough to read on the next page. */
const DONE_NOTICE_MS = 6000

function useDeleteAccount(userId: string, onError: (error: Error) => void) {
  const navigate = useNavigate()
  return useSave({
    ...deletingAccount(userId),
    onError,
    onSuccess: async ({ message }) => {
      await session.forget()
      await navigate('/', { replace: true })
      // Only now does the screen no longer write to the device.
      await forgetStudent(userId)
      queryClient.clear()
      notify(message, { ms: DONE_NOTICE_MS })
    },
  })
}
