import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CHANGES_TO_RECORDS, recordsAfter, writesOf } from '../../../harness/pending-writes.ts'
import { countedIn } from './counted.ts'
import type { KnownRecord } from './pending.ts'

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
  day: `2026-03-1${id}`,
  zone: 'America/Sao_Paulo',
})
const SAVED = [1, 2, 3, 4].map(saved)

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

it('waiting writes add to the saved sums, by subject and day, what their rows then show', () => {
  fc.assert(
    fc.property(CHANGES_TO_RECORDS, (actions) => {
      const writes = writesOf(actions, { userId: 'ana', records: SAVED, labelOf: String })
      expect(sumsOf([...SAVED.map(once), ...countedIn(writes)])).toEqual(
        sumsOf(recordsAfter(SAVED, writes).map(once)),
      )
    }),
  )
})
