import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../harness/app.ts'
import type { TestDatabase } from '../../../harness/database.ts'
import { bothEngines } from '../../../harness/engines.ts'
import type { StudentId } from '../../shared/ids.ts'
import { type Db, NO_TIME_LIMIT } from '../database/db.ts'
import { openQuota } from './quota.ts'

describe('a student’s quota', () => {
  const ana = 'ana' as StudentId
  const db = {} as Db
  const HOUR_MS = 3_600_000
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * HOUR_MS)

  it('limits 24 hours, and begins anew after them', async () => {
    const quota = openQuota({ perDay: 2, inAll: 100, count: async () => 0 })
    expect([await quota(db, ana, at(0)), await quota(db, ana, at(1))]).toEqual([undefined, undefined])
    expect(await quota(db, ana, at(2))).toEqual({ retryAfterSeconds: 22 * 3600 })
    expect(await quota(db, 'bia' as StudentId, at(2))).toBeUndefined()
    expect(await quota(db, ana, at(24))).toBeUndefined()
  })

  it('limits the total, which is counted again before a refusal', async () => {
    let stored = 8
    const quota = openQuota({ perDay: 100, inAll: 10, count: async () => stored })
    expect([await quota(db, ana, at(0)), await quota(db, ana, at(0))]).toEqual([undefined, undefined])
    stored = 10
    expect(await quota(db, ana, at(0))).toEqual({ full: true })
    stored = 9
    expect(await quota(db, ana, at(0))).toBeUndefined()
  })

  it('begins anew after the clock was set back', async () => {
    const quota = openQuota({ perDay: 1, inAll: 100, count: async () => 0 })
    for (const hour of [9000, 240, 216, 214]) expect(await quota(db, ana, at(hour))).toBeUndefined()
    expect(await quota(db, ana, at(214))).toEqual({ retryAfterSeconds: 24 * 3600 })
  })
})

describe.each(bothEngines)('a student who makes more than anybody studies, on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp
  let ana: TestStudent
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => {
    await posse.close()
    await database.close()
  })

  const start = async (settings: { recordsPerDay?: number } = {}) => {
    posse = await openTestApp(database.db, { dataDir: database.dataDir, ...settings })
    ana = await posse.signUp('Ana')
  }
  const save = () =>
    ana.call('POST /user-study-records', { body: { user_id: ana.id, subject_id: 1, study_time: 60 } })
  const fill = (records: number) =>
    database.db.transaction().execute(async (all) => {
      await sql.raw(NO_TIME_LIMIT).execute(all)
      await sql`insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
        incorrect_answers, created_at)
      select ${ana.id}, 1, 60, 0, 0, 0, 0, now() - n * interval '2 hours' from generate_series(1, ${records}::int) n`.execute(
        all,
      )
    })
  const countOf = async (table: 'study_record' | 'subject' | 'career') => {
    const owner = table === 'study_record' ? sql`user_id` : sql`owner_id`
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where ${owner} = ${ana.id}`.execute(database.db)
    return rows[0]?.n
  }

  it('is refused above a day’s limit with a time to retry, and loses none', async () => {
    await start({ recordsPerDay: 3 })
    for (let nth = 0; nth < 3; nth += 1) expect((await save()).status).toBe(201)
    const refused = await save()
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Você já salvou 3 registros de estudo em 24 horas. Tente novamente mais tarde.' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(await countOf('study_record')).toBe(3)
  })

  it('can store ten records on each day of ten years', async () => {
    await start()
    await fill(36_500)
    expect((await save()).status).toBe(201)
  })

  it('is refused above the total limit, and keeps all records', async () => {
    await start()
    await fill(99_999)
    expect((await save()).status).toBe(201)
    expect(await save()).toMatchObject({
      status: 409,
      body: {
        message: 'Você já tem 100.000 registros de estudo, o máximo de uma conta. Fale com o suporte.',
      },
    })
  })

  it.each([
    [
      'subject',
      500,
      'POST /subjects',
      { name: 'Mais uma' },
      'Você já criou 500 matérias, o máximo de uma conta.',
    ],
    [
      'career',
      100,
      'POST /careers',
      { name: 'Mais uma', icon: 'mdi:star-outline' },
      'Você já criou 100 carreiras, o máximo de uma conta.',
    ],
  ] as const)(
    'creates each %s up to %i, also when they are sent at once',
    async (table, most, route, body, message) => {
      await start()
      const icon = table === 'career' ? [sql`, icon`, sql`, 'mdi:star-outline'`] : [sql``, sql``]
      await sql`insert into ${sql.table(table)} (name, name_key, owner_id ${icon[0]})
      select 'nome ' || n, 'nome ' || n, ${ana.id} ${icon[1]} from generate_series(1, ${most - 3}::int) n`.execute(
        database.db,
      )
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, nth) =>
          ana.call(route, { body: { ...body, name: `${body.name} ${nth}` } }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
      expect(await ana.call(route, { body })).toMatchObject({
        status: 409,
        body: { message, errors: { name: [message] } },
      })
      expect(await countOf(table)).toBe(most)
    },
  )
})
