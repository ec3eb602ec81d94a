import { sql } from 'kysely'
import type { Static } from 'typebox'
import { type Db, statement } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { fold } from '../../../shared/text.ts'
import { type Career, LIMITS } from '../contract.ts'
import { careerVisibleTo } from './table.ts'

type CareerRow = Static<typeof Career>

const columns = ['career.id', 'career.name', 'career.icon'] as const

// Folded names in byte order sort as in Portuguese on any engine.
const findCareers = statement<{ list: string }>(`
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'icon', icon) order by name_key collate "C"), '[]')::text as list
  from career where ${careerVisibleTo('$1')}`)

/** The database writes the JSON faster than both sides could together. */
export async function listCareers(db: Db, student: StudentId): Promise<string> {
  const [row] = await findCareers(db, [student])
  return row?.list ?? '[]'
}

/** Blocks other creations of the student until the transaction ends. */
export async function mayCreate(db: Db, student: StudentId): Promise<boolean> {
  await lockStudent(db, student, 'careers')
  // Counted by the index of names, which begins with the owner.
  const { rows } = await sql<{ created: number }>`
    select count(*) as created from career where coalesce(owner_id, '') = ${student}`.execute(db)
  return (rows[0]?.created ?? 0) < LIMITS.created
}

/** Undefined when the student already has a career of that name. */
export async function addCareer(
  db: Db,
  student: StudentId,
  { name, icon }: Pick<CareerRow, 'name' | 'icon'>,
): Promise<CareerRow | undefined> {
  const key = fold(name)
  // The unique index lets one of two simultaneous namesakes through.
  const { rows } = await sql<CareerRow>`
    insert into career (name, name_key, icon, owner_id)
    select ${name}, ${key}, ${icon}, ${student}
    where not exists (select from career where owner_id is null and name_key = ${key})
    on conflict do nothing
    returning id, name, icon`.execute(db)
  return rows[0]
}

const choose = statement<{ user_id: string }>(`
  insert into user_career (user_id, career_id, chosen_at)
  select $1, career.id, $3::timestamptz from career where career.id = $2 and ${careerVisibleTo('$1')}
  on conflict (user_id) do update set career_id = excluded.career_id, chosen_at = excluded.chosen_at
  returning user_id`)

export async function chooseCareer(
  db: Db,
  student: StudentId,
  careerId: number,
  now: Date,
): Promise<boolean> {
  return (await choose(db, [student, careerId, now])).length > 0
}

export function findChosenCareer(db: Db, student: StudentId): Promise<CareerRow | undefined> {
  return db
    .selectFrom('user_career')
    .innerJoin('career', 'career.id', 'user_career.career_id')
    .select(columns)
    .where('user_career.user_id', '=', student)
    .executeTakeFirst()
}
