import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'

const NOTHING = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

interface Fact {
  at?: string
  subject?: number
  topic?: string | null
  time?: number
  correct?: number
  incorrect?: number
  zone?: string
}

describe.each(engines)('the overview on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const overviewOf = async (student: TestStudent, { week = '', zone = 'America/Sao_Paulo' } = {}) => {
    const query: Record<string, string> = week ? { week } : {}
    const answer = await student.call(`GET /overview/${student.id}`, {
      query,
      headers: { 'x-time-zone': zone },
    })
    expect(answer).toMatchObject({ status: 200 })
    return answer.body
  }

  const study = async (student: TestStudent, ...facts: Fact[]) => {
    for (const {
      at = NOON,
      subject = 1,
      topic = null,
      time = 60,
      correct = 0,
      incorrect = 0,
      zone = 'America/Sao_Paulo',
    } of facts) {
      await sql`
        insert into study_record (user_id, subject_id, topic, study_time, total_pauses, questions_resolved,
          correct_answers, incorrect_answers, created_at, zone)
        values (${student.id}, ${subject}, ${topic}, ${time}, 0, ${correct + incorrect}, ${correct}, ${incorrect}, ${at}, ${zone})
      `.execute(database.db)
    }
  }

  const idOf = async (student: TestStudent, topic: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from study_record where user_id = ${student.id} and topic = ${topic}`.execute(database.db)
    return rows[0]?.id
  }
  const addSubject = async (name: string, owner: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into subject (name, name_key, owner_id) values (${name}, ${name}, ${owner})
      on conflict (coalesce(owner_id, ''), name_key) do update set name = excluded.name
      returning id`.execute(database.db)
    return Number(rows[0]?.id)
  }

  const timesOf = (days: { study_time: number }[]) => days.map(({ study_time }) => study_time)

  it('is all zeros for a student with nothing', async () => {
    const overview = await overviewOf(await posse.signUp())
    expect(overview).toMatchObject({
      career_name: null,
      subjects_count: 0,
      topics_count: 0,
      records_count: 0,
      ...NOTHING,
      by_subject: [],
      last_subject_id: null,
      week: { number: 11, start: '2026-03-15', end: '2026-03-21' },
    })
    expect(overview.week.days).toHaveLength(7)
    expect(overview.week.days).toContainEqual({ day: '2026-03-18', ...NOTHING })
    expect(overview.weeks).toHaveLength(11)
    expect(overview.weeks.at(0)).toEqual({ number: 1, start: '2026-01-04', end: '2026-01-10' })
  })

  it('names the career and counts the active subjects', async () => {
    const ana = await posse.signUp()
    const career = sql`insert into career (name, name_key, icon, owner_id) values ('Fiscal', 'fiscal', 'mdi:scale', ${ana.id}) returning id`
    await sql`with made as (${career}) insert into user_career select ${ana.id}, id from made`.execute(
      database.db,
    )
    await sql`insert into user_subject values (${ana.id}, 1, true), (${ana.id}, 2, true), (${ana.id}, 3, false)`.execute(
      database.db,
    )
    expect(await overviewOf(ana)).toMatchObject({ career_name: 'Fiscal', subjects_count: 2 })
  })

  it('sums up records, by subject with most time first, and counts named topics once a subject', async () => {
    const ana = await posse.signUp()
    const [law, maths] = [await addSubject('Direito', ana.id), await addSubject('Matemática', ana.id)]
    await study(
      ana,
      { subject: law, topic: 'Atos', time: 100, correct: 3, incorrect: 1 },
      { subject: law, topic: ' ATOS', time: 50 },
      { subject: maths, topic: 'Atos', time: 1000, correct: 5, incorrect: 5 },
      { subject: maths, topic: null, time: 7 },
    )
    expect(await overviewOf(ana)).toMatchObject({
      topics_count: 2,
      records_count: 4,
      study_time: 1157,
      questions: 14,
      correct: 8,
      incorrect: 6,
      by_subject: [
        { subject_id: maths, name: 'Matemática', study_time: 1007, questions: 10, correct: 5, incorrect: 5 },
        { subject_id: law, name: 'Direito', study_time: 150, questions: 4, correct: 3, incorrect: 1 },
      ],
    })
  })

  it('keeps records of a subject that is no longer known', async () => {
    const ana = await posse.signUp()
    await study(ana, { subject: 2_000_000_000 })
    expect((await overviewOf(ana)).by_subject).toMatchObject([
      { name: 'Matéria não encontrada', study_time: 60 },
    ])
  })

  it('follows edits and deletions at once', async () => {
    const ana = await posse.signUp()
    await study(
      ana,
      { topic: 'a', time: 10, correct: 1 },
      { topic: 'b', time: 20, correct: 2 },
      { topic: 'c', time: 40, incorrect: 4, at: '2026-03-16T12:00:00Z' },
    )
    await study(ana, { topic: 'd', time: 80, correct: 8 })
    const [a, b, c] = [await idOf(ana, 'a'), await idOf(ana, 'b'), await idOf(ana, 'c')]
    await sql`update study_record set ativo = 0 where user_id = ${ana.id} and id = ${a}`.execute(database.db)
    await sql`update study_record set study_time = 21, topic = 'd' where user_id = ${ana.id} and id = ${b}`.execute(
      database.db,
    )
    await sql`update study_record set created_at = '2026-03-17T12:00:00Z', day = '2026-03-17' where user_id = ${ana.id} and id = ${c}`.execute(
      database.db,
    )
    const expected = {
      records_count: 3,
      topics_count: 2,
      study_time: 141,
      questions: 14,
      correct: 10,
      incorrect: 4,
    }
    const overview = await overviewOf(ana)
    expect(overview).toMatchObject(expected)
    expect(timesOf(overview.week.days)).toEqual([0, 0, 40, 101, 0, 0, 0])
  })

  it.each([
    ['America/Noronha', '02:00'],
    ['America/Sao_Paulo', '03:00'],
    ['America/Rio_Branco', '05:00'],
  ])('cuts the days at midnight in %s', async (zone, midnight) => {
    const ana = await posse.signUp()
    const instant = Date.parse(`2026-03-17T${midnight}:00Z`)
    await study(
      ana,
      { time: 1, at: new Date(instant - 1).toISOString(), zone },
      { time: 10, at: new Date(instant).toISOString(), zone },
      { time: 100, at: new Date(Date.parse(`2026-03-15T${midnight}:00Z`)).toISOString(), zone },
      { time: 1000, at: new Date(Date.parse(`2026-03-15T${midnight}:00Z`) - 1).toISOString(), zone },
    )
    const { week, fortnight, study_time } = await overviewOf(ana, { zone })
    expect(study_time).toBe(1111)
    expect(timesOf(week.days)).toEqual([100, 1, 10, 0, 0, 0, 0])
    // The Saturday and Sunday before, then Monday and Tuesday.
    expect(timesOf(fortnight).slice(5, 9)).toEqual([1000, 100, 1, 10])
  })

  it('names what was studied last', async () => {
    const ana = await posse.signUp()
    await study(
      ana,
      { subject: 1 },
      { subject: 2, at: '2026-03-18T16:00:00Z' },
      { subject: 3, at: '2026-03-01T16:00:00Z' },
    )
    expect(await overviewOf(ana)).toMatchObject({ last_subject_id: 2 })
    await sql`update study_record set ativo = 0 where user_id = ${ana.id} and subject_id = 2`.execute(
      database.db,
    )
    expect(await overviewOf(ana)).toMatchObject({ last_subject_id: 1 })
  })

  it('answers a week of before', async () => {
    const ana = await posse.signUp()
    await study(ana, { at: '2026-01-04T12:00:00Z', time: 30, correct: 2, incorrect: 1 }, { time: 5 })
    const { week } = await overviewOf(ana, { week: '2026-01-04' })
    expect(week).toMatchObject({ number: 1, start: '2026-01-04', end: '2026-01-10' })
    expect(week.days[0]).toEqual({
      day: '2026-01-04',
      study_time: 30,
      questions: 3,
      correct: 2,
      incorrect: 1,
    })
    expect(week.days[3]).toEqual({ day: '2026-01-07', ...NOTHING })
  })

  it('begins week 1 with the first Sunday, and still lists the weeks of the old year', async () => {
    vi.setSystemTime('2026-01-04T02:59:00Z')
    const ana = await posse.signUp()
    await study(ana, { at: '2026-01-01T15:00:00Z', time: 30 })
    const before = await overviewOf(ana)
    expect(before.week).toMatchObject({ number: 52, start: '2025-12-28', end: '2026-01-03' })
    expect(before.week.days[4]).toMatchObject({ day: '2026-01-01', study_time: 30 })
    expect(before.weeks).toHaveLength(52)
    vi.setSystemTime('2026-01-04T03:00:00Z')
    const after = await overviewOf(ana)
    expect(after.weeks).toEqual([...before.weeks, { number: 1, start: '2026-01-04', end: '2026-01-10' }])
    expect(after.week.number).toBe(1)
    const last = await overviewOf(ana, { week: '2025-12-28' })
    expect(last.week.days[4]).toMatchObject({ day: '2026-01-01', study_time: 30 })
  })

  it.each([
    ['a day that is no Sunday', '2026-03-16'],
    ['a week that has not started', '2026-03-22'],
    ['a week of another year', '2025-12-28'],
    ['a day that does not exist', '2026-02-30'],
    ['nothing', ''],
    ['a NUL byte', '2026-03-15%00'],
    ['SQL', "2026-03-15'--"],
    ['two weeks', '2026-03-15&week=2026-03-08'],
  ])('refuses %s as the week', async (_what, week) => {
    const ana = await posse.signUp()
    const refused = await ana.call(`GET /overview/${ana.id}?week=${week}`)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { week: [expect.any(String)] } },
    })
  })

  it('privacy: a student reads only the own overview, and nobody reads one without a token', async () => {
    const [ana, rui] = [await posse.signUp('Ana'), await posse.signUp('Rui')]
    await study(ana, { time: 3600 }, { time: 60 })
    expect(await rui.call(`GET /overview/${ana.id}`)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect(await posse.call(`GET /overview/${ana.id}`)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    })
    expect(await overviewOf(rui)).toMatchObject({ records_count: 0, study_time: 0 })
    expect(await overviewOf(ana)).toMatchObject({ records_count: 2, study_time: 3660 })
  })
})
