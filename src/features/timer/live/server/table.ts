import { LIMITS, type SharedEvent } from '../contract.ts'

export interface LiveEventTable {
  user_id: string
  seq: number
  id: string
  session: string
  type: SharedEvent['type']
  said: SharedEvent
  received_at: Date
}

/** SQL of a JSON list with the events of the student's open sessions, at most one session's limit. */
export const openEventsOf = (student: string) => `(
  select coalesce(json_agg(said order by seq), '[]') from (
    select seq, said from live_event event
    where user_id = ${student} and not exists (
      select from live_event last
      where last.user_id = event.user_id and last.session = event.session and last.type in ('saved', 'reset')
    ) order by seq desc limit ${LIMITS.ofSession}
  ) newest)`

declare module '../../../../server/database/db.ts' {
  interface Tables {
    live_event: LiveEventTable
  }
}
