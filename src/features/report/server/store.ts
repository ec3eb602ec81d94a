import { sql } from 'kysely'
import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { chosenCareerName } from '../../careers/server/table.ts'
import { missedIn } from '../../mistakes/server/table.ts'
import type { Period } from '../../records/period/rules.ts'
import { subjectVisibleTo } from '../../subjects/server/table.ts'
import { LIMITS, type Report, type ReportSummary } from '../contract.ts'
import type { About } from '../counting.ts'
import type { Missed } from '../findings.ts'

const find = statement<About>(`
  select ${chosenCareerName('$1')} as career,
    (
      select coalesce(json_agg(json_build_object('id', subject.id, 'name', subject.name)), '[]')
      from user_subject join subject on subject.id = subject_id and ${subjectVisibleTo('$1')}
      where user_id = $1 and active
    ) as active`)

export async function findAbout(db: Db, student: StudentId): Promise<About> {
  const [found] = await find(db, [student])
  if (!found) throw new Error('A select without a table answers one row.')
  return found
}

const countMissed = statement<Missed>(missedIn('$1', '$2', '$3'))

export async function findMissed(db: Db, student: StudentId, { from, to }: Period): Promise<Missed> {
  const [found] = await countMissed(db, [student, from ?? '-infinity', to ?? 'infinity'])
  return found ?? { all: 0, misread: 0 }
}

/** Null when the report may begin, else the oldest start. One statement, so that processes agree. */
export async function begin(db: Db, student: StudentId, now: Date, since: Date): Promise<Date | null> {
  const { rows } = await sql`
    insert into report_allowance as known (user_id, begun) values (${student}, array[${now}::timestamptz])
    on conflict (user_id) do update
      set begun = array(select b from unnest(known.begun) b where b > ${since} order by b) || ${now}::timestamptz
      where (select count(*) from unnest(known.begun) b where b > ${since}) < ${LIMITS.perHour}
    returning user_id`.execute(db)
  if (rows.length > 0) return null
  const oldest = await sql<{ begun: Date }>`
    select b as begun from report_allowance, unnest(begun) b where user_id = ${student} and b > ${since}
    order by b limit 1`.execute(db)
  return oldest.rows[0]?.begun ?? now
}

const columns = [
  'id',
  'created_at',
  'kind',
  'model',
  'incomplete',
  'from_day as from',
  'to_day as to',
] as const

const summarised = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function saveReport(
  db: Db,
  student: StudentId,
  { from, to, created_at, ...report }: Omit<Report, 'id'>,
): Promise<ReportSummary> {
  const saved = await db
    .insertInto('report')
    .values({ ...report, user_id: student, created_at: new Date(created_at), from_day: from, to_day: to })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const latest = db
    .selectFrom('report')
    .select('id')
    .where('user_id', '=', student)
    .orderBy('id', 'desc')
    .limit(LIMITS.kept)
  await db.deleteFrom('report').where('user_id', '=', student).where('id', 'not in', latest).execute()
  return summarised(saved)
}

export async function listReports(db: Db, student: StudentId): Promise<ReportSummary[]> {
  const rows = await db
    .selectFrom('report')
    .select(columns)
    .where('user_id', '=', student)
    .orderBy('id', 'desc')
    .limit(LIMITS.kept)
    .execute()
  return rows.map(summarised)
}

export async function findReport(db: Db, student: StudentId, id: number): Promise<Report | undefined> {
  const row = await db
    .selectFrom('report')
    .select([...columns, 'markdown'])
    .where('user_id', '=', student)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && summarised(row)
}

export async function deleteReport(db: Db, student: StudentId, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('report')
    .where('user_id', '=', student)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
