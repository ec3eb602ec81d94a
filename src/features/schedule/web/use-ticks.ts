import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScheduleItem } from '../contract.ts'
import type { ProgressEntry } from '../progress/contract.ts'
import { dateOf, togglingProgress } from './queries.ts'

/** A click that the server has not answered yet. */
interface Click {
  done: boolean
}

/** What is completed in this week, and how today's items are ticked. */
export interface Ticks {
  isDone: (item: ScheduleItem) => boolean
  tick: (item: ScheduleItem, done: boolean) => Promise<void>
  /** The last click that failed was taken back. */
  isFailed: boolean
  clearFailure: () => void
}

/** Shows a click at once and takes it back when the server does not save it (spec §4). */
export function useTicks(userId: string, today: string, progress: readonly ProgressEntry[]): Ticks {
  const toggle = useMutation(togglingProgress(userId, today))
  const [clicks, setClicks] = useState<ReadonlyMap<number, Click>>(new Map())
  const [isFailed, setFailed] = useState(false)
  const done = new Set(progress.map((entry) => `${entry.completion_date} ${entry.schedule_item_id}`))

  const forget = (id: number, click: Click) =>
    setClicks((known) => (known.get(id) === click ? new Map([...known].filter(([other]) => other !== id)) : known))
  return {
    isDone: ({ id, day_of_week }) => {
      const date = dateOf(today, day_of_week)
      return (date === today ? clicks.get(id)?.done : undefined) ?? done.has(`${date} ${id}`)
    },
    tick: async ({ id }, ticked) => {
      const click = { done: ticked }
      setClicks((known) => new Map(known).set(id, click))
      try {
        await toggle.mutateAsync(id)
      } catch {
        setFailed(true)
      }
      forget(id, click)
    },
    isFailed,
    clearFailure: () => setFailed(false),
  }
}
