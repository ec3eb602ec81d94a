import { useEffect, useState } from 'react'
import { onSent } from '../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import type { ScheduleItem } from '../contract.ts'
import type { ProgressEntry } from '../progress/contract.ts'
import { TICK_PATH, wordsOf } from '../progress/rules.ts'
import { dateOf, forgetTick, putTick, sayDone } from './queries.ts'

/** A click that the device has not stored yet. */
interface Click {
  done: boolean
}

export interface Ticks {
  isDone: (item: ScheduleItem) => boolean
  tick: (item: ScheduleItem, done: boolean) => Promise<void>
  /** The last click was refused and undone. */
  isFailed: boolean
  clearFailure: () => void
}

/** Shows a click at once, even while it waits to be sent, and undoes it when the server refuses it. */
export function useTicks(userId: string, today: string, progress: readonly ProgressEntry[]): Ticks {
  const [clicks, setClicks] = useState<ReadonlyMap<number, Click>>(new Map())
  const [isFailed, setFailed] = useState(false)
  const waiting = wordsOf(useOutbox(userId), userId, today)
  const done = new Set(progress.map((entry) => `${entry.completion_date} ${entry.schedule_item_id}`))

  useEffect(
    () =>
      onSent((entry) => entry.userId === userId && entry.path === TICK_PATH && putTick(userId, today, entry)),
    [userId, today],
  )
  const forget = (id: number, click: Click) =>
    setClicks((known) =>
      known.get(id) === click ? new Map([...known].filter(([other]) => other !== id)) : known,
    )
  return {
    isDone: ({ id, day_of_week }) => {
      const date = dateOf(today, day_of_week)
      return (
        (date === today ? (clicks.get(id)?.done ?? waiting.get(id)) : undefined) ?? done.has(`${date} ${id}`)
      )
    },
    tick: async (item, ticked) => {
      const click = { done: ticked }
      setClicks((known) => new Map(known).set(item.id, click))
      const delivery = await sayDone(userId, today, item, ticked).catch(() => null)
      if (delivery?.type === 'rejected') await forgetTick(userId, delivery.id)
      if (delivery === null || delivery.type === 'rejected') setFailed(true)
      forget(item.id, click)
    },
    isFailed,
    clearFailure: () => setFailed(false),
  }
}
