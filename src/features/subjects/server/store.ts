import { sql } from 'kysely'
import type { Static } from 'typebox'
import { type Db, statement } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import type { SubjectsNamed } from '../../../server/http/gives.ts'
import { problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { fold, tidy } from '../../../shared/text.ts'
import { unshouted } from '../../../shared/unshouted.ts'
import { LIMITS, MESSAGES, type Subject, type UserSubject } from '../contract.ts'
import { subjectSeenBy } from './table.ts'

type SubjectRow = Static<typeof Subject>

const columns = ['subject.id', 'subject.name'] as const

/** Folded names in byte order are in Portuguese order on any engine. */
const byName = sql`subject.name_key collate "C"`

const findSubjects = statement<{ list: string }>(`
  select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name_key collate "C"), '[]')::text as list
  from subject where ${subjectSeenBy('$1')}`)

/** The database writes the JSON faster than both sides could together. */
export async function listSubjects(db: Db, student: StudentId): Promise<string> {
  const [row] = await findSubjects(db, [student])
  return row?.list ?? '[]'
}

/** Other creations of the student wait until the transaction ends. */
export async function mayCreate(db: Db, student: StudentId): Promise<boolean> {
  await lockStudent(db, student, 'subjects')
  return (await countCreated(db, student)) < LIMITS.created
}

async function countCreated(db: Db, student: StudentId): Promise<number> {
  // Counted by the index of names, which begins with the owner.
  const { rows } = await sql<{ created: number }>`
    select count(*) as created from subject where coalesce(owner_id, '') = ${student}`.execute(db)
  return rows[0]?.created ?? 0
}

/** Undefined when the student already sees a subject of that name. */
export async function addSubject(db: Db, student: StudentId, name: string): Promise<SubjectRow | undefined> {
  const key = fold(name)
  // The unique index lets one of two simultaneous namesakes through.
  const { rows } = await sql<SubjectRow>`
    insert into subject (name, name_key, owner_id)
    select ${name}, ${key}, ${student}
    where not exists (select from subject where owner_id is null and name_key = ${key})
    on conflict do nothing
    returning id, name`.execute(db)
  return rows[0]
}

const findNamed = statement<{ id: number; name_key: string }>(`
  select id, name_key from subject where name_key = any($2::text[]) and ${subjectSeenBy('$1')}
  order by owner_id nulls last`)

const addNamed = statement<{ id: number; name_key: string }>(`
  insert into subject (name, name_key, owner_id)
  select name, key, $1 from unnest($2::text[], $3::text[]) named (name, key)
  returning id, name_key`)

/**
 * The student's own before the catalogue's; one that is new is not written in capitals alone, as editais do.
 */
export const subjectsNamed: SubjectsNamed = async (db, student, names) => {
  const named = names.map((name) => unshouted(tidy(name).slice(0, LIMITS.name).trim()))
  const byKey = new Map(named.map((name) => [fold(name), name]))
  await lockStudent(db, student, 'subjects')
  const known = new Map<string, number>()
  const keep = (rows: { id: number; name_key: string }[]) => {
    for (const { id, name_key } of rows) if (!known.has(name_key)) known.set(name_key, id)
  }
  keep(await findNamed(db, [student, [...byKey.keys()]]))
  const missing = [...byKey].filter(([key]) => !known.has(key))
  if (missing.length > 0) {
    if ((await countCreated(db, student)) + missing.length > LIMITS.created)
      return problem('conflict', MESSAGES.tooMany)
    keep(await addNamed(db, [student, missing.map(([, name]) => name), missing.map(([key]) => key)]))
  }
  const ids = named.map((name) => known.get(fold(name)) ?? 0)
  if (ids.length > 0)
    await saveChoices(
      db,
      student,
      [...new Set(ids)].map((subjectId) => ({ subjectId, active: true })),
    )
  return ids
}

const findAmong = statement<{ id: number; linked: boolean }>(`
  select subject.id, user_subject.user_id is not null as linked
  from subject left join user_subject on user_subject.subject_id = subject.id and user_subject.user_id = $1
  where subject.id = any($2::integer[]) and ${subjectSeenBy('$1')}`)

/** Leaves out what the student does not see; `linked` means that he or she has ever chosen the subject. */
export async function findSeen(
  db: Db,
  student: StudentId,
  ids: number[],
): Promise<Map<number, { linked: boolean }>> {
  const rows = await findAmong(db, [student, ids])
  return new Map(rows.map(({ id, linked }) => [id, { linked }]))
}

/** Adds links that are new. `choices` is not empty and names each subject once. */
export async function saveChoices(
  db: Db,
  student: StudentId,
  choices: { subjectId: number; active: boolean }[],
): Promise<void> {
  // One order for all, so that two saves of one student wait for each other instead of locking each other
  // out.
  const rows = choices
    .toSorted((a, b) => a.subjectId - b.subjectId)
    .map(({ subjectId, active }) => ({ user_id: student, subject_id: subjectId, active }))
  await db
    .insertInto('user_subject')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'subject_id'])
        .doUpdateSet(({ ref }) => ({ active: ref('excluded.active') })),
    )
    .execute()
}

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
