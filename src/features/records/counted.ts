import { knownOf, withWaiting } from './log/rules.ts'
import { beforeOf, changedBy, isMaking, type KnownRecord, type PendingWrite, recordPath } from './pending.ts'

/** What one write does to one record: it was not there before, or is no longer there after. */
export interface RecordChange {
  readonly before: KnownRecord | undefined
  readonly after: KnownRecord | undefined
}

/** What sending all that waits does: to what was made here all of it at once, to other records one by one. */
export function changesIn(writes: readonly PendingWrite[]): RecordChange[] {
  const waiting = writes.filter(({ state }) => state === 'waiting')
  const unsaved = new Set(waiting.filter(isMaking).map(({ id }) => recordPath(id)))
  const made = withWaiting([], writes).map((one) => ({ before: undefined, after: knownOf(one, NAMELESS) }))
  const changed = waiting.flatMap((write) => {
    const before = beforeOf(write)
    if (!before || unsaved.has(write.path)) return []
    return [{ before, after: write.method === 'DELETE' ? undefined : changedBy(write, before) }]
  })
  return [...made, ...changed]
}

const NAMELESS = { userId: '', names: new Map<number, string>() }

/** Once all that waits is sent the record counts besides (1), or no longer (-1). */
export interface Counted {
  readonly record: KnownRecord
  readonly times: 1 | -1
}

/** What all that waits does to sums of records: a changed one no longer counts as it was, but as it is. */
export const countedIn = (writes: readonly PendingWrite[]): Counted[] =>
  changesIn(writes).flatMap(({ before, after }): Counted[] => [
    ...(before ? [{ record: before, times: -1 as const }] : []),
    ...(after ? [{ record: after, times: 1 as const }] : []),
  ])
