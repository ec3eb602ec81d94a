import type { AccountFields } from '../../../shared/credentials.ts'
import { LIMITS } from '../../../shared/credentials.ts'
import { PasswordField } from '../../../web/ui/fields/password-field.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { copy } from '../copy.ts'

export type AccountFieldName = keyof AccountFields

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

export function AccountField({ name, chosen, email, ...rest }: AccountFieldProps) {
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
