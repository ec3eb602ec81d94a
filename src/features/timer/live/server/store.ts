import { type Db, statement } from '../../../../server/database/db.ts'
import { lockOf } from '../../../../server/database/student-lock.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { bytesOf, LIMITS, type News, type SharedEvent } from '../contract.ts'

export const CHANNEL = 'posse_live_session'

// Writes take turns by lock; keeps an event once, a month of study, and of a huge session its end.
const add = statement(`
  with turn as materialized (select ${lockOf('live')} as taken),
  forgotten as (
    delete from live_event where user_id = $1 and seq <= (
      select seq from live_event where user_id = $1 order by seq desc offset ${LIMITS.kept} limit 1
    )
  ),
  long as (
    select session from live_event where user_id = $1 group by session having count(*) >= ${LIMITS.ofSession}
  ),
  added as (
    insert into live_event (user_id, id, session, type, said, received_at)
    select $1, (said->>'id')::uuid, (said->>'session')::uuid, said->>'type', said, to_timestamp($3::double precision / 1000)
    from turn, jsonb_array_elements($2::jsonb) with ordinality event(said, place)
    where said->>'type' in ('saved', 'reset') or (said->>'session')::uuid not in (select session from long)
    order by place
    on conflict do nothing
    returning seq
  )
  select pg_notify('${CHANNEL}', $1) from added limit 1`)

/** `now` is in epoch ms: no stored event lies after it. */
export async function addEvents(
  db: Db,
  student: StudentId,
  events: readonly SharedEvent[],
  now: number,
): Promise<void> {
  const bounded = events.map((event) => ({ ...short(event), at: Math.min(event.at, now) }))
  await add(db, [student, JSON.stringify(bounded), now])
}

const short = ({ counted, ...event }: SharedEvent): SharedEvent =>
  counted && bytesOf({ ...event, counted }) <= LIMITS.eventBytes ? { ...event, counted } : event

interface Found {
  seq: number
  /** How many events one answer needs; it leaves out those whose bytes exceed it. */
  count: number
  said: SharedEvent | null
}

// Other devices need only the end of an ended session; a new device does not even need that.
const find = statement<Found>(`
  with next as (
    select seq, case when type in ('saved', 'reset') and $2::bigint > 0 or not exists (
      select from live_event last
      where last.user_id = event.user_id and last.session = event.session and last.type in ('saved', 'reset')
    ) then said end as said
    from live_event event where user_id = $1 and seq > $2 order by seq limit ${LIMITS.events}
  ),
  counted as (
    select seq, said, (count(*) over ())::int as count,
      coalesce(sum(length(said::text)) over (order by seq rows between unbounded preceding and 1 preceding), 0) as before
    from next
  )
  select seq, said, count from counted where before < ${LIMITS.answerBytes} order by seq`)

/** Events after the cursor, 0 for all; `more` tells that further ones may follow. */
export async function findNews(
  db: Db,
  student: StudentId,
  after: number,
): Promise<{ news: Omit<News, 'now'>; more: boolean }> {
  const found = await find(db, [student, after])
  const events = found.map(({ said }) => said).filter((said) => said !== null)
  const count = found[0]?.count ?? 0
  const more = count === LIMITS.events || found.length < count
  return { news: { cursor: found.at(-1)?.seq ?? after, events }, more }
}

export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('live_event').where('received_at', '<', before).execute()
}
