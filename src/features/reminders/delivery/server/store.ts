import { type Db, statement } from '../../../../server/database/db.ts'
import type { PushSubscription, ReminderChoice } from '../../contract.ts'
import type { PushMessage } from '../../rules.ts'
import { hasSession } from '../../server/table.ts'

export interface Claimed extends PushSubscription {
  readonly user_id: string
  readonly subscription_id: number
  readonly key: string
  readonly message: PushMessage
  readonly give_up_at: Date
  /** After this instant another process may claim it. */
  readonly next_try_at: Date
  readonly tries: number
  readonly origin: string
  readonly zone: string | null
  readonly choice: ReminderChoice
}

const claimOne = statement<Claimed>(`
  with due as (
    select reminder.user_id, subscription_id, key from reminder
    join push_subscription device on device.user_id = reminder.user_id and device.id = subscription_id
    where (next_try_at <= $1 or next_try_at > $6) and origin <> all($3::text[]) and reminder.user_id <> all($4::text[])
      and ($5::text[] is null or origin = any($5::text[]))
      and ${hasSession('$1')}
    order by next_try_at limit 1 for update of reminder skip locked
  )
  update reminder set next_try_at = $2, tries = tries + 1
  from due
  join push_subscription device on device.user_id = due.user_id and device.id = due.subscription_id
  left join student on student.user_id = due.user_id
  left join reminder_choice choice on choice.user_id = due.user_id
  where reminder.user_id = due.user_id and reminder.subscription_id = due.subscription_id and reminder.key = due.key
  returning reminder.*, device.endpoint, device.p256dh, device.auth, device.origin, student.time_zone as zone,
    json_build_object('quiet_from', choice.quiet_from, 'quiet_until', choice.quiet_until) as choice`)

/** Push services and students with enough messages on their way, and services that failed lately. */
interface Busy {
  readonly services: readonly string[]
  readonly students: readonly string[]
  /** Sends to these services only; null for all. */
  readonly only: readonly string[] | null
}

interface Claiming {
  readonly now: Date
  /** Until then no other process sends it. */
  readonly lease: Date
  /** No message waits beyond this: the clock was set back. */
  readonly lost: Date
  readonly busy: Busy
}

/** The message due longest; concurrent processes get different ones. */
export async function claim(db: Db, { now, lease, lost, busy }: Claiming): Promise<Claimed | undefined> {
  return (await claimOne(db, [now, lease, busy.services, busy.students, busy.only, lost]))[0]
}

/** Sets the next try; null means done. Does nothing if another process has claimed the message since. */
export async function tryAgain(
  db: Db,
  { user_id, subscription_id, key, tries }: Claimed,
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('reminder')
    .set({ next_try_at: at })
    .where('user_id', '=', user_id)
    .where('subscription_id', '=', subscription_id)
    .where('key', '=', key)
    .where('tries', '=', tries)
    .execute()
}

const lose = statement(`
  with lost as (update push_subscription set gone_at = $3 where user_id = $1 and id = $2)
  delete from reminder where user_id = $1 and subscription_id = $2`)

/** Deletes the device's messages, and marks it as gone until its browser sends another address. */
export async function loseDevice(db: Db, { user_id, subscription_id }: Claimed, now: Date): Promise<void> {
  await lose(db, [user_id, subscription_id, now])
}

/** Deletes old reminders. Their keys contain the day, so an ended one is never made again. */
export async function forgetOld(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reminder').where('give_up_at', '<', before).execute()
}
