import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Import, ImportedRow, MeantName } from '../contract.ts'
import type { PictureTopic } from './table.ts'

/** An import as it is kept; `picture` is null where it is of records. */
export interface NewImport extends Omit<Import, 'made_at' | 'subjects'> {
  readonly made_at: Date
  readonly made: readonly number[]
  readonly activated: readonly number[]
  readonly picture: readonly PictureTopic[] | null
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

/** As JSON, newest first. */
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
  { picture, made, activated, ...about }: NewImport,
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
      picture: picture && JSON.stringify(picture),
    })
    .execute()
}

/** Gives the subjects that it brought; undefined where the student has no such import. */
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

/** As JSON; undefined where that slice was never sent. */
export async function findRows(db: Db, student: StudentId, key: string, number: number) {
  const [found] = await findSlice(db, [student, key, number])
  return found?.rows
}

/** How many slices of other imports are on their way. */
export async function countOtherSlices(db: Db, student: StudentId, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_slice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', student)
    .where('import_key', '!=', key)
    .executeTakeFirstOrThrow()
  return count
}

/** False where there were none. */
export async function dropSlices(db: Db, student: StudentId, key: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('import_slice')
    .where('user_id', '=', student)
    .where('import_key', '=', key)
    .returning('number')
    .execute()
  return dropped.length > 0
}

/** Drops what was sent before `until` and never ended. */
export async function dropLeftSlices(db: Db, student: StudentId, until: Date): Promise<void> {
  await db.deleteFrom('import_slice').where('user_id', '=', student).where('sent_at', '<', until).execute()
}

const putNames = statement(`
  insert into import_name (user_id, name, of_subject, subject_id, topic)
  select $1, name, of_subject, subject_id, topic
  from jsonb_to_recordset($2::jsonb) as said (name text, of_subject integer, subject_id integer, topic text)
  on conflict (user_id, name, of_subject) do update set subject_id = excluded.subject_id, topic = excluded.topic`)

export async function rememberNames(db: Db, student: StudentId, names: readonly MeantName[]): Promise<void> {
  const distinct = new Map(names.map((name) => [`${name.of_subject} ${name.name}`, name]))
  await putNames(db, [student, JSON.stringify([...distinct.values()])])
}

const findNames = statement<{ list: string }>(`
  select coalesce(json_agg(json_build_object('name', name, 'of_subject', of_subject, 'subject_id', subject_id,
    'topic', topic)), '[]')::text as list
  from import_name where user_id = $1 and exists (select from subject where subject.id = subject_id)`)

/** As JSON. */
export async function listNames(db: Db, student: StudentId): Promise<string> {
  const [row] = await findNames(db, [student])
  return row?.list ?? '[]'
}
