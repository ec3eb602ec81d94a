import { sql } from 'kysely'
import type { Static } from 'typebox'
import { type Db, statement } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import { Problem, problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { normalCase } from '../../../shared/normal-case.ts'
import { firstLetters, fold, tidy } from '../../../shared/text.ts'
import { LIMITS, MESSAGES, type Subject, type UserSubject } from '../contract.ts'
import { renamingOf, type Use } from '../renaming.ts'
import type { CalledSubject, SubjectsNamed } from './table.ts'
import { subjectVisibleTo } from './table.ts'

type SubjectRow = Static<typeof Subject>

const columns = ['subject.id', 'subject.name'] as const

/** Folded names in byte order sort as in Portuguese on any engine. */
const byName = sql`subject.name_key collate "C"`

const findSubjects = statement<{ list: string }>(`
  select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name_key collate "C"), '[]')::text as list
  from subject where ${subjectVisibleTo('$1')} and (owner_id is not null
    or name_key not in (select name_key from subject where coalesce(owner_id, '') = $1))`)

/** The student's own replaces the catalogue's namesake; the database writes JSON faster. */
export async function listSubjects(db: Db, student: StudentId): Promise<string> {
  const [row] = await findSubjects(db, [student])
  return row?.list ?? '[]'
}

/** Blocks other creations of the student until the transaction ends. */
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

/** Undefined when the student already has a subject of that name. */
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
  select id, name_key from subject where name_key = any($2::text[]) and ${subjectVisibleTo('$1')}
  order by owner_id nulls last`)

const addNamed = statement<{ id: number; name_key: string }>(`
  insert into subject (name, name_key, owner_id)
  select name, key, $1 from unnest($2::text[], $3::text[]) named (name, key)
  returning id, name_key`)

const findUses = statement<Use>(`
  select id, owner_id is not null as own,
    exists (select from syllabus_subject where user_id = $1 and subject_id = subject.id) as asked,
    exists (select from study_record where user_id = $1 and subject_id = subject.id and ativo = 1)
      or exists (select from schedule_item where user_id = $1 and subject_id = subject.id)
      or exists (select from weekly_goal_subject where user_id = $1 and subject_id = subject.id)
      or exists (select from subject_place where user_id = $1 and subject_id = subject.id)
      or exists (select from mistake where user_id = $1 and subject_id = subject.id)
      or exists (select from study_import where user_id = $1
        and picture @> jsonb_build_array(jsonb_build_object('subject_id', subject.id))) as used
  from subject where id = any($2::integer[])`)

const rename = statement('update subject set name = $3, name_key = $4 where id = $2 and owner_id = $1')

const putAside = statement(
  'update user_subject set active = false where user_id = $1 and subject_id = any($2::integer[])',
)

/** Prefers the student's own; writes new names in normal case, because editais use capitals. */
export const subjectsNamed: SubjectsNamed = async (db, student, subjects) => {
  const called = subjects.map(({ name, before }) => {
    const clear = normalCase(firstLetters(tidy(name), LIMITS.name).trim())
    return { name: clear, key: fold(clear), before }
  })
  await lockStudent(db, student, 'subjects')
  const renamedIds = await keepCalled(db, student, called)
  const ids = await idsOfNames(
    db,
    student,
    called.filter(({ before }) => !(before && renamedIds.has(before.subjectId))),
  )
  if (ids instanceof Problem) return ids
  const all = called.map(({ key, before }) =>
    before && renamedIds.has(before.subjectId) ? before.subjectId : (ids.get(key) ?? 0),
  )
  const choices = [...new Set(all)].map((subjectId) => ({ subjectId, active: true }))
  if (choices.length > 0) await saveChoices(db, student, choices)
  return all
}

interface Called extends CalledSubject {
  readonly key: string
}

/** Renames subjects that keep their identity, where the new name is free. */
async function keepCalled(db: Db, student: StudentId, called: readonly Called[]): Promise<Set<number>> {
  const renamed = called.flatMap(({ name, key, before }) => (before ? [{ name, key, ...before }] : []))
  if (renamed.length === 0) return new Set()
  const names = await findKeys(
    db,
    student,
    renamed.map(({ key }) => key),
  )
  const ids = [...renamed.map(({ subjectId }) => subjectId), ...names.values()]
  const uses = new Map((await findUses(db, [student, ids])).map((use) => [use.id, use]))
  const renamedIds = new Set<number>()
  const idle: number[] = []
  for (const one of renamed) {
    const outcome = renamingOf(one, uses, names.get(one.key))
    idle.push(...outcome.idle)
    if (outcome.stays) renamedIds.add(one.subjectId)
    if (!outcome.isCalledSo) continue
    await rename(db, [student, one.subjectId, one.name, one.key])
    names.set(one.key, one.subjectId)
  }
  await putAside(db, [student, idle])
  return renamedIds
}

/** Ids by key; creates missing subjects. */
async function idsOfNames(
  db: Db,
  student: StudentId,
  called: readonly Pick<Called, 'key' | 'name'>[],
): Promise<Map<string, number> | Problem> {
  const byKey = new Map(called.map(({ key, name }) => [key, name]))
  const known = await findKeys(db, student, [...byKey.keys()])
  const missing = [...byKey].filter(([key]) => !known.has(key))
  if (missing.length === 0) return known
  if ((await countCreated(db, student)) + missing.length > LIMITS.created)
    return problem('conflict', MESSAGES.tooMany)
  const names = [missing.map(([, name]) => name), missing.map(([key]) => key)]
  for (const { id, name_key } of await addNamed(db, [student, ...names])) known.set(name_key, id)
  return known
}

async function findKeys(db: Db, student: StudentId, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await findNamed(db, [student, keys])
  return new Map(rows.toReversed().map(({ id, name_key }) => [name_key, id]))
}

const findAmong = statement<{ id: number; linked: boolean }>(`
  select subject.id, user_subject.user_id is not null as linked
  from subject left join user_subject on user_subject.subject_id = subject.id and user_subject.user_id = $1
  where subject.id = any($2::integer[]) and ${subjectVisibleTo('$1')}`)

/** Leaves invisible subjects out; `linked` means that the student has ever chosen the subject. */
export async function findVisible(
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
  // One order for all, so that two saves of one student wait for each other instead of deadlocking.
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

/** One of the student's subjects, or the name of one to find or create. */
export type BroughtSubject = { readonly id: number } | { readonly name: string }

export interface Brought {
  readonly ids: readonly number[]
  readonly made: readonly number[]
  readonly activated: readonly number[]
}

const findActive = statement<{ id: number }>(
  'select subject_id as id from user_subject where user_id = $1 and subject_id = any($2::integer[]) and active',
)

/** Finds, creates and activates them; undefined if the student may not see one of them. */
export async function bringSubjects(
  db: Db,
  student: StudentId,
  wanted: readonly BroughtSubject[],
): Promise<Brought | Problem | undefined> {
  await lockStudent(db, student, 'subjects')
  const called = wanted.flatMap((one) => ('name' in one ? [{ name: one.name, key: fold(one.name) }] : []))
  const keys = called.map(({ key }) => key)
  const before = await findKeys(db, student, keys)
  const named = await idsOfNames(db, student, called)
  if (named instanceof Problem) return named
  const ids = wanted.map((one) => ('id' in one ? one.id : (named.get(fold(one.name)) ?? 0)))
  const all = [...new Set(ids)]
  const visible = await findVisible(db, student, all)
  if (all.some((id) => !visible.has(id))) return undefined
  const active = new Set((await findActive(db, [student, all])).map(({ id }) => id))
  const activated = all.filter((id) => !active.has(id))
  if (activated.length > 0)
    await saveChoices(
      db,
      student,
      activated.map((subjectId) => ({ subjectId, active: true })),
    )
  const made = [...new Set(keys)].filter((key) => !before.has(key)).map((key) => named.get(key) ?? 0)
  return { ids, made, activated }
}

const dropMade = statement(`
  with gone as (delete from subject where owner_id = $1 and id = any($2::integer[]) returning id)
  delete from user_subject where user_id = $1 and subject_id in (select id from gone)`)

/** Undoes the parts that nothing else uses by now. */
export async function takeBackSubjects(
  db: Db,
  student: StudentId,
  { made, activated }: Pick<Brought, 'made' | 'activated'>,
): Promise<void> {
  await lockStudent(db, student, 'subjects')
  const uses = await findUses(db, [student, [...new Set([...made, ...activated])]])
  const idle = uses.filter(({ used, asked }) => !(used || asked)).map(({ id }) => id)
  await putAside(db, [student, idle.filter((id) => activated.includes(id))])
  await dropMade(db, [student, idle.filter((id) => made.includes(id))])
}
