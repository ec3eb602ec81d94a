import type { ColumnType } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Cause } from '../causes.ts'
import type { MistakeBody } from '../contract.ts'

type DayColumn = ColumnType<Date, Day, Day>

export interface MistakeTable extends Omit<MistakeBody, 'said_at' | 'day' | 'cause'> {
  user_id: string
  key: string
  cause: Cause | null
  said_at: Date
  day: DayColumn
}

interface CardAnswerTable {
  user_id: string
  /** The request's `Idempotency-Key`. */
  key: string
  mistake: string
  day: DayColumn
  is_right: boolean
  answered_at: Date
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    mistake: MistakeTable
    card_answer: CardAnswerTable
  }
}

/** Each topic's share of the exam in front, 0 to 1, by id. */
export type TopicWeights = (db: Db, student: StudentId) => Promise<ReadonlyMap<number, number>>

const INSTANT = (at: string) => `to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL of a JSON object with what cards and guide read of a `mistake`, and `more` fields. */
const mistakeJson = (more = '') => `jsonb_build_object(
  'key', mistake.key, 'subject_id', mistake.subject_id, 'topic', mistake.topic, 'topic_id', mistake.topic_id,
  'cause', mistake.cause, 'said_at', ${INSTANT('mistake.said_at')}, 'day', mistake.day, 'source', mistake.source,
  'questions', mistake.questions, 'dropped', mistake.dropped,
  'answers', coalesce((
    select json_agg(json_build_object('day', day, 'right', is_right, 'at', ${INSTANT('answered_at')})
      order by answered_at, given.key)
    from card_answer given where given.user_id = mistake.user_id and given.mistake = mistake.key), '[]'),
  'studied', coalesce(greatest(named.at, worded.at) > mistake.said_at, false)${more})`

/** Records since the first mistake, by topic and by wording; read once for all mistakes. */
const studiedSince = (student: string) => `
  recent as (
    select subject_id, topic_id, topic, max(created_at) as at from study_record
    where user_id = ${student} and ativo = 1
      and created_at > (select min(said_at) from mistake where user_id = ${student})
    group by 1, 2, 3
  ),
  named as (
    select subject_id, topic_id, max(at) as at from recent where topic_id is not null group by 1, 2
  ),
  worded as (
    select subject_id, topic_key(topic) as key, max(at) as at from recent
    where topic_id is null and topic is not null group by 1, 2
  )`

/** SQL of a JSON list of mistakes, the newest first; `more` are pairs of further names and values. */
export const mistakesOf = (student: string, more = '') => `(
  with ${studiedSince(student)}
  select coalesce(jsonb_agg(${mistakeJson(more)} order by mistake.said_at desc, mistake.key desc), '[]')
  from mistake left join subject on subject.id = mistake.subject_id
    left join named on named.subject_id = mistake.subject_id and named.topic_id = mistake.topic_id
    left join worded on worded.subject_id = mistake.subject_id
      and worded.key = topic_key(nullif(mistake.topic, ''))
  where mistake.user_id = ${student})`

/** SQL of how many mistakes these days have (`all`), and how many were misread (`misread`). */
export const missedIn = (student: string, since: string, until: string) => `
  select count(*)::int as all, count(*) filter (where cause = 'misread')::int as misread
  from mistake where user_id = ${student} and cause is not null and cause <> 'lucky'
    and day between ${since}::date and ${until}::date`
