import { expect } from 'vitest'
import { SCHEDULE_WEEKDAYS, today, weekdayName, weekdayOf } from '../src/shared/calendar.ts'
import type { Answer, TestStudent } from './app.ts'
import { HOME_ZONE } from './planner.ts'

/** A caller of any identity: its id and its calls. */
export type Outsider = Pick<TestStudent, 'id' | 'call'>

/** Makes every call of an existing API client, with numbers as texts. */
export async function walkAsExistingClient({ id, call }: Outsider): Promise<void> {
  const expectAnswer = async (status: number, route: string, body?: object): Promise<Answer['body']> => {
    const answer = await call(route, body ? { body: { user_id: id, ...body } } : {})
    expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBe(status)
    return answer.body
  }
  expect(await expectAnswer(200, 'POST /users/sync-on-register')).toEqual({ message: expect.any(String) })
  for (const route of ['GET /user-career', 'GET /user-subjects']) await expectAnswer(404, `${route}/${id}`)
  const { data: career } = await expectAnswer(201, 'POST /careers', {
    name: 'perito de trânsito',
    icon: 'mdi:car',
  })
  expect(career).toEqual({ id: expect.any(Number), name: 'Perito de trânsito', icon: 'mdi:car' })
  expect(await expectAnswer(200, 'GET /careers')).toContainEqual(career)
  await expectAnswer(200, 'POST /user-career', { career_id: `${career.id}` })
  expect(await expectAnswer(200, `GET /user-career/${id}`)).toMatchObject({ career_id: career.id })
  expect(await expectAnswer(200, `GET /user-career/career_name/${id}`)).toEqual({ career_name: career.name })
  expect(await expectAnswer(200, `GET /user/${id}`)).toMatchObject({
    user_id: id,
    name: expect.any(String),
    email: expect.stringContaining('@'),
    career_id: career.id,
    is_premium: true,
    premium_expires_at: null,
  })
  await subjectsOf(id, expectAnswer)
  await recordsOf(id, expectAnswer)
  await weekOf(id, expectAnswer)
  await expectAnswer(200, 'POST /support', {
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    subject: 'Oi',
    message: 'Olá',
  })
}

type Ask = (status: number, route: string, body?: object) => Promise<Answer['body']>

async function subjectsOf(id: string, expectAnswer: Ask): Promise<void> {
  const { data } = await expectAnswer(201, 'POST /subjects', { name: 'Perícia' })
  expect(await expectAnswer(200, 'GET /subjects')).toContainEqual({ id: data.id, name: 'Perícia' })
  await expectAnswer(200, 'POST /user-subjects', { subject_ids: ['1', '2', `${data.id}`] })
  await expectAnswer(200, 'POST /user-subjects', {
    subject_ids: ['1', '2'],
    subjects_to_deactivate: [`${data.id}`],
  })
  const active: { subject_id: number }[] = await expectAnswer(200, `GET /user-subjects/${id}`)
  expect(active.map(({ subject_id }) => subject_id).toSorted()).toEqual([1, 2])
}

async function recordsOf(id: string, expectAnswer: Ask): Promise<void> {
  const counts = { questions_resolved: '10', correct_answers: '7', incorrect_answers: '3', total_pauses: '0' }
  const typed = { subject_id: '2', topic: '12', study_time: '30', ...counts }
  const saved = await expectAnswer(201, 'POST /user-study-records', typed)
  const known = { user_id: id, subject_id: 2, topic: '12', study_time: 30, correct_answers: 7, ativo: 1 }
  expect(saved).toMatchObject({ ...known, subject: { id: 2, name: expect.any(String) } })
  const { data } = await expectAnswer(200, `PUT /user-study-records/${saved.id}`, {
    ...typed,
    study_time: '31',
  })
  expect(data).toEqual({ ...saved, study_time: 31 })
  expect(await expectAnswer(200, `GET /user-study-records/user/${id}`)).toEqual([data])
  await expectAnswer(200, `DELETE /user-study-records/${saved.id}`)
  expect(await expectAnswer(200, `GET /user-study-records/user/${id}`)).toEqual([])
}

/** New items have a local id, the same for every item and student. */
async function weekOf(id: string, expectAnswer: Ask): Promise<void> {
  const subjects = [{ subject_id: '1', id: 1_763_712_345_678, name: 'x' }]
  const weeklyPlan = SCHEDULE_WEEKDAYS.map((day) => ({
    day: weekdayName(day),
    day_of_week: `${day}`,
    subjects,
  }))
  const { schedule } = await expectAnswer(200, 'POST /schedule', { weeklyPlan })
  expect(schedule.map((item: { day_of_week: number }) => item.day_of_week)).toEqual(SCHEDULE_WEEKDAYS)
  expect(await expectAnswer(200, `GET /schedule/${id}`)).toEqual(schedule)
  const date = today(Date.now(), HOME_ZONE)
  const item = schedule.find((planned: { day_of_week: number }) => planned.day_of_week === weekdayOf(date))
  const done = () => expectAnswer(200, `GET /progress/${id}?startDate=${date}&endDate=${date}`)
  const ticked = [{ completion_date: date, schedule_item_id: item.id }]
  for (const [status, shown] of [
    ['added', ticked],
    ['removed', []],
  ]) {
    const toggled = await expectAnswer(200, 'POST /progress/toggle', { schedule_item_id: `${item.id}` })
    expect([toggled.status, await done()]).toEqual([status, shown])
  }
  await expectAnswer(200, 'POST /progress/sync', { date, completed_ids: [`${item.id}`] })
  expect(await done()).toEqual(ticked)
  await expectAnswer(200, 'PATCH /user-subjects/deactivate', { subject_id: '2' })
}
