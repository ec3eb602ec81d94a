import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../../harness/app.ts'
import { createTestDatabase } from '../../../harness/database.ts'
import { emulated, emulatorToken } from '../../../harness/firebase-tokens.ts'

it('an existing client of this API works, with each call of the specification as it sends it', async () => {
  const user_id = 'AnaFirebaseUid000000000000001'
  const database = await createTestDatabase()
  const posse = await openTestApp(database.db, { firebase: emulated })
  onTestFinished(async () => {
    await posse.close()
    await database.close()
  })
  const authorization = `Bearer ${emulatorToken(user_id, { name: 'Ana Souza', email: 'ana@exemplo.com.br' })}`
  const call = (route: string, body?: object) => posse.call(route, { headers: { authorization }, body })

  expect(await call('POST /users/sync-on-register')).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  })
  expect((await call(`GET /user-career/${user_id}`)).status).toBe(404)
  expect((await call(`GET /user-subjects/${user_id}`)).status).toBe(404)

  const [career] = (await call('GET /careers')).body
  const [first, second, third] = (await call('GET /subjects')).body
  const created = await call('POST /careers', {
    name: 'Perito contábil',
    icon: 'material-symbols:work-outline',
  })
  expect(created).toMatchObject({ status: 201, body: { data: { icon: 'material-symbols:work-outline' } } })
  expect((await call('POST /subjects', { name: 'Economia das Estatais' })).status).toBe(201)
  expect((await call('POST /user-career', { user_id, career_id: career.id, name: career.name })).status).toBe(
    200,
  )
  expect((await call(`GET /user-career/${user_id}`)).body).toEqual({ career_id: career.id })
  expect((await call(`GET /user-career/career_name/${user_id}`)).body).toEqual({ career_name: career.name })
  const subject_ids = [first.id, second.id, third.id]
  const chosen = { user_id, subject_ids, subjects_to_deactivate: [] }
  expect((await call('POST /user-subjects', chosen)).status).toBe(200)
  expect((await call('PATCH /user-subjects/deactivate', { user_id, subject_id: third.id })).status).toBe(200)
  expect((await call(`GET /user-subjects/${user_id}`)).body).toHaveLength(2)

  const record = {
    user_id,
    subject_id: first.id,
    subjectName: first.name,
    topic: null,
    questions_resolved: 10,
    correct_answers: 7,
    incorrect_answers: 3,
    total_pauses: 0,
    study_time: 1500,
  }
  const saved = await call('POST /user-study-records', record)
  expect(saved).toMatchObject({ status: 201, body: { topic: null, subject: { name: first.name }, ativo: 1 } })
  const edited = { ...record, id: saved.body.id, ativo: 1, subject: first, topic: '', study_time: 0 }
  expect((await call(`PUT /user-study-records/${saved.body.id}`, edited)).status).toBe(200)
  expect((await call(`GET /user-study-records/user/${user_id}`)).body).toHaveLength(1)
  expect((await call(`DELETE /user-study-records/${saved.body.id}`)).status).toBe(200)

  const weekdays = [
    'Segunda-feira',
    'Terça-feira',
    'Quarta-feira',
    'Quinta-feira',
    'Sexta-feira',
    'Sábado',
    'Domingo',
  ]
  const weeklyPlan = weekdays.map((name, day) => ({
    name,
    subjects: [{ subject_id: second.id, id: Date.now() + day, name: second.name }],
  }))
  const planned = await call('POST /schedule', { user_id, weeklyPlan })
  expect(planned.body.schedule).toHaveLength(7)
  expect((await call(`GET /schedule/${user_id}`)).body[0]).toMatchObject({
    day_of_week: 1,
    subject: { name: second.name },
  })
  const today = new Date(Date.now() - 3 * 3_600_000)
  const item = planned.body.schedule[(today.getUTCDay() + 6) % 7]
  const date = today.toISOString().slice(0, 10)
  expect((await call('POST /progress/toggle', { user_id, schedule_item_id: item.id })).status).toBe(200)
  expect((await call('POST /progress/sync', { user_id, date, completed_ids: [item.id] })).status).toBe(200)
  expect((await call(`GET /progress/${user_id}?startDate=${date}&endDate=${date}`)).body).toEqual([
    { completion_date: date, schedule_item_id: item.id },
  ])
  const message = { name: 'Ana', email: 'ana@exemplo.com.br', subject: 'Oi', message: 'Olá' }
  expect((await call('POST /support', message)).status).toBe(200)
})
