import { type Db, statement } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import { DEFAULT_TIME_ZONE, dayZone } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { freeDaysOf } from '../../consistency/server/table.ts'
import type { ListedExam } from '../../exams/contract.ts'
import { plansOf } from '../../schedule/planned/server/table.ts'
import { unseenNewsOf } from '../../syllabus/watch/server/table.ts'
import { openEventsOf } from '../../timer/live/server/table.ts'
import type { PushSubscription, ReminderChoice, Reminders } from '../contract.ts'
import { LOOK_MS, type Remindable, type Reminder } from '../rules.ts'
import { hasSession, isReached } from './table.ts'

const CHOICE = `json_build_object('study_start', study_start, 'timer_running', timer_running,
  'enrolment_end', enrolment_end, 'page_news', page_news, 'quiet_from', quiet_from, 'quiet_until', quiet_until)`

// Without a session nobody could tell which device it was.
const IS_GONE_HERE = 'session_id = $3 and gone_at is not null'

const findAll = statement<Omit<Reminders, 'public_key'>>(`
  select (select ${CHOICE} from reminder_choice where user_id = $1) as choice,
    (select count(*) from push_subscription where user_id = $1 and ${isReached('$2')}) as devices,
    exists (
      select from push_subscription where user_id = $1 and session_id is not distinct from $3 and ${isReached('$2')}
    ) as here,
    exists (select from push_subscription where user_id = $1 and ${IS_GONE_HERE}) as gone`)

interface Asking {
  readonly session: string | null
  readonly now: Date
}

export async function findReminders(db: Db, student: StudentId, { session, now }: Asking) {
  const [found] = await findAll(db, [student, now, session])
  if (!found) throw new Error('A selection without a table answers one row.')
  return found
}

/** Stores the choice, and looks at the student again at once. */
export async function saveChoice(
  db: Db,
  student: StudentId,
  choice: ReminderChoice,
  now: Date,
): Promise<void> {
  const values = { ...choice, look_at: now }
  await db
    .insertInto('reminder_choice')
    .values({ user_id: student, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Blocks other devices of the student until the transaction ends. */
export const lockDevices = (db: Db, student: StudentId): Promise<void> => lockStudent(db, student, 'devices')

interface Device extends PushSubscription, Asking {}

const makeRoom = statement(`
  delete from push_subscription
  where endpoint = $1 or (user_id = $2 and ${IS_GONE_HERE})`)

/** A browser belongs to the student who last asked, and has one address. */
export async function addDevice(
  db: Db,
  student: StudentId,
  { session, now, ...device }: Device,
): Promise<void> {
  await makeRoom(db, [device.endpoint, student, session])
  const { origin } = new URL(device.endpoint)
  await db
    .insertInto('push_subscription')
    .values({ ...device, origin, user_id: student, session_id: session, made_at: now })
    .execute()
}

export async function removeDevice(db: Db, student: StudentId, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', student)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Removes devices whose session was signed out or ended elsewhere. */
export async function removeEndedDevices(db: Db, now: Date): Promise<void> {
  await removeEnded(db, [now])
}

const removeEnded = statement(`
  delete from push_subscription where not ${hasSession('$1')} or (gone_at is not null and session_id is null)`)

export async function removeDevices(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('push_subscription').executeTakeFirst()
  return Number(numDeletedRows)
}

export async function findExams(db: Db, url: string | undefined): Promise<readonly ListedExam[]> {
  const found = await db
    .selectFrom('exam_feed')
    .select('exams')
    .where('url', '=', url ?? '')
    .executeTakeFirst()
  return found?.exams ?? []
}

const LOOKED_AT_ONCE = 50

interface Due extends Omit<Remindable, 'exams' | 'zone' | 'live'> {
  readonly user_id: string
  readonly time_zone: string
  readonly day_starts_at: number
}

const REMINDABLE = `
  select choice.user_id, coalesce(student.time_zone, $2) as time_zone, consistency.study_at,
    coalesce(consistency.day_starts_at, 0) as day_starts_at,
    ${CHOICE} as choice, ${plansOf('choice.user_id')} as plans,
    ${freeDaysOf('choice.user_id')} as rests,
    (
      select coalesce(json_agg(json_build_object('id', id, 'body', body, 'notice_url', notice_url)), '[]')
      from target where user_id = choice.user_id
    ) as targets,
    ${unseenNewsOf('choice.user_id')} as news,
    (select max(day)::text from study_record where user_id = choice.user_id and ativo = 1) as studied_on
  from reminder_choice choice left join student on student.user_id = choice.user_id
    left join consistency on consistency.user_id = choice.user_id`

const takeDue = statement<Due>(`${REMINDABLE}
  where look_at <= $1 or look_at > $3 order by look_at limit ${LOOKED_AT_ONCE} for update of choice skip locked`)

const findOne = statement<Due>(`${REMINDABLE} where choice.user_id = $1`)

/** Read for one student at a time: a long session has thousands of events. */
const openEvents = statement<Pick<Remindable, 'live'>>(`select ${openEventsOf('$1')} as live`)

const look = statement('update reminder_choice set look_at = $2 where user_id = $1')

// Does not make an existing reminder again.
const keep = statement(`
  insert into reminder (user_id, subscription_id, key, message, next_try_at, give_up_at, tries)
  select $1, id, $2, $3, $4, $5, 0 from push_subscription where user_id = $1 and ${isReached('$4')}
  on conflict do nothing`)

/** One student's facts, without those that all students share. */
export interface KnownStudent extends Omit<Remindable, 'exams'> {
  readonly user_id: string
}

interface Looking {
  readonly now: Date
  readonly lookAt: (known: KnownStudent) => { readonly reminders: readonly Reminder[]; readonly next: Date }
}

/** Looks at some due students, and returns their number; concurrent processes take different ones. */
export function lookAtDue(db: Db, { now, lookAt }: Looking): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Nobody waits this long: the clock was set back.
    const lost = new Date(now.getTime() + 2 * LOOK_MS)
    const due = await takeDue(transaction, [now, DEFAULT_TIME_ZONE, lost])
    for (const one of due) {
      const known = await knownOf(transaction, one)
      const { reminders, next } = lookAt(known)
      for (const { key, message, giveUpAt } of reminders)
        await keep(transaction, [known.user_id, key, JSON.stringify(message), now, giveUpAt])
      await look(transaction, [known.user_id, next])
    }
    return due.length
  })
}

async function knownOf(db: Db, { time_zone, day_starts_at, ...of }: Due): Promise<KnownStudent> {
  const [{ live } = { live: [] }] = await openEvents(db, [of.user_id])
  return { ...of, live, zone: dayZone(time_zone, day_starts_at) }
}

export async function findRemindable(db: Db, student: string): Promise<KnownStudent | undefined> {
  const [one] = await findOne(db, [student, DEFAULT_TIME_ZONE])
  return one && knownOf(db, one)
}
