import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appOnEngine } from '../harness/app-on-engine.ts'
import { engines } from '../harness/engines.ts'

const RECORDS = 10_000

describe.each(engines)('all records of a student at once on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
  let ana: TestStudent
  let bia: TestStudent

  beforeAll(async () => {
    ana = await posse.signUp('Ana')
    bia = await posse.signUp('Bia')
    // Several end in the same moment, as their order must not depend on that alone.
    await sql`insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
        incorrect_answers, created_at)
      select ${ana.id}, 1, n, 0, 0, 0, 0, now() - (n / 7) * interval '1 hour'
      from generate_series(1, ${RECORDS}::int) n`.execute(database.db)
  })

  const list = (student: TestStudent, query = {}) =>
    student.call(`GET /user-study-records/user/${student.id}`, { query })

  it('are there, each once, newest first', async () => {
    const { status, body } = await list(ana)
    const ids = await sql<{ id: number }>`
      select id from study_record where user_id = ${ana.id} order by created_at desc, id desc`.execute(
      database.db,
    )
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.rows.map(({ id }) => id))
    expect(body[0]).toMatchObject({ user_id: ana.id, subject: { id: 1, name: expect.any(String) }, ativo: 1 })
  })

  it.each([1, 499, 500, 501])('are all there when they are %i in a period', async (many) => {
    const carla = await posse.signUp('Carla')
    await sql`insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
        incorrect_answers) select ${carla.id}, 1, 60, 0, 0, 0, 0 from generate_series(1, ${many}::int)`.execute(
      database.db,
    )
    expect((await list(carla)).body).toHaveLength(many)
    expect((await list(carla, { to: '2001-01-01' })).body).toEqual([])
  })

  it('asked for forty times over keep nobody else waiting', async () => {
    let done = 0
    const lists = Array.from({ length: 40 }, () => list(ana).finally(() => (done += 1)))
    expect((await list(bia, { limit: '50' })).status).toBe(200)
    expect((await bia.call('GET /subjects')).status).toBe(200)
    expect((await list(bia)).status).toBe(200)
    expect(done).toBeLessThan(20)
    expect((await Promise.all(lists)).map(({ body }) => body.length)).toEqual(lists.map(() => RECORDS))
  })
})
