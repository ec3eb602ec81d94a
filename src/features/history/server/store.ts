import { sql } from 'kysely'
import type { Db } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Span } from '../../study/period/rules.ts'
import type { History } from '../contract.ts'
import type { Line } from '../spreadsheet/rules.ts'

interface Found extends History {
  /** How many records are not rolled up yet. */
  tail: number
}

/**
 * What was done in a period, or in all the time, in one statement and so of one moment. It reads sums and, of a
 * period, at most a few weeks of records: the cost does not grow with the student's history.
 */
export async function findHistory(db: Db, student: StudentId, { from, until }: Span): Promise<Found> {
  const isAllTime = from === null && until === null
  const period = sql`study_sums_between(${student}, ${from ?? '-infinity'}::timestamptz, ${until ?? 'infinity'}::timestamptz)`
  const { rows } = await sql<Found>`
    with by_topic as materialized (select * from ${isAllTime ? sql`study_sums(${student})` : period}),
    by_subject as (
      select s.subject_id, subject.name,
        sum(s.study_time) as study_time, sum(s.questions) as questions,
        sum(s.correct) as correct, sum(s.incorrect) as incorrect,
        json_agg(json_build_object(
          'topic', nullif(s.topic, ''), 'study_time', s.study_time,
          'questions', s.questions, 'correct', s.correct, 'incorrect', s.incorrect
        ) order by s.study_time desc, s.topic) as topics
      from by_topic s
      left join subject on subject.id = s.subject_id and (subject.owner_id is null or subject.owner_id = ${student})
      group by s.subject_id, subject.name
    )
    select
      coalesce(sum(records), 0) as records_count,
      coalesce(sum(study_time), 0) as study_time,
      coalesce(sum(questions), 0) as questions,
      coalesce(sum(correct), 0) as correct,
      coalesce(sum(incorrect), 0) as incorrect,
      (select coalesce(json_agg(s order by s.study_time desc, s.name, s.subject_id), '[]') from by_subject s) as subjects,
      study_tail(${student}) as tail
    from by_topic`.execute(db)
  const [found] = rows
  if (!found) throw new Error('An aggregate without groups answers one row.')
  return found
}

/** Records a page: few enough that other students' calls are answered in between. */
const PAGE = 500

/** The active records of a period, newest first, a page at a time as they are asked for. */
export async function* readLines(db: Db, student: StudentId, span: Span): AsyncGenerator<Line[]> {
  let page = await findPage(db, student, span)
  while (page.length > 0) {
    yield page
    const last = page.at(-1)
    page = last && page.length === PAGE ? await findPage(db, student, span, last) : []
  }
}

/** The first page, or the one after a record. */
function findPage(db: Db, student: StudentId, { from, until }: Span, after?: { created_at: Date; id: number }) {
  return db
    .selectFrom('study_record as record')
    .leftJoin('subject', (join) =>
      join
        .onRef('subject.id', '=', 'record.subject_id')
        .on((is) => is.or([is('subject.owner_id', 'is', null), is('subject.owner_id', '=', student)])),
    )
    .select(['record.id', 'record.created_at', 'subject.name as subject', 'topic', 'study_time', 'total_pauses'])
    .select(['questions_resolved', 'correct_answers', 'incorrect_answers'])
    .where('user_id', '=', student)
    .where('ativo', '=', 1)
    .$if(from !== null, (query) => query.where('created_at', '>=', from))
    .$if(until !== null, (query) => query.where('created_at', '<', until))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, record.id) < (${after?.created_at}, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('record.id', 'desc')
    .limit(PAGE)
    .execute()
}
