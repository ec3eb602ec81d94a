import fc from 'fast-check'
import type { GuideMaterial } from '../src/features/guide/contract.ts'
import { type KnownRecord, type PendingWrite, pathOf, RECORDS_PATH } from '../src/features/records/pending.ts'
import { NOON } from './app-at-noon.ts'
import { recordsAfter } from './pending-writes.ts'

const DAY_MS = 86_400_000

/** Changes to the records of the first five topics, one after the other. */
export const RECORD_CHANGE = fc.record({
  does: fc.constantFrom('make', 'make', 'make', 'change', 'date back', 'delete'),
  of: fc.nat(20),
  topic: fc.nat(4),
  isNamed: fc.boolean(),
  spelled: fc.constantFrom('as it is', 'as it is', 'in capitals', 'otherwise'),
  ago: fc.nat(60),
  study_time: fc.integer({ min: 60, max: 6000 }),
  kind: fc.constantFrom(undefined, null, 'theory', 'review'),
  finished: fc.constantFrom(undefined, true, false),
  wrong: fc.constantFrom(null, 0, 4),
})
type RecordChange = typeof RECORD_CHANGE extends fc.Arbitrary<infer Of> ? Of : never

interface Where {
  readonly at: number
  readonly material: GuideMaterial
  readonly user: string
  readonly rows: readonly KnownRecord[]
}

/** The device's writes for a change; empty if there is no record to change. */
export function writesOf(change: RecordChange, { at, material, user, rows }: Where): PendingWrite[] {
  const before = rows[change.of % rows.length]
  const write = {
    id: `key-${at}`,
    userId: user,
    createdAt: Date.parse(NOON) + at,
    label: '',
    state: 'waiting' as const,
  }
  const then = new Date(Date.parse(NOON) - change.ago * DAY_MS - at).toISOString()
  const bodyAt = (created_at: string) => ({ ...bodyOf(change, material), user_id: user, created_at })
  if (change.does === 'make') return [{ ...write, method: 'POST', path: RECORDS_PATH, body: bodyAt(then) }]
  if (!before) return []
  const of = { ...write, path: pathOf(before), before }
  if (change.does === 'delete') return [{ ...of, method: 'DELETE', body: undefined }]
  return [{ ...of, method: 'PUT', body: bodyAt(change.does === 'change' ? before.created_at : then) }]
}

/** A record without a topic matches one by its words, in any spelling. */
const SPELLED = {
  'as it is': (words?: string) => words,
  'in capitals': (words = '') => ` ${words.toUpperCase()} `,
  otherwise: (words = '') => `Sobre ${words}`,
} as const

/** Undefined fields are dropped, as JSON does. */
function bodyOf(
  { topic: place, isNamed, spelled, study_time, kind, finished, wrong }: RecordChange,
  { topics }: GuideMaterial,
) {
  const { subject_id, words, topic_ids } = topics[place] ?? {}
  const answers =
    wrong === null ? {} : { questions_resolved: 10, correct_answers: 10 - wrong, incorrect_answers: wrong }
  const topic_id = isNamed ? topic_ids?.[0] : undefined
  return JSON.parse(
    JSON.stringify({
      subject_id,
      topic: SPELLED[spelled](words),
      topic_id,
      study_time,
      kind,
      finished,
      ...answers,
    }),
  )
}

/** The waiting writes after all changes, each with the record as it was shown then. */
export function pendingWritesOf(
  changes: readonly RecordChange[],
  { at, rows, ...where }: Where,
): PendingWrite[] {
  const writes: PendingWrite[] = []
  for (const [index, change] of changes.entries()) {
    writes.push(...writesOf(change, { ...where, at: at + index, rows: recordsAfter(rows, writes) }))
  }
  return writes
}
