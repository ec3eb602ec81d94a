import { useState } from 'react'
import { ApiError } from '../../../web/api-error.ts'
import { failureText } from '../../../web/failure-text.ts'
import { useSave } from '../../../web/use-save.ts'
import { copy } from '../copy.ts'
import { refusalTexts, type WeekPlan, weeklyPlanOf } from '../draft/rules.ts'
import { savingSchedule } from './queries.ts'
import type { Draft } from './use-draft.ts'

/** How a save ended, for the dialog that tells it (spec §2, §8). */
export interface SaveOutcome {
  isSaved: boolean
  message: string
  /** What is wrong with the plan. */
  details: readonly string[]
}

/** The outcome of a save that failed; refused fields are logged as the specification wants (§8). */
function failureOf(error: Error, week: WeekPlan): SaveOutcome {
  if (error instanceof ApiError && error.status === 422) {
    // biome-ignore lint/suspicious/noConsole: the message points the student to the console (spec §8)
    console.error(copy.refused, error.errors)
    return { isSaved: false, message: copy.refused, details: refusalTexts(error.errors ?? {}, week) }
  }
  return { isSaved: false, message: failureText(error, { unknown: copy.saveFailed }), details: [] }
}

/** Saves the plan being edited; `save` resolves to whether it is saved. */
export function useSavePlan(userId: string, { week, discard }: Draft) {
  const mutation = useSave(savingSchedule(userId))
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const save = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    mutation.mutate(weeklyPlanOf(week), {
      onSuccess: ({ message }) => {
        discard()
        setOutcome({ isSaved: true, message, details: [] })
        resolve(true)
      },
      onError: (error) => {
        setOutcome(failureOf(error, week))
        resolve(false)
      },
    })
    return promise
  }
  return { save, saving: mutation.isPending, outcome, clearOutcome: () => setOutcome(null) }
}
