import { type Db, statement } from '../../../../server/database/db.ts'
import { lockStudent } from '../../../../server/database/student-lock.ts'
import { transact } from '../../../../server/database/transact.ts'
import type { Day, DayZone } from '../../../../shared/calendar.ts'
import { MAX_STUDY_SECONDS } from '../../../../shared/duration.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import type { Effort } from '../../rules.ts'
import { mergeStudied, type StudiedInAll, type StudiedOnDevice, secondsOf, unsavedPart } from '../rules.ts'

export interface Saving extends Effort {
  readonly created_at: Date
  readonly day: Day
  readonly zone: DayZone
  readonly studied: StudiedOnDevice | undefined
}

/** One after the other, so that shared time is in the first save's record only. */
export function oneByOne<Result>(
  db: Db,
  student: StudentId,
  studied: StudiedOnDevice | undefined,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (!studied) return work(db)
  return transact(db, async (trx) => {
    await lockStudent(trx, student, 'sessions')
    return work(trx)
  })
}

const find = statement<{ studied: StudiedInAll | null }>(
  'select studied from study_record where user_id = $1 and idempotency_key = $2 and ativo = 1',
)

// A session that continues an ended one is of the same days, which the index finds.
const findKin = statement<{ studied: StudiedInAll }>(`
  select studied from study_record
  where user_id = $1 and ativo = 1 and created_at >= $4::timestamptz - interval '30 days'
    and idempotency_key <> $2 and (idempotency_key = $3 or studied->>'of' = $3) and studied is not null`)

/** The save without the time that records of the continued or continuing sessions contain. */
export async function withoutCounted<Saved extends Saving>(
  db: Db,
  student: StudentId,
  key: string | null,
  saving: Saved,
): Promise<Saved> {
  const { studied } = saving
  if (!studied || key === null) return saving
  const kin = await findKin(db, [student, key, studied.of ?? key, saving.created_at])
  if (kin.length === 0) return saving
  const own = unsavedPart(
    studied,
    kin.map((one) => one.studied),
  )
  const byHand = Math.max(0, saving.study_time - secondsOf(studied))
  return { ...saving, studied: own, study_time: Math.min(saving.study_time, secondsOf(own) + byHand) }
}

const extend = statement(`
  update study_record set study_time = least(${MAX_STUDY_SECONDS}, study_time + $4), studied = $3::jsonb,
    created_at = greatest(created_at, $5::timestamptz),
    day = case when $5::timestamptz > created_at then $10::date else day end,
    zone = case when $5::timestamptz > created_at then $11 else zone end, total_pauses = greatest(total_pauses, $6),
    questions_resolved = greatest(questions_resolved, $7),
    correct_answers = case when $7 > questions_resolved then $8 else correct_answers end,
    incorrect_answers = case when $7 > questions_resolved then $9 else incorrect_answers end
  where user_id = $1 and idempotency_key = $2 and ativo = 1`)

/** Adds the time that earlier saves lack; a time corrected by hand limits it. Call it `oneByOne`. */
export async function addSaving(db: Db, student: StudentId, key: string, saving: Saving): Promise<void> {
  const [known] = saving.studied ? await find(db, [student, key]) : []
  if (!(saving.studied && known?.studied)) return
  const all = mergeStudied(known.studied, saving.studied)
  if (all === known.studied) return
  const more = Math.min(saving.study_time, secondsOf(all) - secondsOf(known.studied))
  const { created_at, total_pauses, questions_resolved, correct_answers, incorrect_answers } = saving
  const effort = [more, created_at, total_pauses, questions_resolved, correct_answers, incorrect_answers]
  await extend(db, [student, key, JSON.stringify(all), ...effort, saving.day, saving.zone])
}
