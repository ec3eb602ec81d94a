import { type Db, statement } from '../../../../server/database/db.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { LIMITS } from '../limits.ts'
import type { CleanPicture } from '../rules.ts'

const find = statement<{ type: string; data: string }>(`
  select type, replace(encode(bytes, 'base64'), E'\\n', '') as data
  from mistake_picture where user_id = $1 and mistake = $2`)

/** The picture as a data: address. */
export async function findPicture(db: Db, student: StudentId, mistake: string): Promise<string | undefined> {
  const [found] = await find(db, [student, mistake])
  return found && `data:${found.type};base64,${found.data}`
}

const standing = statement<{ is_known: boolean; is_full: boolean }>(`
  select exists (select from mistake where user_id = $1 and key = $2) as is_known,
    (select count(*) from mistake_picture where user_id = $1 and mistake <> $2) >= ${LIMITS.pictures} as is_full`)

/** Whether the mistake is the student's, and whether one more picture fits. */
export async function roomFor(db: Db, student: StudentId, mistake: string) {
  const [row] = await standing(db, [student, mistake])
  return { isKnown: row?.is_known === true, isFull: row?.is_full === true }
}

const put = statement(`
  insert into mistake_picture (user_id, mistake, type, bytes) values ($1, $2, $3, decode($4, 'base64'))
  on conflict (user_id, mistake) do update set type = excluded.type, bytes = excluded.bytes`)

export async function putPicture(
  db: Db,
  student: StudentId,
  mistake: string,
  { type, bytes }: CleanPicture,
): Promise<void> {
  await put(db, [student, mistake, type, Buffer.from(bytes).toString('base64')])
}

const remove = statement<{ mistake: string }>(
  'delete from mistake_picture where user_id = $1 and mistake = $2 returning mistake',
)

/** False if there is none. */
export async function removePicture(db: Db, student: StudentId, mistake: string): Promise<boolean> {
  return (await remove(db, [student, mistake])).length > 0
}
