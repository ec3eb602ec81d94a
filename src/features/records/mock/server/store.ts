import { type Db, statement } from '../../../../server/database/db.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { subjectVisibleTo } from '../../../subjects/server/table.ts'
import { studiedAtOnce } from '../../studied-day/rules.ts'
import { PAPER_PREFIX, type Paper, paperRecordKey } from '../rules.ts'

// The record keeps the day that it got with its instant.
const keep = statement<{ id: number }>(`
  insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
    incorrect_answers, created_at, day, zone, kind, idempotency_key)
  select $1, subject.id, $3, 0, $4::int + $5::int, $4, $5, $6, $7::date, $8, 'mock', $9
  from subject where subject.id = $2 and ${subjectVisibleTo('$1')}
  on conflict (user_id, idempotency_key) where idempotency_key is not null do update set
    study_time = excluded.study_time, questions_resolved = excluded.questions_resolved,
    correct_answers = excluded.correct_answers, incorrect_answers = excluded.incorrect_answers,
    day = case when study_record.created_at = excluded.created_at then study_record.day else excluded.day end,
    zone = case when study_record.created_at = excluded.created_at then study_record.zone else excluded.zone end,
    created_at = excluded.created_at, ativo = 1
  returning id`)

const dropOthers = statement(`
  update study_record set ativo = 0
  where user_id = $1 and ativo = 1 and starts_with(idempotency_key, $2) and idempotency_key <> all($3)`)

/** Replaces a paper's records, one per subject; false if a subject is not the student's to see. */
export async function keepPaperRecords(db: Db, student: StudentId, paper: Paper): Promise<boolean> {
  const keys = paper.records.map(({ subject_id }) => paperRecordKey(paper.key, subject_id))
  await dropOthers(db, [student, `${PAPER_PREFIX}${paper.key}-`, keys])
  const { instant, day, zone } = studiedAtOnce(paper.answeredAt, paper.zone)
  for (const [i, record] of paper.records.entries()) {
    const { subject_id, study_time, correct_answers, incorrect_answers } = record
    const counts = [subject_id, study_time, correct_answers, incorrect_answers]
    const inserted = await keep(db, [student, ...counts, instant, day, zone, keys[i]])
    if (inserted.length === 0) return false
  }
  return true
}
