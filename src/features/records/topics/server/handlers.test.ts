import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../../../harness/app.ts'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'

describe.each(engines)('known topics on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp
  let [law, language] = [0, 0]

  beforeAll(async () => {
    database = await open()
    posse = await openTestApp(database.db, { dataDir: database.dataDir })
    const values = ['Direito', 'Português'].map((name) => ({ name, name_key: `topics ${name}`, owner_id: null }))
    const added = await database.db.insertInto('subject').values(values).returning('id').execute()
    ;[law = 0, language = 0] = added.map(({ id }) => id)
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  const save = async (student: TestStudent, subject_id: number, topic: string | null, day: number) => {
    const created_at = `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`
    const body = { user_id: student.id, subject_id, topic, study_time: 60, created_at }
    return (await student.call('POST /user-study-records', { body })).body.id
  }
  const topicsOf = (student: TestStudent) => student.call(`GET /study-topics/${student.id}`)

  it('come once each, the last used first, in the last spelling', async () => {
    const student = await posse.signUp()
    await save(student, language, 'Crase', 5)
    await save(student, language, 'Regência', 1)
    await save(student, language, '  CRASE ', 2)
    await save(student, language, 'regencia', 4)
    await save(student, law, 'crase', 3)
    await save(student, law, null, 6)
    const { status, body } = await topicsOf(student)
    expect(status).toBe(200)
    expect(body).toEqual([
      { subject_id: language, topic: 'Crase' },
      { subject_id: language, topic: 'regencia' },
      { subject_id: law, topic: 'crase' },
    ])
  })

  it('are those of records that count', async () => {
    const student = await posse.signUp()
    const id = await save(student, law, 'Atos', 1)
    await save(student, law, 'Poderes', 2)
    await student.call(`DELETE /user-study-records/${id}`)
    expect((await topicsOf(student)).body).toEqual([{ subject_id: law, topic: 'Poderes' }])
    expect((await topicsOf(await posse.signUp())).body).toEqual([])
  })

  it('keep privacy: another student does not read them', async () => {
    const [ana, bia] = [await posse.signUp(), await posse.signUp()]
    await save(ana, law, 'Atos', 1)
    expect(await bia.call(`GET /study-topics/${ana.id}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await topicsOf(bia)).body).toEqual([])
  })
})
