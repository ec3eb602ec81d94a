import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appAtNoon } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { type ImportBody, type ImportedRow, LIMITS, type PictureBody } from '../contract.ts'
import { markOf } from '../rules.ts'

const KEY = '01890000-0000-7000-8000-000000000001'
const OTHER = '01890000-0000-7000-8000-000000000002'

/** 10:00 in São Paulo, some days before the test's today. */
const TEN = Date.parse('2026-03-10T13:00:00Z') / 1000

const row = (changes: Partial<ImportedRow> = {}): ImportedRow => ({
  subject: 0,
  topic: 'Crase',
  study_time: 3600,
  questions: 10,
  correct: 7,
  incorrect: 3,
  at: TEN,
  day: '2026-03-10',
  zone: 'America/Sao_Paulo',
  nth: 1,
  ...changes,
})

const ROWS = [row(), row({ subject: 1, topic: '', study_time: 0, kind: 'questions' }), row({ nth: 2 })]
const BODY: ImportBody = {
  file: 'estudos.csv',
  source: 'Planilha',
  names: [],
  slices: 1,
  subjects: [
    { called: 'Português', id: 1 },
    { called: 'Dir. Exótico', name: 'Direito Exótico' },
  ],
}

describe.each(engines)('an import by a student on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const send = (student: TestStudent, rows: object[], key = KEY, number = 1) =>
    student.call(`PUT /imports/${key}/slices/${number}`, { body: { rows } })
  const end = (student: TestStudent, changes: Partial<ImportBody> = {}, key = KEY) =>
    student.call(`PUT /imports/${key}`, { body: { ...BODY, ...changes } })
  const bring = async (student: TestStudent, rows: ImportedRow[] = ROWS, key = KEY) => {
    expect(await send(student, rows, key)).toMatchObject({ status: 200 })
    expect(await end(student, {}, key)).toMatchObject({
      status: 200,
      body: { message: 'Seus estudos foram trazidos.' },
    })
  }
  const undo = (student: TestStudent, key = KEY) => student.call(`DELETE /imports/${key}`)
  const listOf = async (student: TestStudent) => (await student.call(`GET /imports/user/${student.id}`)).body
  const namesOf = async (student: TestStudent) =>
    (await student.call(`GET /imports/user/${student.id}/names`)).body
  const recordsOf = async (student: TestStudent) =>
    (await student.call(`GET /user-study-records/user/${student.id}`)).body as Record<string, unknown>[]
  const everySum = async (student: TestStudent) => {
    const { id } = student
    const screens = ['overview', 'history', 'consistency', 'guide', 'study-subjects', 'weekly-goal'].map(
      (screen) => `${screen}/${id}`,
    )
    const routes = [...screens, `history/${id}/trend`, `history/${id}/records.csv`, 'subjects']
    const answers = await Promise.all(routes.map((route) => student.call(`GET /${route}`)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    // A student without subjects has no list of them.
    const subjects = await student.call(`GET /user-subjects/${id}`)
    return [...answers, subjects].map(({ body }) => body)
  }

  it('counts at once, with its subjects, on the file’s days and times', async () => {
    const student = await posse.signUp()
    await bring(student)
    const records = await recordsOf(student)
    expect(records).toHaveLength(3)
    expect((await namesOf(student)).topics).toEqual([{ subject_id: 1, topic: 'Crase' }])
    expect(records.find(({ topic }) => topic === 'Crase')).toMatchObject({
      subject: { id: 1 },
      topic: 'Crase',
      study_time: 3600,
      questions_resolved: 10,
      correct_answers: 7,
      incorrect_answers: 3,
      created_at: '2026-03-10T13:00:00.000Z',
      day: '2026-03-10',
      zone: 'America/Sao_Paulo',
    })
    expect(records.find(({ kind }) => kind === 'questions')).toMatchObject({
      subject: { name: 'Direito Exótico' },
      topic: null,
    })
    expect((await listOf(student)).imports).toMatchObject([
      {
        key: KEY,
        kind: 'records',
        file: 'estudos.csv',
        first_day: '2026-03-10',
        last_day: '2026-03-10',
        records: 3,
        study_time: 7200,
        questions: 30,
        correct: 21,
      },
    ])
    const { body: active } = await student.call(`GET /user-subjects/${student.id}`)
    expect(active.map(({ subject }: { subject: { name: string } }) => subject.name)).toContain(
      'Direito Exótico',
    )
  })

  it('counts nothing before its last slice, and nothing if one is missing', async () => {
    const student = await posse.signUp()
    await send(student, ROWS)
    expect(await recordsOf(student)).toEqual([])
    expect(await end(student, { slices: 2 })).toMatchObject({ status: 409 })
    expect([await recordsOf(student), (await listOf(student)).imports]).toEqual([[], []])
    await send(student, [row({ at: TEN + 86_400, day: '2026-03-11' })], KEY, 2)
    expect(await end(student, { slices: 2 })).toMatchObject({ status: 200 })
    expect(await recordsOf(student)).toHaveLength(4)
    expect(await end(student, { slices: 2 }), 'whose answer was lost').toMatchObject({ status: 200 })
    expect(await recordsOf(student)).toHaveLength(4)
  })

  it('disappears when it is cancelled', async () => {
    const student = await posse.signUp()
    await send(student, ROWS)
    expect(await undo(student)).toMatchObject({ status: 200 })
    expect(await end(student)).toMatchObject({ status: 409 })
    expect(await undo(student)).toMatchObject({ status: 404 })
  })

  it('restores every sum and export when it is undone, and adds the same when it is imported again', async () => {
    const student = await posse.signUp()
    await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: [1] } })
    const own = { user_id: student.id, subject_id: 1, study_time: 60, created_at: '2026-03-12T12:00:00Z' }
    await student.call('POST /user-study-records', { body: own })
    const before = await everySum(student)
    await bring(student)
    const withIt = await everySum(student)
    expect(withIt).not.toEqual(before)
    const [one, another] = (await recordsOf(student)).filter(({ study_time }) => study_time !== 60)
    const changed = { ...own, study_time: 999 }
    await student.call(`PUT /user-study-records/${one?.id}`, { body: changed })
    await student.call(`DELETE /user-study-records/${another?.id}`)
    expect(await undo(student)).toMatchObject({ status: 200 })
    expect(await everySum(student)).toEqual(before)
    await bring(student, ROWS, OTHER)
    const again = await everySum(student)
    const named = (sums: unknown[]) => JSON.stringify(sums).replaceAll(/"(subject_)?id":\d+/g, '')
    expect(named(again)).toBe(named(withIt))
    await undo(student, OTHER)
    expect(await everySum(student)).toEqual(before)
  })

  it.each([
    ['the first', [KEY, OTHER]],
    ['the second', [OTHER, KEY]],
  ])(
    'takes its subjects along with the last of two that brought them, %s undone first',
    async (_which, keys) => {
      const student = await posse.signUp()
      const before = await everySum(student)
      await bring(student)
      await bring(student, [...ROWS, row({ subject: 1, at: TEN + 86_400, day: '2026-03-11' })], OTHER)
      for (const key of keys) await undo(student, key)
      expect(await everySum(student)).toEqual(before)
    },
  )

  it('leaves later records, and the subjects that were studied since, when it is undone', async () => {
    const student = await posse.signUp()
    await bring(student)
    const made = (await recordsOf(student)).find(({ kind }) => kind === 'questions')
    const later = { user_id: student.id, subject_id: made?.subject_id, study_time: 60 }
    expect(await student.call('POST /user-study-records', { body: later })).toMatchObject({ status: 201 })
    await undo(student)
    expect(await recordsOf(student)).toMatchObject([{ study_time: 60, subject: { name: 'Direito Exótico' } }])
    expect((await student.call(`GET /user-subjects/${student.id}`)).body).toHaveLength(1)
  })

  it('adds only new rows from a longer file, and none that the student deleted', async () => {
    const student = await posse.signUp()
    await bring(student)
    const [one] = await recordsOf(student)
    await student.call(`DELETE /user-study-records/${one?.id}`)
    await bring(student, [...ROWS, row({ at: TEN + 86_400, day: '2026-03-11' })], OTHER)
    expect(await recordsOf(student)).toHaveLength(3)
    expect((await listOf(student)).imports.map(({ records }: { records: number }) => records).sort()).toEqual(
      [1, 3],
    )
    await undo(student, OTHER)
    expect(await recordsOf(student)).toHaveLength(2)
  })

  it('happens once when two devices send it at once', async () => {
    const student = await posse.signUp()
    await Promise.all([send(student, ROWS), send(student, ROWS, OTHER)])
    const ends = await Promise.all([end(student), end(student, {}, OTHER)])
    expect(ends.map(({ status }) => status)).toEqual([200, 200])
    expect(await recordsOf(student)).toHaveLength(3)
  })

  it('is recognised by minute, seconds, questions and subject, as edited and as imported', async () => {
    const student = await posse.signUp()
    await bring(student, [row()])
    const [record] = await recordsOf(student)
    const known = async (from = '2026-03-10') =>
      (await student.call(`GET /imports/user/${student.id}/known`, { query: { from, to: '2026-04-12' } }))
        .body.records
    const minute = TEN / 60
    const key = `import-${minute}-3600-10-${markOf('PORTUGUES')}-1`
    expect(await known()).toBe(`${minute} 3600 10 1 ${key}`)
    expect(await known('2026-04-11')).toBe('')
    const { subject_id, ...own } = { user_id: student.id, subject_id: 1, topic: 'Crase', study_time: 60 }
    const moved = { ...own, subject_id, created_at: '2026-01-05T12:00:00Z', day: '2026-01-05' }
    expect(await student.call(`PUT /user-study-records/${record?.id}`, { body: moved })).toMatchObject({
      status: 200,
    })
    expect(await known(), 'of another day by now').toContain(key)
    await student.call(`DELETE /user-study-records/${record?.id}`)
    expect(await known()).toContain(key)
    await undo(student)
    expect(await known()).toBe('')
  })

  it.each([
    ['more right than questions', { correct: 11, incorrect: 0 }],
    ['neither time nor questions', { study_time: 0, questions: 0, correct: 0, incorrect: 0 }],
    ['tomorrow', { at: Date.parse('2026-03-19T13:00:00Z') / 1000, day: '2026-03-19' }],
    ['another day than its moment', { day: '2026-01-10' }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['no zone', { zone: 'Marte' }],
    ['1999', { at: 946_000_000 }],
    ['a negative count', { incorrect: -1 }],
  ])('is refused whole with a row of %s', async (_what, wrong) => {
    const student = await posse.signUp()
    expect(await send(student, [row(), row(wrong)])).toMatchObject({ status: 422 })
    expect(await end(student)).toMatchObject({ status: 409 })
  })

  it('is refused whole if a subject is not the student’s', async () => {
    const [student, other] = [await posse.signUp(), await posse.signUp()]
    const { body } = await other.call('POST /subjects', { body: { name: 'Segredo' } })
    await send(student, ROWS)
    const subjects = [
      { called: 'a', id: body.data.id },
      { called: 'b', name: 'Nova' },
    ]
    expect(await end(student, { subjects })).toMatchObject({ status: 422 })
    expect([
      await recordsOf(student),
      (await student.call('GET /subjects')).body.some(({ name }: { name: string }) => name === 'Nova'),
    ]).toEqual([[], false])
  })

  it(`may be ${LIMITS.imports} at most`, async () => {
    const student = await posse.signUp()
    const many = Array.from({ length: LIMITS.imports }, (_, i) => ({
      user_id: student.id,
      key: `many-${i}`,
      kind: 'records' as const,
      file: 'x',
      source: '',
      made_at: new Date(),
      first_day: '2026-03-10',
      last_day: '2026-03-10',
      ...{ records: 0, study_time: 0, questions: 0, correct: 0, made: [], activated: [], picture: null },
    }))
    await database.db.insertInto('study_import').values(many).execute()
    await send(student, ROWS)
    expect(await end(student)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('500') },
    })
  })

  const PICTURE: PictureBody = {
    file: 'tec.xlsx',
    source: 'TEC',
    names: [{ name: 'lp', of_subject: 0, subject_id: 1, topic: '' }],
    from: '2026-01-01',
    to: '2026-03-01',
    subjects: [{ called: 'LP', id: 1 }],
    rows: [
      { subject: 0, topic: 'Crase', questions: 120, correct: 65 },
      { subject: 0, topic: '', questions: 3, correct: 2 },
    ],
  }
  const picture = (student: TestStudent, changes: Partial<PictureBody> = {}, key = KEY) =>
    student.call(`PUT /imports/${key}/picture`, { body: { ...PICTURE, ...changes } })

  it('keeps a picture with its days, outside every sum, and the student’s names', async () => {
    const student = await posse.signUp()
    expect(await picture(student)).toMatchObject({ status: 200 })
    expect(await listOf(student)).toMatchObject({
      imports: [
        {
          kind: 'picture',
          first_day: '2026-01-01',
          last_day: '2026-03-01',
          questions: 123,
          correct: 67,
          subjects: [{ questions: 123, correct: 67 }],
        },
      ],
    })
    expect((await namesOf(student)).names).toEqual(PICTURE.names)
    expect(await recordsOf(student)).toEqual([])
    await undo(student)
    expect((await listOf(student)).imports).toEqual([])
  })

  it('keeps the same picture of the same days once, and another one beside it', async () => {
    const student = await posse.signUp()
    await picture(student)
    const aside = { user_id: student.id, subject_id: 1 }
    expect(await student.call('PATCH /user-subjects/deactivate', { body: aside })).toMatchObject({
      status: 200,
    })
    const before = await everySum(student)
    expect(await picture(student, {}, OTHER)).toMatchObject({
      status: 409,
      body: { message: 'Este retrato já estava aqui. Nada mudou.' },
    })
    expect([await everySum(student), (await listOf(student)).imports.length]).toEqual([before, 1])
    await picture(student, { to: '2026-03-02' }, OTHER)
    expect((await listOf(student)).imports).toHaveLength(2)
    for (const key of [KEY, OTHER]) await undo(student, key)
    await picture(student, {}, OTHER)
    expect((await listOf(student)).imports).toMatchObject([{ questions: 123 }])
  })

  it.each([
    { from: '2026-03-02' },
    { to: '2026-03-19' },
    { from: '2026-02-30' },
    { rows: [{ subject: 0, topic: '', questions: 1, correct: 2 }] },
  ])('refuses a picture that cannot be: %o', async (wrong) => {
    expect(await picture(await posse.signUp(), wrong)).toMatchObject({ status: 422 })
  })

  it('privacy: another student neither sees, ends nor undoes it', async () => {
    const [student, other] = [await posse.signUp(), await posse.signUp()]
    await send(student, ROWS)
    expect((await end(other)).status).toBe(409)
    await end(student)
    expect((await other.call(`GET /imports/user/${student.id}`)).status).toBe(403)
    expect((await other.call(`GET /imports/user/${student.id}/names`)).status).toBe(403)
    const days = { from: '2026-03-01', to: '2026-03-31' }
    expect((await other.call(`GET /imports/user/${student.id}/known`, { query: days })).status).toBe(403)
    expect((await undo(other)).status).toBe(404)
    expect(await recordsOf(student)).toHaveLength(3)
  })
})
