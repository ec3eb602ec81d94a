import { useState } from 'react'
import { ApiError } from '../../../web/api/api-error.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { copy } from '../copy.ts'
import { refusalTexts, type WeekPlan } from '../draft.ts'
import { savingSchedule } from './queries.ts'
import type { Draft } from './use-draft.ts'

export interface SaveOutcome {
  isSaved: boolean
  message: string
  details: readonly string[]
}

function failureOf(error: Error, week: WeekPlan): SaveOutcome {
  if (error instanceof ApiError && error.status === 422) {
    // biome-ignore lint/suspicious/noConsole: the message points the student to the console
    console.error(copy.refused, error.errors)
    return { isSaved: false, message: copy.refused, details: refusalTexts(error.errors ?? {}, week) }
  }
  return { isSaved: false, message: failureText(error, copy.saveFailed), details: [] }
}

/** `save` resolves to whether the plan is saved. */
export function useSavePlan(userId: string, { week, from, discard }: Draft) {
  const mutation = useSave(savingSchedule(userId))
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const save = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    mutation.mutate(
      { week, from },
      {
        onSuccess: ({ message }) => {
          discard()
          setOutcome({ isSaved: true, message, details: [] })
          resolve(true)
        },
        onError: (error) => {
          setOutcome(failureOf(error, week))
          resolve(false)
        },
      },
    )
    return promise
  }
  return { save, saving: mutation.isPending, outcome, clearOutcome: () => setOutcome(null) }
}
