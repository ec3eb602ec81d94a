import { useState } from 'react'
import { ApiError } from '../../../web/api/api-error.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { notify } from '../../../web/ui/notices.ts'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { readGoal, type Typed, typedOf } from '../rules.ts'
import { savingGoal } from './queries.ts'

interface Saved {
  userId: string
  /** The goal is in minutes; null while there is none. */
  minutes: number | null
  onSaved?: () => void
}

export function useGoalForm({ userId, minutes: saved, onSaved }: Saved) {
  const [typed, setTyped] = useState<Typed>()
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending } = useSave({
    ...savingGoal(userId),
    onSuccess: (message) => {
      setTyped(undefined)
      notify(message)
      onSaved?.()
    },
    onError: (error) =>
      setWrong(
        (error instanceof ApiError && error.errors?.minutes?.[0]) || failureText(error, { unknown: copy.form.failed }),
      ),
  })
  const kept = typedOf(saved)
  const shown = typed ?? kept
  const change = (part: Partial<Typed>) => {
    setTyped({ ...shown, ...part })
    setWrong(undefined)
  }
  const submit = () => {
    const read = readGoal(shown)
    if ('wrong' in read) return setWrong(read.wrong)
    if (read.minutes === null && saved === null) return setWrong(MESSAGES.missing)
    setWrong(undefined)
    mutate(read.minutes)
  }
  const isSame = shown.hours === kept.hours && shown.minutes === kept.minutes
  return { shown, change, submit, wrong, isBusy: isPending, isSame, mayBeNone: saved !== null }
}
