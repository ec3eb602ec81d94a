import { type ExpressionBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Db, Tables } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { fold } from '../../../shared/text.ts'
import type { Career } from '../contract.ts'

type CareerRow = Static<typeof Career>

const columns = ['career.id', 'career.name', 'career.icon'] as const

/** What a student sees: the common catalogue and what he or she created. */
const seenBy = (student: StudentId) => (eb: ExpressionBuilder<Tables, 'career'>) =>
  eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', student)])

/** The careers that the student sees, by name. Folded names in byte order stand as Portuguese sorts them, on any engine. */
export function listCareers(db: Db, student: StudentId): Promise<CareerRow[]> {
  return db.selectFrom('career').select(columns).where(seenBy(student)).orderBy(sql`name_key collate "C"`).execute()
}

/** Creates a career that the student alone sees; undefined when he or she already sees one of that name. */
export async function addCareer(
  db: Db,
  student: StudentId,
  { name, icon }: Pick<CareerRow, 'name' | 'icon'>,
): Promise<CareerRow | undefined> {
  const key = fold(name)
  // One statement, so that of two alike at the same moment the unique index lets one through.
  const { rows } = await sql<CareerRow>`
    insert into career (name, name_key, icon, owner_id)
    select ${name}, ${key}, ${icon}, ${student}
    where not exists (select from career where owner_id is null and name_key = ${key})
    on conflict do nothing
    returning id, name, icon`.execute(db)
  return rows[0]
}

/** Makes it the student's career from now on; false when the student sees no such career. */
export async function chooseCareer(db: Db, student: StudentId, careerId: number, now: Date): Promise<boolean> {
  const chosen = await db
    .insertInto('user_career')
    .columns(['user_id', 'career_id', 'chosen_at'])
    .expression((eb) =>
      eb
        .selectFrom('career')
        .select([
          sql<string>`${student}::text`.as('user_id'),
          'career.id',
          sql<Date>`${now}::timestamptz`.as('chosen_at'),
        ])
        .where('career.id', '=', careerId)
        .where(seenBy(student)),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ career_id: careerId, chosen_at: now }))
    .returning('user_id')
    .executeTakeFirst()
  return chosen !== undefined
}

/** The career that the student has chosen. */
export function findChosenCareer(db: Db, student: StudentId): Promise<CareerRow | undefined> {
  return db
    .selectFrom('user_career')
    .innerJoin('career', 'career.id', 'user_career.career_id')
    .select(columns)
    .where('user_career.user_id', '=', student)
    .executeTakeFirst()
}
