import { type ExpressionBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Db, Tables } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { fold } from '../../../shared/text.ts'
import type { Subject, UserSubject } from '../contract.ts'

type SubjectRow = Static<typeof Subject>

const columns = ['subject.id', 'subject.name'] as const

/** Folded names in byte order stand as Portuguese sorts them, on any engine. */
const byName = sql`subject.name_key collate "C"`

/** What a student sees: the common catalogue and what he or she created. */
const seenBy = (student: StudentId) => (eb: ExpressionBuilder<Tables, 'subject'>) =>
  eb.or([eb('subject.owner_id', 'is', null), eb('subject.owner_id', '=', student)])

/** The subjects that the student sees, by name. */
export function listSubjects(db: Db, student: StudentId): Promise<SubjectRow[]> {
  return db.selectFrom('subject').select(columns).where(seenBy(student)).orderBy(byName).execute()
}

/** Creates a subject that the student alone sees; undefined when he or she already sees one of that name. */
export async function addSubject(db: Db, student: StudentId, name: string): Promise<SubjectRow | undefined> {
  const key = fold(name)
  // One statement, so that of two alike at the same moment the unique index lets one through.
  const { rows } = await sql<SubjectRow>`
    insert into subject (name, name_key, owner_id)
    select ${name}, ${key}, ${student}
    where not exists (select from subject where owner_id is null and name_key = ${key})
    on conflict do nothing
    returning id, name`.execute(db)
  return rows[0]
}

/** Of these subjects those that the student sees, by id, and whether he or she has ever chosen each. `ids` is not empty. */
export async function findSeen(db: Db, student: StudentId, ids: number[]): Promise<Map<number, { linked: boolean }>> {
  const rows = await db
    .selectFrom('subject')
    .leftJoin('user_subject', (join) =>
      join.onRef('user_subject.subject_id', '=', 'subject.id').on('user_subject.user_id', '=', student),
    )
    .select(({ eb }) => ['subject.id', eb('user_subject.user_id', 'is not', null).$castTo<boolean>().as('linked')])
    .where('subject.id', 'in', ids)
    .where(seenBy(student))
    .execute()
  return new Map(rows.map(({ id, linked }) => [id, { linked }]))
}

/** Marks the student's subjects active or not, adding those that are new. `choices` is not empty and names each once. */
export async function saveChoices(
  db: Db,
  student: StudentId,
  choices: { subjectId: number; active: boolean }[],
): Promise<void> {
  // Always in one order, so that two saves of one student wait for each other instead of locking each other out.
  const rows = choices
    .toSorted((a, b) => a.subjectId - b.subjectId)
    .map(({ subjectId, active }) => ({ user_id: student, subject_id: subjectId, active }))
  await db
    .insertInto('user_subject')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'subject_id']).doUpdateSet(({ ref }) => ({ active: ref('excluded.active') })),
    )
    .execute()
}

/** Deactivates one subject of the student; false when it is none of his or hers. */
export async function deactivateSubject(db: Db, student: StudentId, subjectId: number): Promise<boolean> {
  const changed = await db
    .updateTable('user_subject')
    .set({ active: false })
    .where('user_id', '=', student)
    .where('subject_id', '=', subjectId)
    .returning('subject_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** The student's active subjects, by name. */
export async function listActive(db: Db, student: StudentId): Promise<Static<typeof UserSubject>[]> {
  const rows = await db
    .selectFrom('user_subject')
    .innerJoin('subject', 'subject.id', 'user_subject.subject_id')
    .select(['user_id', 'active', ...columns])
    .where('user_id', '=', student)
    .where('active', '=', true)
    .orderBy(byName)
    .execute()
  return rows.map(({ id, name, ...link }) => ({ ...link, subject_id: id, subject: { id, name } }))
}
