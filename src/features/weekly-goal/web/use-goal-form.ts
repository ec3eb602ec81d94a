import { useState } from 'react'
import { ApiError } from '../../../web/api/api-error.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { useDraft } from '../../../web/device/use-draft.ts'
import type { Change } from '../../../web/merging/save-whole.ts'
import { useFirstWrong } from '../../../web/ui/fields/use-field-errors.ts'
import { notify } from '../../../web/ui/notices.ts'
import type { SavedGoal } from '../contract.ts'
import { copy, goalWords } from '../copy.ts'
import { formOf, type GoalForm, readForm, type WrongFields } from '../form.ts'
import { type GoalWhole, wholeOf } from '../merging.ts'
import type { Proposal } from '../proposal.ts'
import { type Goal, hasGoal } from '../rules.ts'
import { savingGoal } from './queries.ts'

interface Saved {
  userId: string
  saved: SavedGoal
  onSaved?: () => void
}

function changeOf(begun: GoalForm, aimed: Goal, { subjects }: SavedGoal): Change<GoalWhole> {
  const from = readForm(begun, true)
  const base = 'wrong' in from ? undefined : wholeOf(from.aimed)
  return { base, mine: wholeOf(aimed), words: goalWords(subjects) }
}

export function useGoalForm({ userId, saved, onSaved }: Saved) {
  const initial = formOf(saved)
  const draft = useDraft(userId, 'goal', initial)
  const [wrong, setWrong] = useState<WrongFields | null>(null)
  const ref = useFirstWrong(wrong)
  const { mutate, isPending } = useSave({
    ...savingGoal(userId),
    onSuccess: (message) => {
      draft.clear()
      notify(message)
      onSaved?.()
    },
    onError: (error) => {
      const field = error instanceof ApiError ? error.errors : undefined
      const time = field?.minutes?.[0] ?? field?.subjects?.[0]
      const questions = field?.questions?.[0]
      const none = questions ? undefined : failureText(error, { unknown: copy.form.failed })
      setWrong({ time: time ?? none, questions })
    },
  })
  const change = (part: Partial<GoalForm>) => {
    draft.change(part)
    setWrong(null)
  }
  const mayBeNone = hasGoal(saved)
  const submit = () => {
    const read = readForm(draft.typed, mayBeNone)
    if ('wrong' in read) return setWrong(read.wrong)
    setWrong(null)
    mutate(changeOf(draft.from, read.aimed, saved))
  }
  /** Fills the form, which the student then saves or changes. */
  const take = (proposal: Proposal) => change(formOf(proposal))
  const giveUp = () => {
    draft.clear()
    setWrong(null)
  }
  return {
    shown: draft.typed,
    change,
    submit,
    take,
    giveUp,
    wrong: wrong ?? {},
    ref,
    isBusy: isPending,
    isSame: JSON.stringify(draft.typed) === JSON.stringify(initial),
    mayBeNone,
  }
}
