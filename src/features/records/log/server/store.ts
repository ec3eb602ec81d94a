import { type Db, statement } from '../../../../server/database/db.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { subjectVisibleTo } from '../../../subjects/server/table.ts'
import { PAPER_PREFIX } from '../../mock/rules.ts'
import { dayNumber, type ReadLog } from '../../server/table.ts'
import { LIMITS, type LogColumns, type LogPage } from '../contract.ts'
import { recordsOfPage } from '../rules.ts'

const COLUMNS = {
  id: 'id',
  subject_id: 'subject_id',
  topic: 'topic',
  topic_id: 'coalesce(topic_id, 0)',
  kind: 'kind',
  finished: 'finished::integer',
  study_time: 'study_time',
  total_pauses: 'total_pauses',
  questions_resolved: 'questions_resolved',
  correct_answers: 'correct_answers',
  incorrect_answers: 'incorrect_answers',
  at: '(extract(epoch from created_at) * 1000)::bigint',
  day: 'day',
  zone: 'zone',
} as const

const OF_CHANGES = { ...COLUMNS, key: 'idempotency_key', ativo: 'ativo' } as const

// Keys are random and do not compress, so the whole log has only those that name a paper.
const OF_WHOLE = {
  ...COLUMNS,
  key: `case when starts_with(idempotency_key, '${PAPER_PREFIX}') then idempotency_key end`,
} as const

/** One text per column: rows or objects would take several times as long. */
const gathered = (columns: Readonly<Record<string, string>>) =>
  `json_build_object(${Object.entries(columns)
    .map(([name, of]) => `'${name}', coalesce(json_agg(${of}), '[]')`)
    .join(', ')})`

const NAMED = `(
  select coalesce(json_agg(json_build_object('id', subject.id, 'name', subject.name)), '[]') from subject
  where id in (select subject_id from record) and ${subjectVisibleTo('$1')}
)`

// All later readers see whatever is older than every running transaction.
const STABLE = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint'

const page = (columns: Readonly<Record<string, string>>, place: string, found: string) =>
  statement<FoundPage>(
    `
  with record as materialized (${found})
  select ${gathered(columns)}::text as columns, ${STABLE} as stable, count(*) as found,
    (array_agg(${place} || '_' || id))[count(*)] as last,
    ${NAMED} as subjects
  from record`,
    { planned: 'each time' },
  )

interface FoundPage extends Pick<LogPage, 'stable' | 'subjects'> {
  /** JSON, which goes to the device as it is. */
  readonly columns: string
  readonly found: number
  readonly last: string | null
}

const NEWEST_FIRST = 'order by created_at desc, id desc'

const findWhole = page(
  OF_WHOLE,
  '(extract(epoch from created_at) * 1000)::bigint',
  `
  select * from study_record
  where user_id = $1 and ativo = 1 and (created_at, id) < ($2::timestamptz, $3::bigint) ${NEWEST_FIRST} limit $4`,
)

const findChanged = page(
  OF_CHANGES,
  'changed',
  `
  select * from study_record where user_id = $1 and (changed, id) > ($2::bigint, $3::bigint)
  order by changed, id limit $4`,
)

// The same sum as `sumOfLog` on the device.
const findCheck = statement<{ records: number; sum: number }>(
  `
  select count(*) as records, coalesce(sum(id + 3 * study_time + 5 * questions_resolved + 7 * correct_answers
    + 11 * incorrect_answers + 13 * subject_id + 17 * ${dayNumber('day')}), 0)::bigint as sum
  from study_record where user_id = $1 and ativo = 1`,
  { planned: 'each time' },
)

/** A position in the whole log or, with `since`, in its changes. */
export interface LogPosition {
  readonly since: number | undefined
  readonly after: readonly [place: number, id: number] | undefined
}

export async function findLogPage(db: Db, student: StudentId, { since, after }: LogPosition) {
  const limit = since === undefined && !after ? LIMITS.first : LIMITS.page
  const [from, id] = after ?? [since, 0]
  const position = since === undefined ? [after ? new Date(Number(from)) : 'infinity', id] : [from, id]
  const [found] = await (since === undefined ? findWhole : findChanged)(db, [student, ...position, limit])
  if (!found) throw new Error('An aggregate without groups answers one row.')
  const { found: count, last, ...rest } = found
  return { ...rest, next: count < limit ? null : last }
}

export async function findLogCheck(db: Db, student: StudentId) {
  const [check] = await findCheck(db, [student])
  return check
}

const findAll = statement<{ columns: LogColumns; subjects: LogPage['subjects'] }>(
  `
  with record as materialized (
    select * from study_record where user_id = $1 and ativo = 1 and day between $2::date and $3::date ${NEWEST_FIRST}
  )
  select ${gathered(COLUMNS)} as columns, ${NAMED} as subjects from record`,
  { planned: 'each time' },
)

/** All records of these days, for sums on the server. */
export const readLog: ReadLog = async (db, student, { from = '-infinity', to = 'infinity' } = {}) => {
  const [found] = await findAll(db, [student, from, to])
  if (!found) throw new Error('An aggregate without groups answers one row.')
  return {
    records: recordsOfPage(found.columns).records,
    names: new Map(found.subjects.map(({ id, name }) => [id, name])),
  }
}
