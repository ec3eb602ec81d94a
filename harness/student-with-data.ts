import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { USUAL } from '../src/features/reminders/contract.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import { today, weekdayOf } from '../src/shared/calendar.ts'
import { TEST_PASSWORD, type TestApp, type TestStudent } from './app.ts'
import { SMALL_JPEG } from './pictures.ts'
import { HOME_ZONE } from './planner.ts'

/** A student with a row in every table, and the ids of these by the name that calls give them. */
export interface StudentWithData {
  readonly student: TestStudent
  readonly own: {
    readonly subject_id: number
    readonly career_id: number
    readonly record: number
    readonly report: number
    readonly rest: number
    readonly target: number
    readonly topic_id: number
    readonly schedule_item_id: number
    readonly sessionId: string
  }
}

/** Signs up a student, and lives a day of study. */
export async function signUpStudentWithData(posse: TestApp, name: string): Promise<StudentWithData> {
  const student = await posse.signUp(name)
  const { id: user_id, call, email } = student
  const good = async (route: string, body?: object) => {
    const answer = await call(route, body ? { body } : {})
    expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  await good('POST /users/sync-on-register')
  const career = await good('POST /careers', { name: `Carreira de ${name}`, icon: 'mdi:star' })
  const { data: subject } = await good('POST /subjects', { name: `=Matéria; ${name}` })
  await good('POST /user-career', { user_id, career_id: career.data.id })
  await good('POST /user-subjects', { user_id, subject_ids: [1, subject.id] })
  const study = {
    user_id,
    topic: 'Crase "e" vírgula; fim',
    questions_resolved: 10,
    incorrect_answers: 3,
    study_time: 60,
  }
  await good('POST /user-study-records', { ...study, subject_id: 1 })
  const record = await good('POST /user-study-records', { ...study, subject_id: subject.id })
  const weeklyPlan = Array.from({ length: 7 }, () => ({ subjects: [{ subject_id: subject.id }] }))
  const { schedule } = await good('POST /schedule', { user_id, weeklyPlan })
  const weekday = weekdayOf(today(Date.now(), HOME_ZONE))
  const item = schedule.find((planned: { day_of_week: number }) => planned.day_of_week === weekday)
  await good('POST /progress/toggle', { user_id, schedule_item_id: item.id })
  await good('POST /subject-places', { user_id, subject_id: subject.id, place: 'front' })
  const topics = [{ text: `Crase de ${name}` }]
  const document = documentOf({ blocks: [{ name: '', subjects: [{ name: 'Língua Portuguesa', topics }] }] })
  await good('POST /targets', { user_id, body: `Órgão de ${name}`, document })
  const { syllabus } = await good(`GET /syllabus/${user_id}/front`)
  const topic_ids = syllabus.links[0].topics
  await good('POST /known-topics', { user_id, topic_ids, studied_on: '2026-01-15' })
  const target = await good('POST /targets', { user_id, body: `Outro órgão de ${name}` })
  await good(`POST /targets/${target.data.id}/outcome`, { user_id, points: 72.5, went: `Foi bem, ${name}` })
  await good(`PUT /page-watches/${target.data.id}`, { user_id, url: 'https://banca.example/concurso' })
  await good('POST /reports', { user_id })
  const [report] = await good(`GET /reports/${user_id}`)
  const aims = [{ subject_id: subject.id, minutes: 60, questions: null }]
  await good(`PUT /weekly-goal/${user_id}`, { minutes: 600, questions: 90, subjects: aims })
  await good(`PUT /consistency/${user_id}`, { least_minutes: 15, day_starts_at: 0, study_at: 1170 })
  await good(`POST /calendar-feed/${user_id}`)
  await good(`PUT /reminders/${user_id}`, { ...USUAL, quiet_from: 0, quiet_until: 0 })
  const endpoint = `https://push.example/${randomUUID()}`
  await good(`POST /push-subscriptions/${user_id}`, { endpoint, p256dh: 'p256dh', auth: 'auth' })
  await sql`
    insert into reminder (user_id, subscription_id, key, message, give_up_at, tries)
    select user_id, id, 'study-start 2026-01-01', '{}', now(), 1 from push_subscription where user_id = ${user_id}`.execute(
    posse.db,
  )
  await good(`PUT /mock-exams/${randomUUID()}`, {
    title: `Simulado de ${name}`,
    kind: 'mock',
    open: false,
    answered_at: '2026-03-01T18:00:00Z',
    time: 3600,
    clock: null,
    sheet: 'A-E',
    blocks: [{ id: 'b1', name: 'Matéria', group: '', subject_id: null, first: 1, last: 5 }],
    answers: 'ABCDE',
    doubts: [2],
    marked_at: [],
    spent: [],
    counts: {},
    preliminary: ['A', 'B', 'C', 'A', '*'],
    definitive: null,
    rule: null,
    typed: {},
    group: {},
    list: null,
    cutoff: null,
    contest_until: null,
  })
  const imported = randomUUID()
  const at = Math.floor(Date.parse('2026-02-10T12:00:00Z') / 1000)
  const row = { topic: `Tópico de ${name}`, study_time: 60, questions: 2, correct: 1, incorrect: 1 }
  const rows = [{ ...row, subject: 0, at, day: '2026-02-10', zone: HOME_ZONE, nth: 1 }]
  const names = [{ name: `lp de ${name}`, of_subject: 0, subject_id: subject.id, topic: '' }]
  const about = { file: `Estudos de ${name}.csv`, source: '', names }
  const subjects = [{ called: `LP de ${name}`, id: subject.id }]
  await good(`PUT /imports/${imported}/slices/1`, { rows })
  await good(`PUT /imports/${imported}`, { ...about, slices: 1, subjects })
  await good(`PUT /imports/${randomUUID()}/picture`, {
    ...about,
    ...{ from: '2026-01-01', to: '2026-02-01', subjects },
    rows: [{ subject: 0, topic: row.topic, questions: 2, correct: 1 }],
  })
  await good(`PUT /imports/${randomUUID()}/slices/1`, { rows })
  const mistake = randomUUID()
  await good(`PUT /mistakes/${mistake}`, {
    subject_id: subject.id,
    topic: 'Crase',
    topic_id: null,
    cause: 'forgot',
    said_at: '2026-03-01T18:00:00.000Z',
    day: '2026-03-01',
    source: 'simulado-1',
    title: `Simulado de ${name}`,
    number: 14,
    questions: 20,
    question: `O que ${name} esqueceu?`,
    other: '',
    answer: 'Antes de verbo, nunca.',
    dropped: false,
  })
  await good('POST /card-answers', {
    mistake,
    day: '2026-03-02',
    right: true,
    at: '2026-03-02T18:00:00.000Z',
  })
  await good(`PUT /mistake-pictures/${mistake}`, { data: SMALL_JPEG })
  const rest = await good(`POST /rests/${user_id}`, { first_day: '2026-12-20', last_day: '2027-01-03' })
  const started = {
    id: randomUUID(),
    session: randomUUID(),
    at: Date.now(),
    n: 1,
    type: 'start',
    topic: `Sessão de ${name}`,
  }
  await good(`POST /live-session/${user_id}`, { after: 0, events: [started] })
  await good('POST /support', { name, email, subject: 'Oi', message: `Sou ${name}` })
  await posse.call('POST /api/auth/sign-in/email', { body: { email, password: TEST_PASSWORD } })
  const { sessions } = await good(`GET /account/settings/${user_id}`)
  await posse.call('POST /api/auth/request-password-reset', { body: { email } })
  await letterOf(posse, user_id)
  const own = {
    subject_id: subject.id,
    career_id: career.data.id,
    record: record.id,
    target: target.data.id,
    topic_id: syllabus.links[0].topics[0],
    report: report.id,
    rest: rest.data.id,
    schedule_item_id: item.id,
    sessionId: sessions.find(({ current }: { current: boolean }) => !current).id,
  }
  return { student, own }
}

/** The answer does not wait for the letter. */
const letterOf = ({ db }: TestApp, user_id: string) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from verification where value = ${user_id}`.execute(db)
    expect(rows).toHaveLength(1)
  }, 10_000)
