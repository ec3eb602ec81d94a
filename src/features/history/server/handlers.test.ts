import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'

const NOON = '2026-03-18T15:00:00Z'
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

type PeriodQuery = Partial<Record<'from' | 'to' | 'zone', string>>

describe.each(engines)('the history on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)

  const ask = (
    student: TestStudent,
    path: string,
    { zone = 'America/Sao_Paulo', ...period }: PeriodQuery = {},
  ) => student.call(`GET /history/${student.id}${path}`, { query: period, headers: { 'x-time-zone': zone } })
  const bodyOf = async (student: TestStudent, path: string, query?: PeriodQuery) => {
    const answer = await ask(student, path, query)
    expect(answer).toMatchObject({ status: 200 })
    return answer.body
  }
  const historyOf = (student: TestStudent, query?: PeriodQuery) => bodyOf(student, '', query)
  const linesOf = async (student: TestStudent, query?: PeriodQuery) => {
    const answer = await ask(student, '/records.csv', query)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } })
    return { file: answer.headers['content-disposition'], lines: (answer.body as string).split('\r\n') }
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
  const addSubject = async (name: string, owner = 'history test') => {
    const { rows } = await sql<{ id: number }>`
      insert into subject (name, name_key, owner_id) values (${name}, ${name}, ${owner})
      on conflict (coalesce(owner_id, ''), name_key) do update set name = excluded.name
      returning id`.execute(database.db)
    return Number(rows[0]?.id)
  }

  it('is all zeros for a student without records', async () => {
    const ana = await posse.signUp()
    const nothing = { ...NOTHING, records_count: 0, subjects: [] }
    expect(await historyOf(ana)).toEqual(nothing)
    expect(await historyOf(ana, { from: '2026-03-01', to: '2026-03-31' })).toEqual(nothing)
    expect(await bodyOf(ana, '/trend')).toEqual({ step: 'day', parts: [] })
  })

  it('sums up by subject and topic, most time first, including nameless ones', async () => {
    const ana = await posse.signUp()
    const [law, maths] = [await addSubject('Direito', ana.id), await addSubject('Matemática', ana.id)]
    await study(
      ana,
      { subject: law, topic: 'Atos', time: 100, correct: 3, incorrect: 1 },
      { subject: law, topic: null, time: 500 },
      { subject: maths, topic: 'Razões', time: 7000, correct: 5, incorrect: 5 },
      { subject: law, topic: 'Atos', time: 50 },
      { subject: 2_000_000_000, time: 3 },
    )
    const expected = {
      study_time: 7653,
      questions: 14,
      correct: 8,
      incorrect: 6,
      records_count: 5,
      subjects: [
        {
          subject_id: maths,
          name: 'Matemática',
          study_time: 7000,
          questions: 10,
          correct: 5,
          incorrect: 5,
          topics: [{ topic: 'Razões', study_time: 7000, questions: 10, correct: 5, incorrect: 5 }],
        },
        {
          subject_id: law,
          name: 'Direito',
          study_time: 650,
          questions: 4,
          correct: 3,
          incorrect: 1,
          topics: [
            { topic: null, ...NOTHING, study_time: 500 },
            { topic: 'Atos', study_time: 150, questions: 4, correct: 3, incorrect: 1 },
          ],
        },
        {
          subject_id: 2_000_000_000,
          name: null,
          ...NOTHING,
          study_time: 3,
          topics: [{ topic: null, ...NOTHING, study_time: 3 }],
        },
      ],
    }
    const day = '2026-03-18'
    for (const query of [{}, { from: day }, { to: day }])
      expect(await historyOf(ana, query)).toEqual(expected)
  })

  it.each([
    ['America/Noronha', '02:00'],
    ['America/Sao_Paulo', '03:00'],
    ['America/Rio_Branco', '05:00'],
  ])('takes both days of a period whole in %s', async (zone, midnight) => {
    const ana = await posse.signUp()
    const [start, end] = [Date.parse(`2026-02-28T${midnight}:00Z`), Date.parse(`2026-03-02T${midnight}:00Z`)]
    const times = [start - 1, start, end - 1, end]
    await study(
      ana,
      ...times.map((time, nth) => ({ time: 10 ** nth, at: new Date(time).toISOString(), zone })),
    )
    const timeOf = async (query: PeriodQuery) => (await historyOf(ana, { ...query, zone })).study_time
    const { step, parts } = await bodyOf(ana, '/trend', { from: '2026-02-26', to: '2026-03-01', zone })
    expect([step, ...parts.map((part: { study_time: number }) => part.study_time)]).toEqual([
      'day',
      0,
      1,
      10,
      100,
    ])
    expect(parts[3]).toEqual({ from: '2026-03-01', to: '2026-03-01', ...NOTHING, study_time: 100 })
    expect(await timeOf({ from: '2026-02-28', to: '2026-03-01' })).toBe(110)
    expect(await timeOf({ from: '2026-03-01', to: '2026-03-01' })).toBe(100)
    expect(await timeOf({ from: '2026-02-28' })).toBe(1110)
    expect(await timeOf({ to: '2026-03-01' })).toBe(111)
    expect((await linesOf(ana, { from: '2026-02-28', to: '2026-03-01', zone })).lines.slice(1, -1)).toEqual([
      expect.stringMatching(/^01\/03\/2026 23:59;.*;00:01:40;/),
      expect.stringMatching(/^28\/02\/2026 00:00;.*;00:00:10;/),
    ])
  })

  it('follows edits and deletions at once', async () => {
    const ana = await posse.signUp()
    await study(ana, { topic: 'a', time: 10 }, { topic: 'b', time: 20 }, { topic: 'c', time: 40 })
    const change = (topic: string, how: RawBuilder<unknown>) =>
      sql`update study_record set ${how} where user_id = ${ana.id} and topic = ${topic}`.execute(database.db)
    await change('a', sql`ativo = 0`)
    await change('b', sql`study_time = 21`)
    await change('c', sql`created_at = '2026-04-01T12:00:00Z', day = '2026-04-01'`)
    expect(await historyOf(ana)).toMatchObject({ records_count: 2, study_time: 61 })
    expect(await historyOf(ana, { to: '2026-03-31' })).toMatchObject({ records_count: 1, study_time: 21 })
    expect((await linesOf(ana)).lines).toHaveLength(4)
  })

  it('adds up topics that differ only in case, accents and spaces, in the last spelling', async () => {
    const ana = await posse.signUp()
    await study(
      ana,
      { topic: 'crase', time: 100, correct: 1, at: '2026-03-01T12:00:00Z' },
      { topic: ' CRASE  e  hífen ', time: 30, at: '2026-03-02T12:00:00Z' },
      { topic: 'Crase', time: 10, incorrect: 2, at: '2026-03-05T12:00:00Z' },
      { topic: ' CRASÉ ', time: 1, at: '2026-03-03T12:00:00Z' },
      { topic: 'Crase e Hifen', time: 1, at: '2026-03-01T12:00:00Z' },
      { topic: null, time: 7 },
      { subject: 2, topic: 'CRASE', time: 1000 },
    )
    const { subjects } = await historyOf(ana)
    expect(subjects).toMatchObject([
      { subject_id: 2, topics: [{ topic: 'CRASE', study_time: 1000 }] },
      {
        subject_id: 1,
        topics: [
          { topic: 'Crase', study_time: 111, questions: 3, correct: 1, incorrect: 2 },
          { topic: ' CRASE  e  hífen ', study_time: 31 },
          { topic: null, study_time: 7 },
        ],
      },
    ])
  })

  it('is exported thirty times at once, then every half a minute', async () => {
    const student = await posse.signUp()
    const route = `GET /history/${student.id}/records.csv`
    for (let period = 0; period < 30; period += 1) expect((await student.call(route)).status).toBe(200)
    expect((await student.call(route)).status).toBe(429)
  })

  it('exports the records as a spreadsheet in Portuguese, newest first, each once over many pages', async () => {
    const ana = await posse.signUp()
    const subject = await addSubject('Direito; "Público"', ana.id)
    await study(
      ana,
      { subject, topic: '=HYPERLINK("http://x")', time: 3725, correct: 2, incorrect: 1 },
      { subject: 2_000_000_000, at: '2026-03-18T02:30:00Z', time: 359_999 },
    )
    await sql`
      insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
        incorrect_answers, created_at)
      select ${ana.id}, 1, n, 0, 0, 0, 0, '2026-01-01T12:00:00Z' from generate_series(1, 1200) n`.execute(
      database.db,
    )
    await sql`update study_record set kind = 'review' where subject_id = ${subject}`.execute(database.db)
    const { file, lines } = await linesOf(ana)
    expect(file).toBe('attachment; filename="historico-de-estudos.csv"')
    expect(lines.slice(0, 3)).toEqual([
      '\uFEFFData;Matéria;Tópico;Tempo de estudo;Pausas;Questões;Corretas;Incorretas;Acertos (%);Tipo de estudo',
      `18/03/2026 12:00;"Direito; ""Público""";"'=HYPERLINK(""http://x"")";01:02:05;0;3;2;1;66,7;Revisão`,
      '17/03/2026 23:30;Matéria não encontrada;Tópico não informado;99:59:59;0;0;0;0;0,0;',
    ])
    expect(new Set(lines.slice(3, -1)).size).toBe(1200)
    expect(lines.at(-1)).toBe('')
    expect((await linesOf(ana, { from: '2026-03-18' })).file).toContain(
      'historico-de-estudos-desde-2026-03-18.csv',
    )
  })

  it.each([
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['reversed days', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
    ['words', { to: 'ontem' }, 'to'],
    ['a NUL byte', { from: '2026-03-15\u0000' }, 'from'],
    ['SQL', { from: "2026-03-15'--" }, 'from'],
    ['nothing', { from: '' }, 'from'],
  ])('refuses %s', async (_what, query, field) => {
    const ana = await posse.signUp()
    for (const path of ['', '/trend', '/records.csv']) {
      expect(await ask(ana, path, query)).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: { [field]: [expect.any(String)] } },
      })
    }
  })

  it('accepts the first and the last possible day', async () => {
    const ana = await posse.signUp()
    await study(ana, {})
    expect(await historyOf(ana, { from: '0001-01-01', to: '9999-12-31' })).toEqual(await historyOf(ana))
    expect((await bodyOf(ana, '/trend', { from: '0001-01-01', to: '9999-12-31' })).step).toBe('year')
    expect(await historyOf(ana, { to: '0001-01-01' })).toMatchObject({ records_count: 0 })
  })

  it('privacy: a student reads only the own history, and nobody reads one without a token', async () => {
    const [ana, rui] = [await posse.signUp('Ana'), await posse.signUp('Rui')]
    await study(ana, { time: 3600, subject: await addSubject('Só da Ana', ana.id) })
    for (const path of ['', '/trend', '/records.csv'].map((end) => `/history/${ana.id}${end}`)) {
      expect(await rui.call(`GET ${path}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(await posse.call(`GET ${path}`)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    }
    await study(rui, { subject: await addSubject('Só da Ana', ana.id) })
    expect((await historyOf(rui)).subjects).toMatchObject([{ name: null, study_time: 60 }])
    expect((await linesOf(rui)).lines.join()).not.toContain('Ana')
    expect((await linesOf(ana)).lines).toHaveLength(3)
  })
})
