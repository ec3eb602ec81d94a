import { knownOf, sideRecordsOf, withWaiting } from './log/rules.ts'
import {
  beforeOf,
  changedBy,
  isMaking,
  isOfRecord,
  type KnownRecord,
  type PendingWrite,
  recordPath,
} from './pending.ts'

/** The effect of one write on one record; `before` or `after` is missing when it did not exist then. */
export interface RecordChange {
  readonly before: KnownRecord | undefined
  readonly after: KnownRecord | undefined
}

/** A record made here gets one change, other records one per write. */
export function changesIn(writes: readonly PendingWrite[]): RecordChange[] {
  const waiting = writes.filter(({ state }) => state === 'waiting')
  const unsaved = new Set(waiting.filter(isMaking).map(({ id }) => recordPath(id)))
  const made = withWaiting([], writes.filter(isOfRecord)).map((one) => ({
    before: undefined,
    after: knownOf(one, NAMELESS),
  }))
  const changed = waiting.flatMap((write) => {
    const before = beforeOf(write)
    if (!before || unsaved.has(write.path)) return []
    return [{ before, after: write.method === 'DELETE' ? undefined : changedBy(write, before) }]
  })
  const beside = waiting.flatMap((write) => {
    const { before = [], after = [] } = sideRecordsOf(write) ?? {}
    return [
      ...before.map((one) => ({ before: knownOf(one, NAMELESS), after: undefined })),
      ...after.map((one) => ({ before: undefined, after: knownOf(one, NAMELESS) })),
    ]
  })
  return [...made, ...changed, ...beside]
}

const NAMELESS = { userId: '', names: new Map<number, string>() }

/** Once all waiting writes are sent, the record counts (1) or no longer counts (-1). */
export interface Counted {
  readonly record: KnownRecord
  readonly times: 1 | -1
}

/** The effect of all waiting writes on sums: a changed record is subtracted as it was and added as it is. */
export const countedIn = (writes: readonly PendingWrite[]): Counted[] =>
  changesIn(writes).flatMap(({ before, after }): Counted[] => [
    ...(before ? [{ record: before, times: -1 as const }] : []),
    ...(after ? [{ record: after, times: 1 as const }] : []),
  ])
