import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { TEST_PASSWORD, type TestStudent } from '../../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { readLogOf } from '../../../../harness/read-log.ts'
import { withDone } from '../rules.ts'

const MESSAGE = 'Meta da semana salva.'

describe.each(engines)('a student’s goal for the week on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const set = (student: TestStudent, minutes: unknown) =>
    student.call(`PUT /weekly-goal/${student.id}`, { body: { minutes } })
  const goalOf = async (student: TestStudent, zone = 'America/Sao_Paulo') => {
    const answer = await student.call(`GET /weekly-goal/${student.id}`, { headers: { 'x-time-zone': zone } })
    expect(answer).toMatchObject({ status: 200 })
    return withDone(answer.body, await readLogOf(student))
  }
  const studied = async (student: TestStudent, zone?: string) => {
    const { studied_seconds, studied_today_seconds } = await goalOf(student, zone)
    return [studied_seconds, studied_today_seconds]
  }
  const study = async (student: TestStudent, at: string, seconds: number) => {
    await sql`
      insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
        incorrect_answers, created_at)
      values (${student.id}, 1, ${seconds}, 0, 0, 0, 0, ${at})`.execute(database.db)
  }

  it('is missing at first, but the week’s study counts', async () => {
    const student = await posse.signUp()
    await study(student, '2026-03-17T12:00:00Z', 3600)
    expect(await goalOf(student)).toEqual({
      minutes: null,
      week: { start: '2026-03-16', end: '2026-03-22' },
      day: '2026-03-18',
      studied_seconds: 3600,
      studied_today_seconds: 0,
      questions: null,
      questions_done: 0,
      questions_today: 0,
      subjects: [],
      planned: ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-03-${day}`),
      free: [],
      exams: [],
      usual: 7,
    })
  })

  it('can be set, changed and removed', async () => {
    const student = await posse.signUp()
    expect(await set(student, 1200)).toMatchObject({ status: 200, body: { message: MESSAGE } })
    expect((await goalOf(student)).minutes).toBe(1200)
    await set(student, 10_080)
    expect((await goalOf(student)).minutes).toBe(10_080)
    const left = await set(student, null)
    expect(left).toMatchObject({ status: 200, body: { message: 'Você está sem meta semanal.' } })
    expect((await goalOf(student)).minutes).toBeNull()
    expect((await set(student, null)).status).toBe(200)
  })

  it('stays for the next week, which starts from zero on Monday', async () => {
    vi.setSystemTime('2026-03-23T02:59:59Z')
    const student = await posse.signUp()
    await set(student, 600)
    await study(student, '2026-03-22T23:00:00Z', 60)
    expect(await goalOf(student)).toMatchObject({
      studied_seconds: 60,
      studied_today_seconds: 60,
      day: '2026-03-22',
    })
    vi.setSystemTime('2026-03-23T03:00:00Z')
    expect(await goalOf(student)).toMatchObject({
      minutes: 600,
      week: { start: '2026-03-23', end: '2026-03-29' },
      day: '2026-03-23',
      studied_seconds: 0,
      studied_today_seconds: 0,
    })
  })

  it('counts Monday to Sunday and today in the zone of the study, wherever it is read', async () => {
    const student = await posse.signUp()
    // It is Sunday 23:59 in São Paulo, and Monday in Lisbon.
    await study(student, '2026-03-16T02:59:00Z', 1)
    await study(student, '2026-03-16T03:00:00Z', 10)
    // It is Tuesday 23:59 in São Paulo, and Wednesday in Lisbon.
    await study(student, '2026-03-18T02:59:00Z', 100)
    await study(student, '2026-03-18T03:00:00Z', 1000)
    for (const zone of ['America/Sao_Paulo', 'Europe/Lisbon', 'America/Rio_Branco'])
      expect(await studied(student, zone)).toEqual([1110, 1000])
  })

  it('may be of questions, and of single subjects', async () => {
    const student = await posse.signUp()
    await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: [1, 2] } })
    const aim = (body: object) => student.call(`PUT /weekly-goal/${student.id}`, { body })
    const subjects = [
      { subject_id: 1, minutes: 300, questions: 50 },
      { subject_id: 2, minutes: null, questions: null },
    ]
    expect(await aim({ minutes: null, questions: 120, subjects })).toMatchObject({
      body: { message: MESSAGE },
    })
    const study = { user_id: student.id, study_time: 60, questions_resolved: 10, created_at: NOON }
    await student.call('POST /user-study-records', { body: { ...study, subject_id: 1 } })
    await student.call('POST /user-study-records', { body: { ...study, subject_id: 2 } })
    const [first, ...others] = (await goalOf(student)).subjects
    expect(others).toEqual([])
    expect(first).toMatchObject({
      subject_id: 1,
      minutes: 300,
      questions: 50,
      studied_seconds: 60,
      questions_today: 10,
    })
    expect(await goalOf(student)).toMatchObject({ minutes: null, questions: 120, questions_done: 20 })
    // A goal for a single subject is a goal.
    const alone = { minutes: null, questions: null, subjects }
    expect(await aim(alone)).toMatchObject({ body: { message: MESSAGE } })
    expect(await goalOf(student)).toMatchObject({ minutes: null, questions: null, subjects: [first] })
    await aim({ minutes: null, questions: 120 })
    // A client that knows only minutes leaves the rest as it is.
    await set(student, 600)
    expect(await goalOf(student)).toMatchObject({ minutes: 600, questions: 120, subjects: [first] })
    await aim({ minutes: null, questions: null, subjects: [] })
    expect(await goalOf(student)).toMatchObject({ minutes: null, questions: null, subjects: [] })
    for (const wrong of [[{ ...subjects[0], subject_id: 9999 }], [subjects[0], subjects[0]]])
      expect((await aim({ minutes: 60, subjects: wrong })).status).toBe(422)
    expect((await aim({ minutes: 60, questions: 10_001 })).status).toBe(422)
  })

  it('is divided among planned days, without rests and exams', async () => {
    const student = await posse.signUp()
    await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: [1] } })
    const weeklyPlan = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      subjects: day % 2 === 1 ? [{ subject_id: 1 }] : [],
    }))
    await student.call('POST /schedule', { body: { user_id: student.id, weeklyPlan } })
    await student.call(`POST /rests/${student.id}`, {
      body: { first_day: '2026-03-20', last_day: '2026-03-21' },
    })
    await student.call('POST /targets', {
      body: { user_id: student.id, body: 'Tribunal', exam_day: '2026-03-22' },
    })
    // Before the first plan, every day was planned.
    expect(await goalOf(student)).toMatchObject({
      planned: ['2026-03-16', '2026-03-17', '2026-03-18'],
      free: ['2026-03-20', '2026-03-21', '2026-03-22'],
      exams: ['2026-03-22'],
      usual: 5,
    })
  })

  it('does not count a deleted record', async () => {
    const student = await posse.signUp()
    await study(student, '2026-03-17T12:00:00Z', 100)
    await study(student, NOON, 20)
    await study(student, NOON, 3)
    expect(await studied(student)).toEqual([123, 23])
    const { rows } = await sql<{ id: number }>`
      select id from study_record where user_id = ${student.id} and study_time = 20`.execute(database.db)
    expect((await student.call(`DELETE /user-study-records/${rows[0]?.id}`)).status).toBe(200)
    expect(await studied(student)).toEqual([103, 3])
  })

  it.each([
    ['missing', undefined, 'Preencha este campo.'],
    ['zero', 0, 'O valor mínimo é 1.'],
    ['negative', -60, 'O valor mínimo é 1.'],
    ['more than a week has', 10_081, 'O valor máximo é 10080.'],
    ['a fraction', 90.5, 'Valor inválido.'],
    ['a text', 'dez', 'Valor inválido.'],
    ['huge', 1e300, 'O valor máximo é 10080.'],
    ['a list', [600], 'Valor inválido.'],
    ['a truth', true, 'Valor inválido.'],
  ])('stays as it is when what is sent is %s', async (_what, minutes, text) => {
    const student = await posse.signUp()
    await set(student, 600)
    const refused = await set(student, minutes)
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', errors: { minutes: [text] } } })
    expect((await goalOf(student)).minutes).toBe(600)
  })

  it('is deleted with the account', async () => {
    const student = await posse.signUp()
    await set(student, 600)
    const rows = () =>
      database.db.selectFrom('weekly_goal').select('minutes').where('user_id', '=', student.id).execute()
    expect(await rows()).toEqual([{ minutes: 600 }])
    const gone = await student.call(`POST /account/deletion/${student.id}`, {
      body: { password: TEST_PASSWORD },
    })
    expect(gone.status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('privacy: no call works without a valid token', async () => {
    const ana = await posse.signUp()
    const forged = { authorization: `Bearer ${ana.token.slice(0, -4)}AAAA` }
    for (const method of ['GET', 'PUT']) {
      const route = `${method} /weekly-goal/${ana.id}`
      expect((await posse.call(route)).status).toBe(401)
      expect((await posse.call(route, { headers: forged })).status).toBe(401)
    }
  })

  it('privacy: another student cannot read or set it, and keeps his own', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    await set(ana, 600)
    await study(ana, NOON, 60)
    expect((await bia.call(`GET /weekly-goal/${ana.id}`)).status).toBe(403)
    expect((await bia.call(`PUT /weekly-goal/${ana.id}`, { body: { minutes: null } })).status).toBe(403)
    expect(await goalOf(bia)).toMatchObject({ minutes: null, studied_seconds: 0 })
    await set(bia, 60)
    await set(bia, null)
    expect((await goalOf(ana)).minutes).toBe(600)
  })
})
