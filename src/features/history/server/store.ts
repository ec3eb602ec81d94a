import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Period } from '../../records/period/rules.ts'
import { isActive } from '../../records/server/table.ts'
import { subjectVisibleTo } from '../../subjects/server/table.ts'
import type { Line } from '../spreadsheet.ts'

const PERIOD = { student: '$1', since: '$2', until: '$3' }

const valuesOf = (student: StudentId, { from = '-infinity', to = 'infinity' }: Period) => [student, from, to]

/** Records per page: few enough to answer other students' calls in between. */
const PAGE = 500

// Joins only the page's records, so it sorts them once more.
const findPage = statement<Line & { id: number }>(`
  select record.id, record.created_at, subject.name as subject, record.topic, record.study_time, record.total_pauses,
    record.questions_resolved, record.correct_answers, record.incorrect_answers, record.kind, record.day::text, record.zone
  from (
    select * from study_record record where ${isActive(PERIOD)} and (created_at, id) < ($4, $5)
    order by created_at desc, id desc limit ${PAGE}
  ) record
  left join subject on subject.id = record.subject_id and ${subjectVisibleTo('$1')}
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
