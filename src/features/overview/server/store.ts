import { type Db, statement } from '../../../server/database/db.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { chosenCareerName } from '../../careers/server/table.ts'
import { ADDED_UP, isActive, sumsByDay, sumsByTopic } from '../../records/server/table.ts'
import { subjectSeenBy } from '../../subjects/server/table.ts'
import { MESSAGES, type Overview, type Sums } from '../contract.ts'

interface Found extends Omit<Overview, 'week' | 'weeks' | 'fortnight'> {
  /** Only days with records, numbered from 1; so with `recent_days`. */
  days: (Sums & { number: number })[]
  recent_days: (Sums & { number: number })[]
}

interface Asked {
  week: readonly Day[]
  fortnight: readonly Day[]
}

const ALL_TIME = { student: '$1', since: `'-infinity'`, until: `'infinity'` }
const WEEK = { student: '$1', since: '$3', until: '$4' }
const FORTNIGHT = { student: '$1', since: '$6', until: '$7' }

const findSums = statement<Found>(`
  with by_topic as materialized (${sumsByTopic(ALL_TIME)}),
  by_subject as (
    select subject_id, coalesce(subject.name, $2) as name, ${ADDED_UP}
    from by_topic left join subject on subject.id = subject_id and ${subjectSeenBy('$1')}
    group by subject_id, subject.name
  ),
  by_day as (${sumsByDay(WEEK, '$5')}),
  by_recent_day as (${sumsByDay(FORTNIGHT, '$8')})
  select
    ${chosenCareerName('$1')} as career_name,
    (select count(*) from user_subject where user_id = $1 and active) as subjects_count,
    count(topic) as topics_count,
    coalesce(sum(records), 0) as records_count,
    ${ADDED_UP},
    (select coalesce(json_agg(s order by s.study_time desc, s.name, s.subject_id), '[]') from by_subject s) as by_subject,
    (select coalesce(json_agg(d), '[]') from by_day d) as days,
    (select coalesce(json_agg(d), '[]') from by_recent_day d) as recent_days,
    (select subject_id from study_record record where ${isActive(ALL_TIME)}
      order by created_at desc, id desc limit 1) as last_subject_id
  from by_topic`)

/** One statement sees one moment. */
export async function findOverview(db: Db, student: StudentId, { week, fortnight }: Asked): Promise<Found> {
  const values = [student, MESSAGES.unknownSubject, ...bounds(week), ...bounds(fortnight)]
  const [found] = await findSums(db, values)
  if (!found) throw new Error('An aggregate without groups answers one row.')
  return found
}

/** The first and the last, and all. */
const bounds = (days: readonly Day[]) => [days.at(0), days.at(-1), days]
