import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countedIn } from './counted.ts'
import { type KnownRecord, type PendingWrite, pathOf, RECORDS_PATH, rowsOf } from './pending.ts'

const DEEDS = fc.array(
  fc.record({
    does: fc.constantFrom('make', 'change', 'delete'),
    of: fc.nat(9),
    subject_id: fc.constantFrom(1, 2),
    study_time: fc.integer({ min: 60, max: 6000 }),
    questions_resolved: fc.nat(20),
    day: fc.integer({ min: 10, max: 19 }),
    isRefused: fc.boolean(),
  }),
  { maxLength: 12 },
)
type Deed = typeof DEEDS extends fc.Arbitrary<(infer Of)[]> ? Of : never

const saved = (id: number): KnownRecord => ({
  id,
  user_id: 'ana',
  subject_id: 1,
  subject: { id: 1, name: 'Português' },
  topic: null,
  study_time: 600 * id,
  total_pauses: 0,
  questions_resolved: id,
  correct_answers: 0,
  incorrect_answers: 0,
  created_at: `2026-03-1${id}T12:00:00.000Z`,
  ativo: 1,
})
const SAVED = [1, 2, 3, 4].map(saved)

const recordsAfter = (writes: readonly PendingWrite[]) =>
  rowsOf(SAVED, writes, () => true).map(({ record }) => record)

/** The deed as the page keeps it, of a record as it is shown then. */
function writeOf(
  { does, of, day, isRefused, ...numbers }: Deed,
  at: number,
  writes: readonly PendingWrite[],
) {
  const shown = recordsAfter(writes)
  const before = shown[of % Math.max(1, shown.length)]
  const write: PendingWrite = {
    id: `0198aaaa-0000-7000-8000-0000000000${10 + at}`,
    userId: 'ana',
    method: 'POST',
    path: RECORDS_PATH,
    body: { ...numbers, correct_answers: 0, created_at: `2026-03-${day}T12:00:00.000Z` },
    createdAt: 0,
    label: '',
    state: isRefused ? 'rejected' : 'waiting',
  }
  if (does === 'make' || !before) return write
  const change = { ...write, path: pathOf(before), before }
  return does === 'change' ? { ...change, method: 'PUT' } : { ...change, method: 'DELETE', body: undefined }
}

const nameOf = ({ subject_id, created_at }: KnownRecord) => `${subject_id} ${created_at}`

function sumsOf(counted: readonly { record: KnownRecord; times: number }[]) {
  const sums = new Map<string, [seconds: number, questions: number]>()
  for (const { record, times } of counted) {
    const [seconds, questions] = sums.get(nameOf(record)) ?? [0, 0]
    sums.set(nameOf(record), [
      seconds + times * record.study_time,
      questions + times * record.questions_resolved,
    ])
  }
  return new Map([...sums].filter(([, numbers]) => numbers.some(Boolean)).sort())
}

const once = (record: KnownRecord) => ({ record, times: 1 })

it('what waits adds to the sums of what is saved, by subject and day, what its rows then show', () => {
  fc.assert(
    fc.property(DEEDS, (deeds) => {
      const writes: PendingWrite[] = []
      for (const [at, deed] of deeds.entries()) writes.push(writeOf(deed, at, writes))
      expect(sumsOf([...SAVED.map(once), ...countedIn(writes)])).toEqual(
        sumsOf(recordsAfter(writes).map(once)),
      )
    }),
  )
})
