import type { MutationKey, UseMutationOptions } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type AccountFields, fieldErrors, LIMITS } from '../../../shared/credentials.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { PasswordField } from '../../../web/ui/fields/password-field.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useFieldErrors } from '../../../web/ui/fields/use-field-errors.ts'
import { copy } from '../copy.ts'

interface AccountFormProps {
  fields: readonly AccountFieldName[]
  initial?: Partial<AccountFields>
  /** For a new password, which has a minimum length. */
  chosen?: boolean
  action: Pick<UseMutationOptions<void, Error, AccountFields>, 'mutationFn'> & { mutationKey: MutationKey }
  labels: { submit: string; busy: string; failed: string; password?: string }
  onDone: (values: AccountFields) => void
  onCancel?: () => void
  /** Between the fields and the buttons, for a link that needs the typed values. */
  extra?: (values: AccountFields) => Elements
  after?: (values: AccountFields) => Elements
}

const EMPTY: AccountFields = { name: '', email: '', password: '' }

/** The server uses another field name for a new password. */
function errorsOf(error: Error): Partial<AccountFields> {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {}
  const { name, email, password = errors.newPassword } = errors
  return {
    ...(name && { name: name[0] }),
    ...(email && { email: email[0] }),
    ...(password && { password: password[0] }),
  }
}

/** Keeps the typed values after a refusal, shows each error once, and focuses the first. */
export function AccountForm(props: AccountFormProps) {
  const { fields, initial, chosen = false, action, labels, onDone, onCancel, extra, after } = props
  const [values, setValues] = useState({ ...EMPTY, ...initial })
  const { ref, errors, show, mend } = useFieldErrors<AccountFieldName>()
  const [firstEmpty] = useState(() => fields.find((field) => !values[field]) ?? fields[0])
  const save = useSave<void, AccountFields>({
    ...action,
    onSuccess: (_reply, sent) => onDone(sent),
    onError: (error) => show(errorsOf(error)),
  })

  const serverErrors = save.error ? errorsOf(save.error) : {}
  const isAtField = fields.some((field) => serverErrors[field])

  const change = (field: AccountFieldName, value: string) => {
    setValues({ ...values, [field]: value })
    mend(field)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = fieldErrors(Object.fromEntries(fields.map((field) => [field, values[field]])), { chosen })
    show(wrong)
    if (Object.keys(wrong).length === 0) save.mutate(values)
  }

  return (
    <form ref={ref} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {save.error && !isAtField && (
        <FormMessage tone="poor">{failureText(save.error, { unknown: labels.failed })}</FormMessage>
      )}
      {fields.map((field) => (
        <AccountField
          key={field}
          name={field}
          label={(field === 'password' && labels.password) || copy.fields[field]}
          chosen={chosen}
          email={fields.includes('email') ? null : values.email}
          value={values[field]}
          error={errors[field]}
          autoFocus={field === firstEmpty}
          isReadOnly={save.isPending}
          onChange={(value) => change(field, value)}
        />
      ))}
      {extra?.(values)}
      <div className="mt-1 flex flex-col gap-2.5">
        <Button type="submit" tone="primary" size="lg" busy={save.isPending}>
          {save.isPending ? labels.busy : labels.submit}
        </Button>
        {onCancel && (
          <Button size="lg" onClick={onCancel} disabled={save.isPending}>
            {copy.cancel}
          </Button>
        )}
      </div>
      {after?.(values)}
    </form>
  )
}

type AccountFieldName = keyof AccountFields

interface AccountFieldProps {
  name: AccountFieldName
  label: string
  /** True for a new account or password, not for signing in. */
  chosen: boolean
  /** The account's e-mail, for forms that do not ask for it. */
  email: string | null
  value: string
  error: string | undefined
  autoFocus: boolean
  isReadOnly: boolean
  onChange: (value: string) => void
}

function AccountField({ name, chosen, email, ...rest }: AccountFieldProps) {
  const common = { ...rest, name, isRequired: true }
  if (name === 'name') return <TextField {...common} autoComplete="name" limit={LIMITS.name} />
  if (name === 'email')
    return (
      <TextField
        {...common}
        type="email"
        inputMode="email"
        spellCheck="false"
        autoComplete={chosen ? 'email' : 'username'}
        limit={LIMITS.email}
      />
    )
  return (
    <PasswordField
      {...common}
      email={email}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      limit={LIMITS.passwordMax}
      description={chosen ? copy.signUp.passwordHint(LIMITS.passwordMin) : undefined}
    />
  )
}
