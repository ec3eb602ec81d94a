import { PasswordField } from '../../../web/ui/password-field.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import type { AccountFields } from '../rules.ts'

export type AccountFieldName = keyof AccountFields

interface AccountFieldProps {
  name: AccountFieldName
  label: string
  /** Part of an account or password that is being made, not of one to sign in with. */
  chosen: boolean
  value: string
  error: string | undefined
  autoFocus: boolean
  isReadOnly: boolean
  onChange: (value: string) => void
}

/** One field of an account, told to keyboards and password managers for what it is. */
export function AccountField({ name, chosen, ...rest }: AccountFieldProps) {
  const common = { ...rest, name, isRequired: true }
  if (name === 'name') return <TextField {...common} autoComplete="name" maxLength={LIMITS.name} />
  if (name === 'email')
    return (
      <TextField
        {...common}
        type="email"
        inputMode="email"
        spellCheck="false"
        autoComplete={chosen ? 'email' : 'username'}
        maxLength={LIMITS.email}
      />
    )
  return (
    <PasswordField
      {...common}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      maxLength={LIMITS.passwordMax}
      description={chosen ? copy.signUp.passwordHint(LIMITS.passwordMin) : undefined}
    />
  )
}
