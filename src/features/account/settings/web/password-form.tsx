import { type FormEvent, useState } from 'react'
import { LIMITS } from '../../../../shared/credentials.ts'
import { ApiError } from '../../../../web/api/api-error.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { FormMessage } from '../../../../web/ui/fields/form-message.tsx'
import { PasswordField } from '../../../../web/ui/fields/password-field.tsx'
import { useFieldErrors } from '../../../../web/ui/fields/use-field-errors.ts'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { changingPassword } from './queries.ts'

interface Passwords {
  current: string
  next: string
}

type Errors = Partial<Passwords>

const EMPTY: Passwords = { current: '', next: '' }

function wrongIn({ current, next }: Passwords): Errors {
  return {
    ...(current ? {} : { current: copy.password.missing }),
    ...(next.length < LIMITS.passwordMin ? { next: MESSAGES.passwordTooShort } : {}),
  }
}

function errorsOf(error: Error): Errors {
  const { current_password: current, new_password: next } = (error instanceof ApiError && error.errors) || {}
  return { ...(current?.[0] ? { current: current[0] } : {}), ...(next?.[0] ? { next: next[0] } : {}) }
}

export function PasswordForm({ userId, email }: { userId: string; email: string }) {
  const words = copy.password
  const [typed, setTyped] = useState(EMPTY)
  const { ref, errors, show, mend } = useFieldErrors<keyof Passwords>()
  const save = useSave({
    ...changingPassword(userId),
    onSuccess: () => setTyped(EMPTY),
    onError: (error) => show(errorsOf(error)),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = wrongIn(typed)
    show(wrong)
    if (Object.keys(wrong).length === 0) save.mutate(typed)
  }
  const field = (name: keyof Passwords) => ({
    name,
    value: typed[name],
    error: errors[name],
    limit: LIMITS.passwordMax,
    isRequired: true,
    isReadOnly: save.isPending,
    onChange: (value: string) => {
      if (!save.isIdle) save.reset()
      setTyped({ ...typed, [name]: value })
      mend(name)
    },
  })
  const failed = save.error && Object.keys(errorsOf(save.error)).length === 0
  return (
    <form ref={ref} onSubmit={submit} noValidate aria-label={words.title} className="flex flex-col gap-4">
      <PasswordField
        {...field('current')}
        email={email}
        label={words.current}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('next')}
        email={null}
        label={words.next}
        autoComplete="new-password"
        description={words.hint(LIMITS.passwordMin)}
      />
      {save.isSuccess && <FormMessage tone="good">{save.data}</FormMessage>}
      {failed && <FormMessage tone="poor">{failureText(save.error, { unknown: words.failed })}</FormMessage>}
      <Button type="submit" busy={save.isPending} className="sm:self-start">
        {save.isPending ? words.busy : words.submit}
      </Button>
    </form>
  )
}
