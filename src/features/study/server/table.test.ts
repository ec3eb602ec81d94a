import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../tests/database.ts'
import { createTestDatabase } from '../../../../tests/database.ts'
import { engines } from '../../../../tests/engines.ts'
import type { Db } from '../../../server/db.ts'

interface Session {
  subject_id: number
  topic: string | null
  study_time: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
  created_at: Date
}

type Step =
  | { do: 'insert'; session: Session }
  | { do: 'edit'; at: number; session: Session }
  | { do: 'delete' | 'restore'; at: number }
  | { do: 'roll up' }

/** Instants at and around the edges of years, months and quarters of an hour. */
const INSTANTS = [
  '2000-01-01T00:00:00.000Z',
  '2023-07-20T12:00:00.000Z',
  '2024-12-31T23:59:59.999Z',
  '2025-01-01T00:00:00.000Z',
  '2025-10-17T03:00:00.000Z',
  '2026-02-28T23:59:59.999Z',
  '2026-03-01T00:00:00.000Z',
  '2026-03-01T00:14:59.999Z',
  '2026-03-01T00:15:00.000Z',
  '2026-03-01T00:20:00.123Z',
]

/** Periods that end between those instants, where they begin, or never. */
const period = fc
  .tuple(
    fc.constantFrom('-infinity', '2023-06-10T03:00:00Z', ...INSTANTS),
    fc.constantFrom('infinity', '2025-06-20T03:00:00Z', '2026-03-01T00:20:00.124Z', ...INSTANTS),
  )
  .filter(([since, until]) => since === '-infinity' || until === 'infinity' || since < until)

const session: fc.Arbitrary<Session> = fc.record({
  subject_id: fc.constantFrom(1, 2),
  topic: fc.constantFrom(null, 'Atos', 'Crase'),
  study_time: fc.nat(7200),
  questions_resolved: fc.nat(50),
  correct_answers: fc.nat(50),
  incorrect_answers: fc.nat(50),
  created_at: fc.constantFrom(...INSTANTS.map((instant) => new Date(instant))),
})
/** Sessions that hardly ever count in the same sums. */
const variedSession = fc.tuple(session, fc.nat(300), fc.nat(40)).map(([one, hours, topic]) => ({
  ...one,
  topic: `Tópico ${topic}`,
  created_at: new Date(one.created_at.getTime() + hours * 3_600_000),
}))

const at = fc.nat(1000)
const stepOf = (sessions: fc.Arbitrary<Session>): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('insert' as const), session: sessions }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), at, session: sessions }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const), at }) },
    { weight: 2, arbitrary: fc.constant({ do: 'roll up' as const }) },
  )

const newStudent = () => `student-${crypto.randomUUID()}`

const rollUp = (db: Db, student: string) => sql`select study_roll_up(${student})`.execute(db)

async function insert(db: Db, student: string, values: Session): Promise<number> {
  const query = db.insertInto('study_record').values({ user_id: student, total_pauses: 0, ...values })
  return (await query.returning('id').executeTakeFirstOrThrow()).id
}

const change = (db: Db, student: string, id: number, values: Partial<Session> | { ativo: 0 | 1 }) =>
  db.updateTable('study_record').set(values).where('user_id', '=', student).where('id', '=', id).execute()

/** Does a step to a student's records, whose ids are `ids`. */
async function take(db: Db, student: string, ids: number[], done: Step): Promise<unknown> {
  if (done.do === 'roll up') return rollUp(db, student)
  if (done.do === 'insert') return ids.push(await insert(db, student, done.session))
  const id = ids[done.at % ids.length]
  if (id === undefined) return
  return change(db, student, id, done.do === 'edit' ? done.session : { ativo: done.do === 'delete' ? 0 : 1 })
}

/** Where the kept sums and the plain sums of the active records differ: nowhere. One statement, so of one moment. */
async function differences(db: Db, student: string): Promise<unknown[]> {
  const active = sql`study_record where user_id = ${student} and ativo = 1`
  const sums = sql`sum(study_time)::bigint, sum(questions_resolved)::bigint, sum(correct_answers)::bigint, sum(incorrect_answers)::bigint`
  const slots = (since: string, until: string) => [
    sql`select 'slot', slot::text, sum(study_time)::bigint, sum(questions)::bigint, sum(correct)::bigint, sum(incorrect)::bigint, 0
      from study_slots(${student}, ${since}::timestamptz, ${until}::timestamptz) group by slot`,
    sql`select 'slot', date_bin('15 minutes', created_at, 'epoch')::text, ${sums}, 0
      from ${active} and created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz group by 2`,
  ]
  const pairs = [
    [
      sql`select subject_id::text, topic, study_time, questions, correct, incorrect, records from study_sums(${student})`,
      sql`select subject_id::text, coalesce(topic, ''), ${sums}, count(*) from ${active} group by 1, 2`,
    ],
    slots('-infinity', 'infinity'),
    slots('2026-03-01T00:00:00Z', '2026-03-01T00:15:00Z'),
  ]
  const both = pairs.map(
    ([kept, plain]) => sql`((${kept} except all ${plain}) union all (${plain} except all ${kept}))`,
  )
  return (await sql`${sql.join(both, sql` union all `)}`.execute(db)).rows
}

