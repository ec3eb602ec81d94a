import { addDays, DEFAULT_TIME_ZONE, SCHEDULE_WEEKDAYS, today } from '../../src/shared/calendar.ts'
import { DEMO_CAREER, DEMO_SUBJECTS } from './career.ts'
import { demoEdital } from './edital.ts'
import { type DemoSession, demoHistory } from './history.ts'
import { type ApiStudent, type Credentials, enter } from './student.ts'

/** The demo student. The password is no secret, as all data is made up. */
export const DEMO_STUDENT: Credentials = {
  name: 'Ana',
  email: 'demo@posse.local',
  password: 'posse-demonstracao',
}

const AT_ONCE = 8

interface Named {
  readonly id: number
  readonly name: string
}

/** Fills the account up to `now`; keeps existing data. Returns the number of records. */
export async function fillDemo(url: string, now: Date): Promise<number> {
  const student = await enter(url, DEMO_STUDENT)
  const [career] = await idsOf(student, 'GET /careers', [DEMO_CAREER])
  await student.call('POST /user-career', { body: { user_id: student.id, career_id: career } })
  const names = DEMO_SUBJECTS.map(({ name }) => name)
  const subjects = await idsOf(student, 'GET /subjects', names)
  await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: subjects } })
  const idOf = new Map(names.map((name, index) => [name, subjects[index]]))
  const sessions = demoHistory(now)
  await eachAtOnce(sessions, AT_ONCE, (session) => save(student, session, idOf.get(session.subject)))
  await plan(student, subjects)
  await prepareFor(student, addDays(today(now, DEFAULT_TIME_ZONE), DAYS_TO_EXAM))
  const { records_count } = await student.call<{ records_count: number }>(`GET /overview/${student.id}`)
  return records_count
}

/** Plans three subjects a day in turns, one on Sunday; keeps an existing plan. */
async function plan(student: ApiStudent, subjects: readonly number[]): Promise<void> {
  const planned = await student.call<unknown[]>(`GET /schedule/${student.id}`)
  if (planned.length > 0) return
  const turns = (day: number) =>
    [0, 1, 2].slice(0, day === 7 ? 1 : 3).map((turn) => subjects[(day * 3 + turn) % subjects.length])
  const weeklyPlan = SCHEDULE_WEEKDAYS.map((day) => ({
    subjects: turns(day).map((id) => ({ subject_id: id })),
  }))
  await student.call('POST /schedule', { body: { user_id: student.id, weeklyPlan } })
}

const DAYS_TO_EXAM = 120

/** Adds an edital of which most was studied; keeps an existing target. */
async function prepareFor(student: ApiStudent, exam_day: string): Promise<void> {
  await student.call('POST /targets', {
    body: { user_id: student.id, document: demoEdital(Number(exam_day.slice(0, 4))), exam_day },
    headers: { 'idempotency-key': 'demo-target' },
  })
}

async function idsOf(student: ApiStudent, route: string, names: readonly string[]): Promise<number[]> {
  const catalogue = await student.call<Named[]>(route)
  return names.map((name) => {
    const found = catalogue.find((entry) => entry.name === name)
    if (!found) throw new Error(`O catálogo não tem ${name}.`)
    return found.id
  })
}

function save(
  student: ApiStudent,
  { key, subject, endedAt, ...effort }: DemoSession,
  subjectId: number | undefined,
) {
  const body = { user_id: student.id, subject_id: subjectId, created_at: endedAt.toISOString(), ...effort }
  return student.call('POST /user-study-records', { body, headers: { 'idempotency-key': key } })
}

async function eachAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
