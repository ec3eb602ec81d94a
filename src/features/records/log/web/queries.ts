import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../../web/api/queries.ts'
import type { OutboxEntry } from '../../../../web/outbox/outbox-rules.ts'
import { onTaken } from '../../../../web/outbox/student-outbox.ts'
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
  sumOfLog,
  withChanges,
  withWaiting,
} from '../rules.ts'

const api = client<typeof logContract>()

/** Begins the key of every student's log. */
export const logKey = ['study-log']

/**
 * The student's records as the server has them: what the device kept, at once, and then what has changed since.
 * A device that kept none shows the newest first. `isWhole` in `useLog` tells when all are there.
 */
export const logQuery = (userId: string) =>
  queryOptions({
    queryKey: [...logKey, userId],
    queryFn: ({ signal }) => fetchLog(userId, signal),
    // Two pieces of bytes are not compared.
    structuralSharing: false,
    // What was on its way when an answer was laid in would take its place.
    meta: { isShownFirst: true, counts: COUNTED },
    ...ASKED_ANEW,
  })

const keyOf = (userId: string) => logQuery(userId).queryKey

async function fetchLog(userId: string, signal: AbortSignal): Promise<StudyLog> {
  const kept = queryClient.getQueryData(keyOf(userId)) ?? (await shownFirst(userId))
  if (!kept) return fetchRest(userId, NOTHING, signal)
  const { log, isRight } = await fetchChanges(userId, kept, signal)
  if (!isRight) return fetchRest(userId, NOTHING, signal)
  return log.next === null ? log : fetchRest(userId, log, signal)
}

/** Shows what the device has kept while the server is asked what has changed. */
async function shownFirst(userId: string): Promise<StudyLog | undefined> {
  const { keptAnswer } = await import('../../../../web/offline/answers.ts')
  const kept = await keptAnswer<StudyLog>(userId, keyOf(userId))
  if (kept) queryClient.setQueryData(keyOf(userId), kept.data, { updatedAt: kept.at })
  return kept?.data
}

const NOTHING = logOf([], { since: Number.MAX_SAFE_INTEGER, next: '', subjects: [] })

/** Shows each page as it comes. */
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

/** `isRight` tells whether it adds up to what the server has, where nothing else came in between. */
async function fetchChanges(userId: string, kept: StudyLog, signal: AbortSignal) {
  let after: string | null = null
  let stable = Number.MAX_SAFE_INTEGER
  for (;;) {
    const before = latest(userId, kept)
    const query = { since: kept.since, ...(after === null ? { check: 'true' as const } : { cursor: after }) }
    const page: LogPage = await api('GET /study-log/:userId', { params: { userId }, query, signal })
    stable = Math.min(stable, page.stable)
    const isUntouched = latest(userId, kept) === before
    const { next } = before
    const log = withPage(latest(userId, kept), page, {
      next,
      since: page.next === null ? stable : kept.since,
    })
    if (page.next === null) {
      const isTold = after === null && next === null && isUntouched
      return { log, isRight: !isTold || isSame(log, page) }
    }
    queryClient.setQueryData(keyOf(userId), log)
    after = page.next
  }
}

/** What was saved here meanwhile is in it. */
const latest = (userId: string, kept: StudyLog) => queryClient.getQueryData(keyOf(userId)) ?? kept

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

// The log has the server's answer before the write leaves the outbox, so that no sum steps back.
onTaken((entry, reply) => {
  if (!isOfRecord(entry)) return
  queryClient.setQueryData(keyOf(entry.userId), (log) => log && withAnswer(log, entry, reply))
})

/** A deletion of what was gone already has no answer. */
function withAnswer(log: StudyLog, entry: OutboxEntry, reply: unknown): StudyLog {
  if (entry.method === 'DELETE') return logOf(withWaiting(recordsIn(log), [entry]), log)
  const record = entry.method === 'POST' ? (reply as StudyRecord) : (reply as { data: StudyRecord }).data
  const change =
    record.ativo === 0 ? { records: [], gone: [record.id] } : { records: [loggedOf(record)], gone: [] }
  const { id, name } = record.subject ?? { id: 0, name: '' }
  const names = new Map(id > 0 ? [...log.subjects, [id, name]] : log.subjects)
  return logOf(withChanges(recordsIn(log), change), { ...log, subjects: [...names] })
}

export interface Log {
  /** With what waits on the device, newest first. */
  readonly records: readonly LoggedRecord[]
  /** As the server has it. */
  readonly saved: readonly LoggedRecord[]
  readonly names: ReadonlyMap<number, string>
  /** Until then the newest are there, at the least. */
  readonly isWhole: boolean
}

/** The student's records; `log` is undefined until the device has any, `shown` has what waits even then. */
export function useLog(userId: string) {
  const answer = useQuery(logQuery(userId))
  const writes = useOutbox(userId)
  const { data } = answer
  const shown = useMemo((): Log => {
    const { subjects, next } = data ?? NOTHING
    const saved = recordsIn(data ?? NOTHING)
    const labels = writes.flatMap(({ body, label }) => subjectIn(body, label))
    const names = new Map([...labels, ...subjects])
    return { records: withWaiting(saved, writes), saved, names, isWhole: next === null }
  }, [data, writes])
  return { log: data && shown, shown, answer }
}

function subjectIn(body: unknown, label: string): [number, string][] {
  const { subject_id } = (body ?? {}) as { subject_id?: unknown }
  return typeof subject_id === 'number' ? [[subject_id, label]] : []
}
