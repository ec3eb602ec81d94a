import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { subjectVisibleTo } from '../../subjects/server/table.ts'
import type { AnswerBody, Mistake, MistakeBody } from '../contract.ts'
import { mistakesOf } from './table.ts'

const WORDS = `, 'title', mistake.title, 'number', mistake.number, 'question', mistake.question,
  'other', mistake.other, 'answer', mistake.answer, 'subject', coalesce(subject.name, ''),
  'picture', exists (select from mistake_picture picture
    where picture.user_id = mistake.user_id and picture.mistake = mistake.key)`

type Found = Omit<Mistake, 'weight'>

const list = statement<{ found: Found[] }>(`select ${mistakesOf('$1', WORDS)} as found`)

/** Newest first; the handler adds the weights. */
export async function listMistakes(db: Db, student: StudentId): Promise<Found[]> {
  const [row] = await list(db, [student])
  return row?.found ?? []
}

/** Counts the student's mistakes without this one. */
export async function countOthers(db: Db, student: StudentId, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('mistake')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', student)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The fields that the student can change; undefined if no mistake has this key. */
export const findMistake = (db: Db, student: StudentId, key: string) =>
  db
    .selectFrom('mistake')
    .select(['subject_id', 'topic', 'topic_id', 'cause', 'question', 'other', 'answer', 'dropped'])
    .where('user_id', '=', student)
    .where('key', '=', key)
    .executeTakeFirst()

const seesSubject = statement<{ id: number }>(
  `select id from subject where subject.id = $2 and ${subjectVisibleTo('$1')}`,
)

/** False if the student cannot see its subject. */
export async function putMistake(
  db: Db,
  student: StudentId,
  key: string,
  { said_at, ...body }: MistakeBody,
): Promise<boolean> {
  if ((await seesSubject(db, [student, body.subject_id])).length === 0) return false
  const values = { ...body, said_at: new Date(said_at) }
  await db
    .insertInto('mistake')
    .values({ user_id: student, key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute()
  return true
}

const dropAnswers = statement('delete from card_answer where user_id = $1 and mistake = any($2)')
const dropPictures = statement('delete from mistake_picture where user_id = $1 and mistake = any($2)')
const dropMistakes = statement<{ key: string }>(
  'delete from mistake where user_id = $1 and key = any($2) returning key',
)

/** Also deletes answers and pictures; false if the student has none of these mistakes. */
export async function removeMistakes(db: Db, student: StudentId, keys: readonly string[]): Promise<boolean> {
  await dropAnswers(db, [student, keys])
  await dropPictures(db, [student, keys])
  return (await dropMistakes(db, [student, keys])).length > 0
}

const insertAnswer = statement(`
  insert into card_answer (user_id, key, mistake, day, is_right, answered_at)
  select $1, $2, $3, $4::date, $5, $6 from mistake where user_id = $1 and key = $3
  on conflict (user_id, key) do nothing`)

/** Stores an answer once by its key; nothing happens if the mistake is gone. */
export async function addAnswer(
  db: Db,
  student: StudentId,
  key: string,
  { mistake, day, right, at }: AnswerBody,
): Promise<void> {
  await insertAnswer(db, [student, key, mistake, day, right, new Date(at)])
}
