import { type Db, statement } from '../../../../server/database/db.ts'
import { lockStudent } from '../../../../server/database/student-lock.ts'
import type { Day } from '../../../../shared/calendar.ts'
import { type Problem, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { LIMITS } from '../../causes.ts'
import { MESSAGES } from '../../contract.ts'
import { removeMistakes } from '../../server/store.ts'

/** A card to import; `subject` is an index into `subjects`. */
interface ImportedCards {
  readonly key: string
  readonly cards: readonly {
    readonly key: string
    readonly subject: number
    readonly topic: string
    readonly question: string
    readonly answer: string
  }[]
  readonly subjects: readonly number[]
  readonly day: Day
  readonly now: Date
}

const keep = statement<{ key: string }>(`
  insert into mistake (user_id, key, subject_id, topic, topic_id, cause, said_at, day, source, title, number,
    questions, question, other, answer, dropped)
  select distinct on (key) $1, key, ($4::integer[])[subject + 1], topic, null, null, $5::timestamptz, $6::date, $2, '',
    null::integer, null::integer, question, '', answer, false
  from jsonb_to_recordset($3::jsonb) as card (key text, subject integer, topic text, question text, answer text)
  where subject < cardinality($4::integer[])
  on conflict (user_id, key) do nothing
  returning key`)

const countAll = statement<{ mistakes: number }>(
  'select count(*)::integer as mistakes from mistake where user_id = $1',
)

/** Stores the new ones of these cards; returns their keys. */
export async function keepImportedCards(
  db: Db,
  student: StudentId,
  { key, cards, subjects, day, now }: ImportedCards,
): Promise<string[] | Problem> {
  await lockStudent(db, student, 'mistakes')
  const kept = await keep(db, [student, key, JSON.stringify(cards), subjects, now, day])
  const [all] = await countAll(db, [student])
  return (all?.mistakes ?? 0) > LIMITS.mistakes
    ? problem('conflict', MESSAGES.tooMany)
    : kept.map((card) => card.key)
}

const ofImport = statement<{ key: string }>('select key from mistake where user_id = $1 and source = $2')

/** Deletes an import's cards, with their answers and the student's changes. */
export async function dropImportedCards(db: Db, student: StudentId, key: string): Promise<void> {
  const cards = await ofImport(db, [student, key])
  if (cards.length > 0)
    await removeMistakes(
      db,
      student,
      cards.map((card) => card.key),
    )
}