/** The same of the sums of one period. */
async function periodDifferences(db: Db, student: string, [since, until]: [string, string]): Promise<unknown[]> {
  const kept = sql`select * from study_sums_between(${student}, ${since}::timestamptz, ${until}::timestamptz)`
  const plain = sql`select subject_id, coalesce(topic, ''), count(*), sum(study_time)::bigint,
      sum(questions_resolved)::bigint, sum(correct_answers)::bigint, sum(incorrect_answers)::bigint
    from study_record where user_id = ${student} and ativo = 1
      and created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz group by 1, 2`
  return (await sql`(${kept} except all ${plain}) union all (${plain} except all ${kept})`.execute(db)).rows
}

/** The same of the sums by month and year, once everything is rolled up. */
async function grainDifferences(db: Db, student: string): Promise<unknown[]> {
  const kept = sql`select grain, bucket, subject_id, topic, records, study_time from study_rollup
    where user_id = ${student} and grain in ('month', 'year') and records > 0`
  const plain = sql`select grain, date_trunc(grain, created_at, 'UTC'), subject_id, coalesce(topic, ''), count(*), sum(study_time)::bigint
    from study_record, (values ('month'), ('year')) grains (grain) where user_id = ${student} and ativo = 1 group by 1, 2, 3, 4`
  return (await sql`(${kept} except all ${plain}) union all (${plain} except all ${kept})`.execute(db)).rows
}

const tailOf = async (db: Db, student: string) =>
  (await sql<{ tail: number }>`select study_tail(${student}) as tail`.execute(db)).rows[0]?.tail

describe.each(engines)('the kept sums of study records on $name', ({ open }) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('are the sums of the active records after any steps in any order', async () => {
    const { db } = database
    const property = fc.asyncProperty(fc.array(stepOf(session), { minLength: 1, maxLength: 25 }), async (steps) => {
      const student = newStudent()
      const ids: number[] = []
      for (const done of steps) {
        await take(db, student, ids, done)
        expect(await differences(db, student)).toEqual([])
      }
      await rollUp(db, student)
      expect(await differences(db, student)).toEqual([])
      expect(await grainDifferences(db, student)).toEqual([])
      expect(await tailOf(db, student)).toBe(0)
    })
    await fc.assert(property, { numRuns: 60 })
  }, 60_000)

  it('are the sums of any period after any steps in any order', async () => {
    const { db } = database
    const steps = fc.array(stepOf(session), { minLength: 1, maxLength: 25 })
    const property = fc.asyncProperty(
      steps,
      fc.array(period, { minLength: 4, maxLength: 4 }),
      async (some, periods) => {
        const student = newStudent()
        const ids: number[] = []
        for (const done of some) await take(db, student, ids, done)
        for (const one of periods) expect(await periodDifferences(db, student, one)).toEqual([])
        await rollUp(db, student)
        for (const one of periods) expect(await periodDifferences(db, student, one)).toEqual([])
      },
    )
    await fc.assert(property, { numRuns: 60 })
  }, 60_000)

  it('count a record by itself until it is rolled up, and again after an edit', async () => {
    const { db } = database
    const student = newStudent()
    const [values] = fc.sample(session, 1)
    if (!values) throw new Error('A sample of one has one.')
    const id = await insert(db, student, values)
    expect(await tailOf(db, student)).toBe(1)
    await rollUp(db, student)
    await rollUp(db, student)
    expect(await tailOf(db, student)).toBe(0)
    await change(db, student, id, { study_time: 9 })
    expect(await tailOf(db, student)).toBe(1)
    await change(db, student, id, { ativo: 0 })
    expect(await tailOf(db, student)).toBe(0)
    expect(await differences(db, student)).toEqual([])
  })

  it('leave other students’ records alone', async () => {
    const { db } = database
    const [ana, bia] = [newStudent(), newStudent()]
    for (const values of fc.sample(session, 5)) await insert(db, bia, values)
    await rollUp(db, ana)
    expect(await tailOf(db, bia)).toBe(5)
    const { rows } = await sql`select * from study_sums(${ana})`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the kept sums of study records on PostgreSQL', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('are right at every moment, and no two wait for each other, while many write, roll up and read at once', async () => {
    const { db } = database
    const student = newStudent()
    const ids: number[] = []
    for (const values of fc.sample(variedSession, { numRuns: 300, seed: 1 }))
      ids.push(await insert(db, student, values))
    const lane = fc.array(stepOf(variedSession), { minLength: 100, maxLength: 100 })
    const write = async (steps: Step[]) => {
      for (const done of steps) await take(db, student, ids, done)
    }
    const read = async () => {
      for (let reading = 0; reading < 20; reading++) expect(await differences(db, student)).toEqual([])
    }
    await Promise.all([...fc.sample(lane, { numRuns: 16, seed: 2 }).map(write), read(), read()])
    expect(await differences(db, student)).toEqual([])
    await rollUp(db, student)
    expect(await differences(db, student)).toEqual([])
    expect(await grainDifferences(db, student)).toEqual([])
    expect(await tailOf(db, student)).toBe(0)
  }, 60_000)
})
