import { useState } from 'react'
import type { Entries } from './outbox-rules.ts'

interface Since {
  waiting: Entries
  answer: { readonly dataUpdatedAt: number; readonly errorUpdateCount: number }
  /** Names the query in the screen's own words, so that the answer of another query does not count. */
  of: string
}

/** The local value until the next answer; the last is of before the writes. `made` must be stable. */
export function useUntilAnswered<Made>(made: Made, { waiting, answer, of }: Since): Made {
  const answered = `${of} ${answer.dataUpdatedAt} ${answer.errorUpdateCount}`
  const [last, setLast] = useState({ made, waiting, answered })
  if (last.made !== undefined && answered === last.answered && isOnlySent(last.waiting, waiting))
    return last.made
  if (waiting.length > 0 && made !== undefined && (made !== last.made || answered !== last.answered))
    setLast({ made, waiting, answered })
  return made
}

/** Some entries left, and none was added. */
const isOnlySent = (before: Entries, now: Entries) =>
  now.length < before.length && now.every(({ id }) => before.some((one) => one.id === id))
