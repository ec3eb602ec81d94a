import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { EQUAL_SPELLINGS } from '../../../../../harness/equal-spellings.ts'
import { temporaryFolder } from '../../../../../harness/folder.ts'
import { migrate } from '../../../../server/database/migrate.ts'
import { fold } from '../../../../shared/text.ts'
import { topicKey } from '../../../records/topics/wording.ts'

const STEP = '0029-one-folding.sql'
const OWN = ['Estatuto do\u200b Servidor', 'ESTATUTO DO SERVI\u00adDOR', 'Estatuto do\u2009Servidor\u202e']

describe.each(engines)('what was split by signs that look alike, on $name', ({ open }) => {
  let folder: string
  let database: TestDatabase
  beforeEach(async () => {
    folder = await temporaryFolder()
    database = await open({ empty: true })
    for (const name of (await readdir('migrations')).filter((name) => name < STEP))
      await cp(join('migrations', name), join(folder, name))
    await migrate(database.db, folder)
  })
  afterEach(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const idsOf = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(database.db)).rows.map(({ id }) => id)
  const step = async () => {
    await cp(join('migrations', STEP), join(folder, STEP))
    await migrate(database.db, folder)
  }
  const own = (table: string, names: readonly string[]) =>
    idsOf(
      table === 'subject'
        ? sql`insert into subject (name, name_key, owner_id) select name, name, 'ana' from unnest(${names}::text[]) name returning id`
        : sql`insert into career (name, name_key, icon, owner_id) select name, name, 'mdi:scale', 'ana' from unnest(${names}::text[]) name returning id`,
    )
  const all = async (query: ReturnType<typeof sql<object>>) => (await query.execute(database.db)).rows

  it('becomes one subject with all records, plans, goals and places, and no other student’s', async () => {
    const [kept = 0, ...gone] = await own('subject', OWN)
    const [other] = await idsOf(
      sql`insert into subject (name, name_key, owner_id) values (${OWN[0]}, 'x', 'bia') returning id`,
    )
    for (const id of [kept, ...gone, other]) {
      const student = id === other ? 'bia' : 'ana'
      await sql`insert into user_subject values (${student}, ${id}, ${id !== kept})`.execute(database.db)
      await sql`insert into weekly_goal_subject values (${student}, ${id}, 60, null)`.execute(database.db)
      await sql`insert into subject_place values (${student}, ${id}, 'front')`.execute(database.db)
      await sql`insert into schedule_item (user_id, day_of_week, position, subject_id) values (${student}, 1, 0, ${id})`.execute(
        database.db,
      )
      await sql`insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers, incorrect_answers)
        values (${student}, ${id}, 100, 0, 0, 0, 0)`.execute(database.db)
    }
    await step()
    expect(await all(sql`select id, name, name_key from subject where owner_id = 'ana'`)).toEqual([
      { id: kept, name: 'Estatuto do Servidor', name_key: 'estatuto do servidor' },
    ])
    expect(await all(sql`select * from user_subject where user_id = 'ana'`)).toEqual([
      { user_id: 'ana', subject_id: kept, active: true },
    ])
    expect(await all(sql`select minutes from weekly_goal_subject where user_id = 'ana'`)).toEqual([
      { minutes: 180 },
    ])
    expect(await all(sql`select place from subject_place where subject_id = ${kept}`)).toHaveLength(1)
    for (const table of ['schedule_item', 'study_record'])
      expect(await all(sql`select subject_id from ${sql.table(table)} where user_id = 'ana'`)).toEqual(
        OWN.map(() => ({ subject_id: kept })),
      )
    expect(await all(sql`select subject_id from study_record where user_id = 'bia'`)).toEqual([
      { subject_id: other },
    ])
  })

  it('becomes the catalogue’s subject and career if it has them', async () => {
    await own('subject', ['Direito\u200b Penal'])
    const [career] = await own('career', ['Magistra\u00adtura'])
    await sql`insert into user_career values ('ana', ${career})`.execute(database.db)
    await step()
    expect(await all(sql`select name from subject where owner_id = 'ana'`)).toEqual([])
    expect(await all(sql`select name from user_career join career on id = career_id`)).toEqual([
      { name: 'Magistratura' },
    ])
  })

  it('becomes one topic of all wordings, records and items, with the keys of the program', async () => {
    const [subject] = await own('subject', ['Leis'])
    const topics = await idsOf(
      sql`insert into topic (user_id, subject_id, words) select 'ana', ${subject}, word from unnest(${EQUAL_SPELLINGS}::text[]) word returning id`,
    )
    const keys = EQUAL_SPELLINGS.map((_, at) => `old ${at}`)
    await sql`insert into topic_wording select 'ana', ${subject}, key, spelling, topic
      from unnest(${keys}::text[], ${EQUAL_SPELLINGS}::text[], ${topics}::integer[]) made (key, spelling, topic)`.execute(
      database.db,
    )
    // A second wording of the last topic is another topic's first: they are all one.
    const [more = 0] = await idsOf(
      sql`insert into topic (user_id, subject_id, words) values ('ana', ${subject}, 'Ato') returning id`,
    )
    await sql`insert into topic_wording values ('ana', ${subject}, 'x', 'Ａto', ${more}), ('ana', ${subject}, 'ato', 'Ato', ${topics.at(-1)})`.execute(
      database.db,
    )
    const target = await idsOf(
      sql`insert into target (user_id, body, position, board, in_front, created_at) values ('ana', ${'TJ\u202e SP'}, '', '', true, now()) returning id`,
    )
    await sql`insert into syllabus_item select 'ana', ${target[0]}, 'a', rank, topic
      from unnest(${topics}::integer[]) with ordinality made (topic, rank)`.execute(database.db)
    for (const topic of [...topics, more])
      await sql`insert into study_record (user_id, subject_id, topic_id, topic, study_time, total_pauses, questions_resolved, correct_answers, incorrect_answers)
        values ('ana', ${subject}, ${topic}, ${EQUAL_SPELLINGS.at(-1)}, 100, 0, 0, 0, 0)`.execute(database.db)
    await step()
    const kept = Math.min(...topics)
    expect(await all(sql`select id from topic`)).toEqual([{ id: kept }])
    expect(await all(sql`select key, topic_id from topic_wording order by key`)).toEqual([
      { key: 'ato', topic_id: kept },
      { key: topicKey(EQUAL_SPELLINGS[0] ?? ''), topic_id: kept },
    ])
    expect(await all(sql`select topic_id from syllabus_item`)).toEqual([{ topic_id: kept }])
    expect(await all(sql`select distinct topic_id from study_record`)).toEqual([{ topic_id: kept }])
    expect(await all(sql`select body from target`)).toEqual([{ body: 'TJ SP' }])
    const [{ topic }] = (await all(sql`select distinct topic from study_record`)) as [{ topic: string }]
    expect(topic).not.toMatch(/[\u2000-\u200f\u2060\ufeff]/u)
    expect(fold(topic)).toBe(fold(EQUAL_SPELLINGS[0] ?? ''))
  })
})
