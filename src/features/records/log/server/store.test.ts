import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import type { Db } from '../../../../server/database/db.ts'
import { instantAt } from '../../../../shared/calendar.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { fold } from '../../../../shared/text.ts'
import { sumsByDay, sumsByTopic } from '../../sums.ts'
import { readLog } from './store.ts'

interface Fact {
  subject_id: number
  topic: string | null
  study_time: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
  created_at: Date
  ativo: 0 | 1
  day: string
  zone: string
}

const DAYS = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']
const ALL_DAYS = [...DAYS, '2000-01-01', '2026-03-03']

const dated = fc
  .tuple(fc.constantFrom(...ALL_DAYS), fc.nat(1439), fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12@6'))
  .map(([day, minutes, zone]) => ({ day, zone, created_at: instantAt(day, minutes, zone) }))

const rest = fc.record({
  subject_id: fc.constantFrom(1, 2),
  topic: fc.constantFrom(
    null,
    'Crase',
    ' CRASE ',
    'crase',
    'Hífen',
    'HIFEN',
    'Crase  e hífen',
    'crase e hifen',
  ),
  study_time: fc.nat(7200),
  questions_resolved: fc.nat(50),
  correct_answers: fc.nat(50),
  incorrect_answers: fc.nat(50),
  ativo: fc.constantFrom<(0 | 1)[]>(0, 1, 1, 1),
})

/** Zones as far east and west as people live, late at night. */
const fact: fc.Arbitrary<Fact> = fc.tuple(rest, dated).map(([one, when]) => ({ ...one, ...when }))

const period = fc
  .tuple(fc.constantFrom('-infinity', ...ALL_DAYS), fc.constantFrom('infinity', ...ALL_DAYS))
  .filter(([since, until]) => since === '-infinity' || until === 'infinity' || since <= until)

const read = async (db: Db, student: string, since: string, until: string) =>
  (await readLog(db, student as StudentId, { from: since, to: until })).records
const byTopic = async (db: Db, student: string, since: string, until: string) =>
  sumsByTopic(await read(db, student, since, until))

interface Sums {
  records: number
  study_time: number
  questions: number
  correct: number
  incorrect: number
}

const added = (facts: Fact[]): Sums => ({
  records: facts.length,
  study_time: facts.reduce((sum, { study_time }) => sum + study_time, 0),
  questions: facts.reduce((sum, { questions_resolved }) => sum + questions_resolved, 0),
  correct: facts.reduce((sum, { correct_answers }) => sum + correct_answers, 0),
  incorrect: facts.reduce((sum, { incorrect_answers }) => sum + incorrect_answers, 0),
})

const within = (facts: Fact[], since: string, until: string) =>
  facts.filter(({ day, ativo }) => {
    const isSince = since === '-infinity' || day >= since
    return ativo === 1 && isSince && (until === 'infinity' || day <= until)
  })

const keyOf = ({ subject_id, topic }: { subject_id: number; topic: string | null }) =>
  `${subject_id} ${topic === null ? 'none' : fold(topic)}`

const grouped = (facts: Fact[], key: (fact: Fact) => string) =>
  Object.fromEntries([...Map.groupBy(facts, key)].map(([name, group]) => [name, added(group)]))

const insert = (db: Db, student: string, facts: Fact[]) =>
  db
    .insertInto('study_record')
    .values(facts.map((one) => ({ user_id: student, total_pauses: 0, ...one })))
    .execute()

const newStudent = () => `student-${crypto.randomUUID()}`

describe.each(engines)('the sums of study records on $name', ({ open }) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('are those of the active records of any period, by subject and by topic however it is written', async () => {
    const property = fc.asyncProperty(
      fc.array(fact, { minLength: 1, maxLength: 30 }),
      period,
      async (facts, ends) => {
        const student = newStudent()
        await insert(database.db, student, facts)
        const rows = await byTopic(database.db, student, ...ends)
        const sums = rows.map(({ subject_id, topic, ...sums }) => [keyOf({ subject_id, topic }), sums])
        expect(Object.fromEntries(sums)).toEqual(grouped(within(facts, ...ends), keyOf))
        expect(sums).toHaveLength(Object.keys(Object.fromEntries(sums)).length)
      },
    )
    await fc.assert(property, { numRuns: 100 })
  }, 60_000)

  it('are those of each day that has records', async () => {
    const [first = '', last = ''] = [DAYS.at(0), DAYS.at(-1)]
    const property = fc.asyncProperty(fc.array(fact, { minLength: 1, maxLength: 30 }), async (facts) => {
      const student = newStudent()
      await insert(database.db, student, facts)
      const sums = Object.fromEntries(sumsByDay(await read(database.db, student, first, last)))
      expect(sums).toEqual(grouped(within(facts, first, last), ({ day }) => day))
    })
    await fc.assert(property, { numRuns: 50 })
  }, 60_000)

  it('write a topic as it was studied last, not as it was saved last', async () => {
    const student = newStudent()
    const [one] = fc.sample(fact, 1)
    if (!one) throw new Error('A sample of one has one.')
    const of = (topic: string, day: string): Fact => ({
      ...one,
      subject_id: 1,
      ativo: 1,
      topic,
      day,
      created_at: new Date(`${day}T12:00:00Z`),
    })
    const [early, late] = ['2026-03-01', '2026-03-02']
    await insert(database.db, student, [of('Crase', late), of('CRASE', early), of('crase', early)])
    expect(await byTopic(database.db, student, '-infinity', 'infinity')).toMatchObject([{ topic: 'Crase' }])
    expect(await byTopic(database.db, student, '-infinity', early)).toMatchObject([{ topic: 'crase' }])
  })

  it('leave other students’ records alone', async () => {
    const [ana, bia] = [newStudent(), newStudent()]
    await insert(database.db, bia, fc.sample(fact, 5))
    expect(await byTopic(database.db, ana, '-infinity', 'infinity')).toEqual([])
  })
})
