import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Import, ImportedRow, NameChoice } from '../contract.ts'
import type { PictureTopic } from './table.ts'

/** `picture` is null and `cards` empty for another kind of import. */
export interface NewImport extends Omit<Import, 'made_at' | 'subjects'> {
  readonly made_at: Date
  readonly made: readonly number[]
  readonly activated: readonly number[]
  readonly picture?: readonly PictureTopic[]
  readonly cards?: readonly string[]
}

const findAll = statement<{ list: string }>(`
  select coalesce(json_agg(json_build_object('key', key, 'kind', kind, 'file', file, 'source', source,
    'made_at', made_at, 'first_day', first_day, 'last_day', last_day, 'records', records, 'study_time', study_time,
    'questions', questions, 'correct', correct, 'subjects', (
      select coalesce(json_agg(json_build_object('name', name, 'questions', questions, 'correct', correct)
        order by questions desc, name), '[]')
      from (
        select subject.name, sum(seen.questions) as questions, sum(seen.correct) as correct
        from jsonb_to_recordset(coalesce(picture, '[]')) as seen (subject_id integer, questions integer, correct integer)
          join subject on subject.id = seen.subject_id
        group by subject.name
      ) sums
    )) order by made_at desc, key), '[]')::text as list
  from study_import where user_id = $1`)

/** Returns JSON, newest first. */
export async function listImports(db: Db, student: StudentId): Promise<string> {
  const [row] = await findAll(db, [student])
  return row?.list ?? '[]'
}

export async function countImports(db: Db, student: StudentId): Promise<number> {
  const { count } = await db
    .selectFrom('study_import')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', student)
    .executeTakeFirstOrThrow()
  return count
}

export async function hasImport(db: Db, student: StudentId, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('study_import')
    .select('key')
    .where('user_id', '=', student)
    .where('key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

export async function addImport(
  db: Db,
  student: StudentId,
  { picture, cards = [], made, activated, ...about }: NewImport,
): Promise<void> {
  const { key, kind, file, source, made_at, first_day, last_day } = about
  const { records, study_time, questions, correct } = about
  await db
    .insertInto('study_import')
    .values({
      ...{ user_id: student, key, kind, file, source, made_at, first_day, last_day },
      ...{ records, study_time, questions, correct },
      made: [...made],
      activated: [...activated],
      picture: picture ? JSON.stringify(picture) : null,
      cards: [...cards],
    })
    .execute()
}

const findSubjects = statement<{ made: number[]; activated: number[] }>(`
  select made, activated from study_import where user_id = $1 and (made && $2 or activated && $2)`)

/** Returns which of the subjects earlier imports created, and which they activated. */
export async function broughtBefore(db: Db, student: StudentId, subjects: readonly number[]) {
  const found = await findSubjects(db, [student, subjects])
  const among = (all: readonly number[]) => subjects.filter((id) => all.includes(id))
  return {
    made: among(found.flatMap(({ made }) => made)),
    activated: among(found.flatMap(({ activated }) => activated)),
  }
}

const findPicture = statement<{ key: string }>(`
  select key from study_import
  where user_id = $1 and kind = 'picture' and first_day = $2::date and last_day = $3::date and picture = $4::jsonb`)

/** Whether the student has the same picture of the same days. */
export async function hasPicture(
  db: Db,
  student: StudentId,
  { first_day, last_day, picture }: Pick<NewImport, 'first_day' | 'last_day' | 'picture'>,
): Promise<boolean> {
  return (await findPicture(db, [student, first_day, last_day, JSON.stringify(picture)])).length > 0
}

const findDeleted = statement<{ card: string }>(`
  select distinct card from study_import cross join unnest(cards) as card
  where user_id = $1 and not exists (select from mistake where mistake.user_id = $1 and mistake.key = card)`)

/** Keys of imported cards that the student deleted. */
export async function listDeletedCards(db: Db, student: StudentId): Promise<string[]> {
  return (await findDeleted(db, [student])).map(({ card }) => card)
}

/** Returns the subjects that it added; undefined if the student has no such import. */
export async function removeImport(db: Db, student: StudentId, key: string) {
  return db
    .deleteFrom('study_import')
    .where('user_id', '=', student)
    .where('key', '=', key)
    .returning(['made', 'activated'])
    .executeTakeFirst()
}

const putRows = statement(`
  insert into import_slice (user_id, import_key, number, sent_at, rows) values ($1, $2, $3, $4, $5::jsonb)
  on conflict (user_id, import_key, number) do update set sent_at = excluded.sent_at, rows = excluded.rows`)

interface Slice {
  readonly key: string
  readonly number: number
  readonly rows: readonly ImportedRow[]
}

export async function putSlice(
  db: Db,
  student: StudentId,
  { key, number, rows }: Slice,
  now: Date,
): Promise<void> {
  await putRows(db, [student, key, number, now, JSON.stringify(rows)])
}

const findSlice = statement<{ rows: string }>(
  'select rows::text from import_slice where user_id = $1 and import_key = $2 and number = $3',
)

/** Returns JSON; undefined if that slice was never sent. */
export async function findRows(db: Db, student: StudentId, key: string, number: number) {
  const [found] = await findSlice(db, [student, key, number])
  return found?.rows
}

export async function countOtherSlices(db: Db, student: StudentId, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_slice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', student)
    .where('import_key', '!=', key)
    .executeTakeFirstOrThrow()
  return count
}

/** False if there were none. */
export async function dropSlices(db: Db, student: StudentId, key: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('import_slice')
    .where('user_id', '=', student)
    .where('import_key', '=', key)
    .returning('number')
    .execute()
  return dropped.length > 0
}

/** Drops the slices of unfinished imports that are older than `until`. */
export async function dropLeftSlices(db: Db, student: StudentId, until: Date): Promise<void> {
  await db.deleteFrom('import_slice').where('user_id', '=', student).where('sent_at', '<', until).execute()
}

const putNames = statement(`
  insert into import_name (user_id, name, of_subject, subject_id, topic)
  select $1, name, of_subject, subject_id, topic
  from jsonb_to_recordset($2::jsonb) as said (name text, of_subject integer, subject_id integer, topic text)
  on conflict (user_id, name, of_subject) do update set subject_id = excluded.subject_id, topic = excluded.topic`)

export async function rememberNames(db: Db, student: StudentId, names: readonly NameChoice[]): Promise<void> {
  const distinct = new Map(names.map((name) => [`${name.of_subject} ${name.name}`, name]))
  await putNames(db, [student, JSON.stringify([...distinct.values()])])
}

const findNames = statement<{ list: string }>(`
  select coalesce(json_agg(json_build_object('name', name, 'of_subject', of_subject, 'subject_id', subject_id,
    'topic', topic)), '[]')::text as list
  from import_name where user_id = $1 and exists (select from subject where subject.id = subject_id)`)

/** Returns JSON. */
export async function listNames(db: Db, student: StudentId): Promise<string> {
  const [row] = await findNames(db, [student])
  return row?.list ?? '[]'
}

const findTopics = statement<{ list: string }>(`
  select coalesce(json_agg(json_build_object('subject_id', subject_id, 'topic', topic) order by latest desc), '[]')::text
    as list
  from (
    select subject_id, topic, max(created_at) as latest from study_record
    where user_id = $1 and ativo = 1 and topic is not null
    group by subject_id, topic
  ) studied`)

/** Returns JSON: the topics of the student's records, the latest spelling first. */
export async function listTopics(db: Db, student: StudentId): Promise<string> {
  const [row] = await findTopics(db, [student])
  return row?.list ?? '[]'
}
