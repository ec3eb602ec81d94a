import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { LIMITS } from '../../../../shared/credentials.ts'
import { isBlank } from '../../../../shared/text.ts'
import { ApiError } from '../../../../web/api/api-error.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { type AccountWhole, wholeOf } from '../rules.ts'
import { renaming } from './queries.ts'

export function NameForm({ userId, saved: account }: { userId: string; saved: AccountWhole }) {
  const { name: saved } = account
  const words = copy.name
  const [typed, setTyped] = useState<string>()
  /** The account as it was at the first key. */
  const [begun, setBegun] = useState<AccountWhole>()
  const [wrong, setWrong] = useState<string>()
  const { revalidate } = useRevalidator()
  const name = typed ?? saved
  const save = useSave({
    ...renaming(userId),
    onSuccess: async (message) => {
      setTyped(undefined)
      setBegun(undefined)
      notify(message)
      await revalidate()
    },
    onError: (error) =>
      setWrong(
        (error instanceof ApiError && error.errors?.name?.[0]) ||
          failureText(error, { unknown: words.failed }),
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(isBlank(name) ? MESSAGES.nameBlank : undefined)
    if (!isBlank(name)) save.mutate({ from: wholeOf(begun ?? account), name })
  }
  const change = (value: string) => {
    setTyped(value)
    setBegun(begun ?? account)
    setWrong(undefined)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={words.title} className="flex flex-col gap-4">
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        limit={LIMITS.name}
        value={name}
        error={wrong}
        isRequired
        isReadOnly={save.isPending}
        onChange={change}
      />
      <Button type="submit" busy={save.isPending} disabled={name === saved} className="sm:self-start">
        {save.isPending ? words.busy : words.submit}
      </Button>
    </form>
  )
}
