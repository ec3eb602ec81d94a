import { type Db, statement } from '../../../../server/database/db.ts'
import { lockStudent } from '../../../../server/database/student-lock.ts'
import { transact } from '../../../../server/database/transact.ts'
import type { Day, DayZone } from '../../../../shared/calendar.ts'
import { MAX_STUDY_SECONDS } from '../../../../shared/duration.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import type { Effort } from '../../rules.ts'
import { beyond, type StudiedInAll, type StudiedOnDevice, secondsOf, together } from '../rules.ts'

/** What a saving says of a session whose record may exist. */
export interface Saving extends Effort {
  readonly created_at: Date
  readonly day: Day
  readonly zone: DayZone
  readonly studied: StudiedOnDevice | undefined
}

/** What two savings of a student's share is in the record of whichever comes first, however close they come. */
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

// A session that was taken up again after its end is of the same days, and the index of them finds it.
const findKin = statement<{ studied: StudiedInAll }>(`
  select studied from study_record
  where user_id = $1 and ativo = 1 and created_at >= $4::timestamptz - interval '30 days'
    and idempotency_key <> $2 and (idempotency_key = $3 or studied->>'of' = $3) and studied is not null`)

/** What is counted in no other record of the session that this one grew out of, or that grew out of it. */
export async function uncounted<Saved extends Saving>(
  db: Db,
  student: StudentId,
  key: string | null,
  saving: Saved,
): Promise<Saved> {
  const { studied } = saving
  if (!studied || key === null) return saving
  const kin = await findKin(db, [student, key, studied.of ?? key, saving.created_at])
  if (kin.length === 0) return saving
  const own = beyond(
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

/**
 * Adds to the record with this key what the savings before
 * had not counted. A time put right by hand bounds that. To be called `oneByOne`.
 */
export async function addSaving(db: Db, student: StudentId, key: string, saving: Saving): Promise<void> {
  const [known] = saving.studied ? await find(db, [student, key]) : []
  if (!(saving.studied && known?.studied)) return
  const all = together(known.studied, saving.studied)
  if (all === known.studied) return
  const more = Math.min(saving.study_time, secondsOf(all) - secondsOf(known.studied))
  const { created_at, total_pauses, questions_resolved, correct_answers, incorrect_answers } = saving
  const effort = [more, created_at, total_pauses, questions_resolved, correct_answers, incorrect_answers]
  await extend(db, [student, key, JSON.stringify(all), ...effort, saving.day, saving.zone])
}
