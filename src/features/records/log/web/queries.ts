import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../../web/api/api.ts'
import { ALWAYS_STALE, queryClient } from '../../../../web/api/queries.ts'
import type { OutboxEntry } from '../../../../web/outbox/outbox-rules.ts'
import { onSent } from '../../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import type { StudyRecord } from '../../contract.ts'
import { COUNTED, isOfRecord } from '../../pending.ts'
import type { LogPage, logContract } from '../contract.ts'
import {
  type LoggedRecord,
  loggedOf,
  logOf,
  recordsIn,
  recordsOfPage,
  type StudyLog,
  sideRecordsOf,
  sumOfLog,
  withChanges,
  withWaiting,
} from '../rules.ts'

const api = client<typeof logContract>()

/** The beginning of every student's log key. */
export const logKey = ['study-log']

/** Stored records at once, then changes; a new device loads the newest first. See `isWhole` of `useLog`. */
export const logQuery = (userId: string) =>
  queryOptions({
    queryKey: [...logKey, userId],
    queryFn: ({ signal }) => fetchLog(userId, signal),
    // Two pieces of bytes are not compared.
    structuralSharing: false,
    // A fetch on its way would overwrite an answer that was added meanwhile.
    meta: { isShownFirst: true, counts: COUNTED },
    ...ALWAYS_STALE,
  })

const keyOf = (userId: string) => logQuery(userId).queryKey

async function fetchLog(userId: string, signal: AbortSignal): Promise<StudyLog> {
  const cached = queryClient.getQueryData(keyOf(userId)) ?? (await shownFirst(userId))
  if (!cached) return fetchRest(userId, NOTHING, signal)
  const { log, isRight } = await fetchChanges(userId, cached, signal)
  if (!isRight) return fetchRest(userId, NOTHING, signal)
  return log.next === null ? log : fetchRest(userId, log, signal)
}

/** Shows the device's log while the server sends the changes. */
async function shownFirst(userId: string): Promise<StudyLog | undefined> {
  const { storedAnswer } = await import('../../../../web/offline/answers.ts')
  const cached = await storedAnswer<StudyLog>(userId, keyOf(userId))
  if (cached) queryClient.setQueryData(keyOf(userId), cached.data, { updatedAt: cached.at })
  return cached?.data
}

const NOTHING = logOf([], { since: Number.MAX_SAFE_INTEGER, next: '', subjects: [] })

async function fetchRest(userId: string, begun: StudyLog, signal: AbortSignal): Promise<StudyLog> {
  let log = begun
  while (log.next !== null) {
    const query = log.next === '' ? {} : { cursor: log.next }
    const page = await api('GET /study-log/:userId', { params: { userId }, query, signal })
    log = withPage(log, page, { next: page.next, since: Math.min(log.since, page.stable) })
    if (log.next !== null) queryClient.setQueryData(keyOf(userId), log)
  }
  return log
}

/** `isRight` is false if the log's sum differs from the server's while nothing else changed it. */
async function fetchChanges(userId: string, cached: StudyLog, signal: AbortSignal) {
  let after: string | null = null
  let stable = Number.MAX_SAFE_INTEGER
  for (;;) {
    const before = latest(userId, cached)
    const query = {
      since: cached.since,
      ...(after === null ? { check: 'true' as const } : { cursor: after }),
    }
    const page: LogPage = await api('GET /study-log/:userId', { params: { userId }, query, signal })
    stable = Math.min(stable, page.stable)
    const isUntouched = latest(userId, cached) === before
    const { next } = before
    const log = withPage(latest(userId, cached), page, {
      next,
      since: page.next === null ? stable : cached.since,
    })
    if (page.next === null) {
      const isComplete = after === null && next === null && isUntouched
      return { log, isRight: !isComplete || isSame(log, page) }
    }
    queryClient.setQueryData(keyOf(userId), log)
    after = page.next
  }
}

/** The log including answers that were added meanwhile. */
const latest = (userId: string, cached: StudyLog) => queryClient.getQueryData(keyOf(userId)) ?? cached

function isSame(log: StudyLog, { check }: LogPage): boolean {
  const records = recordsIn(log)
  return !check || (check.records === records.length && check.sum === sumOfLog(records))
}

function withPage(
  log: StudyLog,
  { columns, subjects }: LogPage,
  about: Pick<StudyLog, 'next' | 'since'>,
): StudyLog {
  const names = new Map([...log.subjects, ...subjects.map(({ id, name }) => [id, name] as const)])
  return logOf(withChanges(recordsIn(log), recordsOfPage(columns)), { ...about, subjects: [...names] })
}

// Adds the server's answer to the log before the write leaves the outbox, so that no sum steps back.
onSent((entry, reply) => {
  if (!(isOfRecord(entry) || sideRecordsOf(entry))) return
  queryClient.setQueryData(keyOf(entry.userId), (log) => log && withAnswer(log, entry, reply))
})

/** The deletion of a record that was already gone has no answer, nor have records of another write. */
function withAnswer(log: StudyLog, entry: OutboxEntry, reply: unknown): StudyLog {
  if (entry.method === 'DELETE' || sideRecordsOf(entry))
    return logOf(withWaiting(recordsIn(log), [entry]), {
      ...log,
      subjects: [...namesIn(entry), ...log.subjects],
    })
  const record = entry.method === 'POST' ? (reply as StudyRecord) : (reply as { data: StudyRecord }).data
  const change =
    record.ativo === 0 ? { records: [], gone: [record.id] } : { records: [loggedOf(record)], gone: [] }
  const { id, name } = record.subject ?? { id: 0, name: '' }
  const names = new Map(id > 0 ? [...log.subjects, [id, name]] : log.subjects)
  return logOf(withChanges(recordsIn(log), change), { ...log, subjects: [...names] })
}

export interface Log {
  /** With waiting writes, newest first. */
  readonly records: readonly LoggedRecord[]
  readonly saved: readonly LoggedRecord[]
  readonly names: ReadonlyMap<number, string>
  /** Until then at least the newest are there. */
  readonly isWhole: boolean
}

/** `log` is undefined until the device has any; `shown` has waiting writes even then. */
export function useLog(userId: string) {
  const answer = useQuery(logQuery(userId))
  const writes = useOutbox(userId)
  const { data } = answer
  const shown = useMemo((): Log => {
    const { subjects, next } = data ?? NOTHING
    const saved = recordsIn(data ?? NOTHING)
    const names = new Map([...writes.flatMap(namesIn), ...subjects])
    return { records: withWaiting(saved, writes), saved, names, isWhole: next === null }
  }, [data, writes])
  return { log: data && shown, shown, answer }
}

function namesIn(write: OutboxEntry): readonly (readonly [number, string])[] {
  const { subject_id } = (write.body ?? {}) as { subject_id?: unknown }
  if (typeof subject_id === 'number') return [[subject_id, write.label]]
  return sideRecordsOf(write)?.subjects ?? []
}
