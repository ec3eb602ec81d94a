import { type Db, statement } from '../../../../server/database/db.ts'
import { lockStudent } from '../../../../server/database/student-lock.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { sumsBySpelling } from '../../../records/server/table.ts'
import type { Outcome, Target } from '../contract.ts'

export interface TargetValues {
  readonly body: string
  readonly position: string
  readonly board: string
  readonly exam_day: string | null
  readonly notice_url: string | null
}

/** Other changes to the student's targets and their syllabuses wait until the transaction ends. */
export const lockTargets = (db: Db, student: StudentId): Promise<void> => lockStudent(db, student, 'targets')

interface TargetRow extends Omit<Target, 'created_at'> {
  created_at: Date
}

const TARGETS = `
  select target.id, body, position, board, exam_day::text, in_front, coalesce(topics, 0) as topics,
    coalesce(revision, 0) as revision, notice_url, points, went, created_at
  from target left join syllabus on syllabus.user_id = target.user_id and target_id = target.id
  where target.user_id = $1`

const findAll = statement<TargetRow>(`${TARGETS} order by in_front desc, target.exam_day, target.id`)
const findById = statement<TargetRow>(`${TARGETS} and target.id = $2`)
const findByKey = statement<TargetRow>(`${TARGETS} and target.idempotency_key = $2`)

/** The one in front first, then by the exam day, those without one last. */
export async function listTargets(db: Db, student: StudentId): Promise<Target[]> {
  return (await findAll(db, [student])).map(targetOf)
}

export async function findTarget(db: Db, student: StudentId, id: number): Promise<Target | undefined> {
  return (await findById(db, [student, id])).map(targetOf)[0]
}

export async function findMade(db: Db, student: StudentId, key: string): Promise<Target | undefined> {
  return (await findByKey(db, [student, key])).map(targetOf)[0]
}

const targetOf = ({ created_at, ...row }: TargetRow): Target => ({
  ...row,
  created_at: created_at.toISOString(),
})

interface Made {
  readonly values: TargetValues
  readonly key: string | null
  readonly now: Date
}

export async function addTarget(db: Db, student: StudentId, { values, key, now }: Made): Promise<number> {
  await leaveFront(db, student)
  const { id } = await db
    .insertInto('target')
    .values({ ...values, user_id: student, in_front: true, created_at: now, idempotency_key: key })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeTarget(db: Db, student: StudentId, id: number, values: Partial<TargetValues>) {
  if (Object.keys(values).length === 0) return
  await db.updateTable('target').set(values).where('user_id', '=', student).where('id', '=', id).execute()
}

const putOutcome = statement<{ id: number }>(
  'update target set points = $3, went = $4 where user_id = $1 and id = $2 returning id',
)

export async function saveOutcome(
  db: Db,
  student: StudentId,
  id: number,
  { points, went }: Outcome,
): Promise<boolean> {
  return (await putOutcome(db, [student, id, points, went])).length > 0
}

export async function putInFront(db: Db, student: StudentId, id: number): Promise<void> {
  await leaveFront(db, student)
  await db
    .updateTable('target')
    .set({ in_front: true })
    .where('user_id', '=', student)
    .where('id', '=', id)
    .execute()
}

async function leaveFront(db: Db, student: StudentId): Promise<void> {
  await db
    .updateTable('target')
    .set({ in_front: false })
    .where('user_id', '=', student)
    .where('in_front', '=', true)
    .execute()
}

const dropUnused = statement(`
  delete from topic where topic.user_id = $1
    and not exists (select from syllabus_item item where item.user_id = $1 and item.topic_id = topic.id)
    and id not in (select topic_id from (${sumsBySpelling('$1')}) studied where topic_id is not null)`)

/** Removes a target, and the topics that only its edital has and that were never studied. */
export async function removeTarget(db: Db, student: StudentId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('target')
    .where('user_id', '=', student)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await dropUnused(db, [student])
  return true
}
