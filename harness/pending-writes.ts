import fc from 'fast-check'
import { knownOf, loggedOf, withWaiting } from '../src/features/records/log/rules.ts'
import { type KnownRecord, type PendingWrite, pathOf, RECORDS_PATH } from '../src/features/records/pending.ts'
import { newRecordKey } from '../src/shared/ids.ts'
import type { TestStudent } from './app.ts'

export const CHANGES_TO_RECORDS = fc.array(
  fc.record({
    does: fc.constantFrom('make', 'change', 'delete'),
    of: fc.nat(9),
    subject_id: fc.integer({ min: 1, max: 3 }),
    topic: fc.constantFrom('Crase', 'Regência', null),
    study_time: fc.integer({ min: 0, max: 6000 }),
    correct_answers: fc.nat(20),
    incorrect_answers: fc.nat(20),
    day: fc.integer({ min: 10, max: 18 }),
    isRefused: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
)
type ChangeToRecord = typeof CHANGES_TO_RECORDS extends fc.Arbitrary<(infer Of)[]> ? Of : never

const SAVED: readonly ChangeToRecord[] = [
  [1, 'Crase', 1000, 10],
  [1, 'Crase', 200, 17],
  [1, null, 30, 18],
  [2, 'Regência', 4, 16],
].map(([subject_id, topic, study_time, day]) => ({
  does: 'make',
  of: 0,
  subject_id: Number(subject_id),
  topic: topic as ChangeToRecord['topic'],
  study_time: Number(study_time),
  correct_answers: 2,
  incorrect_answers: 1,
  day: Number(day),
  isRefused: false,
}))

/** A student with some records saved, and the names of subjects. */
export async function studentWithRecords(student: TestStudent) {
  const subjects: { id: number; name: string }[] = (await student.call('GET /subjects')).body
  const labelOf = (id: number) => subjects.find((one) => one.id === id)?.name ?? ''
  const writes = writesOf(SAVED, { userId: student.id, records: [], labelOf })
  await send(student, writes)
  const records: KnownRecord[] = (await student.call(`GET /user-study-records/user/${student.id}`)).body
  return {
    writesOf: (changes: readonly ChangeToRecord[]) =>
      writesOf(changes, { userId: student.id, records, labelOf }),
    send: (writes: readonly PendingWrite[]) => send(student, writes),
  }
}

/** Returns the records as the page shows them with waiting writes; their subjects have no names. */
export const recordsAfter = (
  records: readonly KnownRecord[],
  writes: readonly PendingWrite[],
): KnownRecord[] =>
  withWaiting(records.map(loggedOf), writes).map((one) =>
    knownOf(one, { userId: writes[0]?.userId ?? '', names: new Map() }),
  )

interface Around {
  readonly userId: string
  readonly records: readonly KnownRecord[]
  readonly labelOf: (id: number) => string
}

/** Returns the writes as the page keeps them, each of the record as shown then. */
export function writesOf(
  changes: readonly ChangeToRecord[],
  { userId, records, labelOf }: Around,
): PendingWrite[] {
  const writes: PendingWrite[] = []
  for (const change of changes) {
    const shown = recordsAfter(records, writes)
    const before = shown[change.of % Math.max(1, shown.length)]
    const write = makingOf(change, { userId, label: labelOf(change.subject_id) })
    const changed = before && { ...write, path: pathOf(before), before }
    if (change.does === 'make' || !changed) writes.push(write)
    else if (change.does === 'change') writes.push({ ...changed, method: 'PUT' })
    else writes.push({ ...changed, method: 'DELETE', body: undefined })
  }
  return writes
}

function makingOf(
  { does: _, of: __, day, isRefused, ...fields }: ChangeToRecord,
  around: Pick<PendingWrite, 'userId' | 'label'>,
): PendingWrite {
  const questions_resolved = fields.correct_answers + fields.incorrect_answers
  const study_time = fields.study_time || Number(questions_resolved === 0)
  const created_at = `2026-03-${day}T12:00:00.000Z`
  return {
    ...around,
    id: newRecordKey(Date.now()),
    method: 'POST',
    path: RECORDS_PATH,
    body: { user_id: around.userId, ...fields, study_time, questions_resolved, created_at },
    createdAt: 0,
    state: isRefused ? 'rejected' : 'waiting',
  }
}

async function send(student: TestStudent, writes: readonly PendingWrite[]): Promise<void> {
  for (const { id, method, path, body } of writes.filter(({ state }) => state === 'waiting')) {
    const { status } = await student.call(`${method} ${path}`, { body, headers: { 'idempotency-key': id } })
    if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}.`)
  }
}
