import { createHash, randomBytes } from 'node:crypto'
import { Attachment, type Feature, feature } from '../../../server/http/feature.ts'
import { dayZone, today } from '../../../shared/calendar.ts'
import { API_PREFIX } from '../../../shared/contract.ts'
import { problem } from '../../../shared/errors.ts'
import { calendarFeedContract, MESSAGES } from '../contract.ts'
import { eventsOf } from '../events.ts'
import { calendarFeedPersonal } from './personal.ts'
import { findMadeAt, findPlanned, keepAddress, removeAddress } from './store.ts'

const KEY_BYTES = 32

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex')

interface CalendarFeedOptions {
  readonly examsUrl: string | undefined
}

export const calendarFeed = ({ examsUrl }: CalendarFeedOptions): Feature =>
  feature(
    'calendar-feed',
    calendarFeedContract,
    {
      'GET /calendar-feed/:userId': async ({ db, student }) => ({
        made_at: (await findMadeAt(db, student))?.toISOString() ?? null,
      }),
      'POST /calendar-feed/:userId': async ({ db, student, now }) => {
        const key = randomBytes(KEY_BYTES).toString('base64url')
        await keepAddress(db, student, { key_digest: digestOf(key), made_at: now })
        return {
          message: MESSAGES.made,
          path: `${API_PREFIX}/calendar.ics?key=${key}`,
          made_at: now.toISOString(),
        }
      },
      'DELETE /calendar-feed/:userId': async ({ db, student }) => {
        await removeAddress(db, student)
        return { message: MESSAGES.revoked }
      },
      'GET /calendar.ics': async ({ db, query: { key }, now }) => {
        const found = await findPlanned(db, digestOf(key), examsUrl)
        if (!found) return problem('not_found', MESSAGES.unknown)
        const { time_zone: zone, day_starts_at, user_id: owner } = found
        const { writeCalendar } = await import('./port.ts')
        const text = writeCalendar(eventsOf(found, today(now, dayZone(zone, day_starts_at))), {
          zone,
          owner,
          now,
        })
        return new Attachment({ type: 'text/calendar; charset=utf-8', name: 'posse.ics', chunks: once(text) })
      },
    },
    { personal: calendarFeedPersonal },
  )

async function* once(text: string) {
  yield text
}
