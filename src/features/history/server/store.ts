import { type Db, statement } from '../../../server/database/db.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Period } from '../../records/period/rules.ts'
import { ADDED_UP, isActive, sumsByDay, sumsByTopic } from '../../records/server/table.ts'
import { subjectSeenBy } from '../../subjects/server/table.ts'
import type { History, Sums } from '../contract.ts'
import type { Line } from '../spreadsheet.ts'
import type { Part } from '../trend.ts'

const PERIOD = { student: '$1', since: '$2', until: '$3' }

const findSums = statement<History>(
  `
  with by_topic as materialized (${sumsByTopic(PERIOD)}),
  by_subject as (
    select subject_id, subject.name, ${ADDED_UP},
      json_agg(json_build_object(
        'topic', topic, 'study_time', study_time, 'questions', questions, 'correct', correct, 'incorrect', incorrect
      ) order by study_time desc, topic nulls first) as topics
    from by_topic left join subject on subject.id = subject_id and ${subjectSeenBy('$1')}
    group by subject_id, subject.name
  )
  select
    coalesce(sum(records), 0) as records_count,
    ${ADDED_UP},
    (select coalesce(json_agg(s order by s.study_time desc, s.name, s.subject_id), '[]') from by_subject s) as subjects
  from by_topic`,
  { planned: 'each time' },
)

const valuesOf = (student: StudentId, { from = '-infinity', to = 'infinity' }: Period) => [student, from, to]

/** One statement sees one moment. */
export async function findHistory(db: Db, student: StudentId, period: Period): Promise<History> {
  const [found] = await findSums(db, valuesOf(student, period))
  if (!found) throw new Error('An aggregate without groups answers one row.')
  return found
}

const findFirst = statement<{ first: Day | null }>(
  'select min(record.day)::text as first from study_record record where record.user_id = $1 and record.ativo = 1',
)

/** Of the student's active records; null without any. */
export async function findFirstDay(db: Db, student: StudentId): Promise<Day | null> {
  const [found] = await findFirst(db, [student])
  return found?.first ?? null
}

const findParts = statement<Sums & { number: number }>(sumsByDay(PERIOD, '$4'), { planned: 'each time' })

/** Sums of each part, numbered from 1; where nothing was studied there is none. */
export async function findTrend(
  db: Db,
  student: StudentId,
  parts: readonly Part[],
): Promise<readonly (Sums & { number: number })[]> {
  return findParts(db, [student, parts.at(0)?.from, parts.at(-1)?.to, parts.map(({ from }) => from)])
}

/** Records per page: few enough to answer other students' calls in between. */
const PAGE = 500

// Only the page's records are joined, so they are sorted once more after it.
const findPage = statement<Line & { id: number }>(`
  select record.id, record.created_at, subject.name as subject, record.topic, record.study_time, record.total_pauses,
    record.questions_resolved, record.correct_answers, record.incorrect_answers, record.kind, record.day::text, record.zone
  from (
    select * from study_record record where ${isActive(PERIOD)} and (created_at, id) < ($4, $5)
    order by created_at desc, id desc limit ${PAGE}
  ) record
  left join subject on subject.id = record.subject_id and ${subjectSeenBy('$1')}
  order by record.created_at desc, record.id desc`)

export async function* readLines(db: Db, student: StudentId, period: Period): AsyncGenerator<Line[]> {
  const pageAfter = (createdAt: Date | 'infinity', id: number) =>
    findPage(db, [...valuesOf(student, period), createdAt, id])
  let page = await pageAfter('infinity', 0)
  while (page.length > 0) {
    yield page
    const last = page.at(-1)
    page = last && page.length === PAGE ? await pageAfter(last.created_at, last.id) : []
  }
}
