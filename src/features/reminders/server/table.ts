import type { GeneratedAlways } from 'kysely'
import type { PushMessage } from '../rules.ts'

interface PushSubscriptionTable {
  user_id: string
  id: GeneratedAlways<number>
  endpoint: string
  origin: string
  p256dh: string
  auth: string
  session_id: string | null
  made_at: Date
  gone_at: Date | null
}

interface ReminderChoiceTable {
  user_id: string
  study_start: boolean
  timer_running: boolean
  enrolment_end: boolean
  page_news: boolean
  quiet_from: number
  quiet_until: number
  look_at: Date
}

interface ReminderTable {
  user_id: string
  subscription_id: number
  key: string
  message: PushMessage
  /** Null once it is done. */
  next_try_at: Date | null
  give_up_at: Date
  tries: number
}

/** SQL: the device's session is open; outside identities have none here. `now` is an instant. */
export const hasSession = (now: string) =>
  `(session_id is null or exists (select from session where session.id = session_id and session."expiresAt" > ${now}))`

/** SQL that is true for a device that gets reminders. */
export const isReached = (now: string) => `gone_at is null and ${hasSession(now)}`

declare module '../../../server/database/db.ts' {
  interface Tables {
    push_subscription: PushSubscriptionTable
    reminder_choice: ReminderChoiceTable
    reminder: ReminderTable
  }
}
