import { useState } from 'react'
import type { Entries } from './outbox-rules.ts'

interface Since {
  waiting: Entries
  answer: { readonly dataUpdatedAt: number; readonly errorUpdateCount: number }
  /** What was asked, in words of the screen's own: the answer to another question says nothing of this one. */
  of: string
}

/**
 * What was made here with what waits stands, once some of that is sent, until the server has answered anew: what
 * it said before is of before that. `made` is the same value until it says something else, or undefined for none.
 */
export function useUntilAnswered<Made>(made: Made, { waiting, answer, of }: Since): Made {
  const answered = `${of} ${answer.dataUpdatedAt} ${answer.errorUpdateCount}`
  const [last, setLast] = useState({ made, waiting, answered })
  if (last.made !== undefined && answered === last.answered && isOnlySent(last.waiting, waiting))
    return last.made
  if (waiting.length > 0 && made !== undefined && (made !== last.made || answered !== last.answered))
    setLast({ made, waiting, answered })
  return made
}

/** Some have left, and none has come. */
const isOnlySent = (before: Entries, now: Entries) =>
  now.length < before.length && now.every(({ id }) => before.some((one) => one.id === id))
