import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../../server/database/db.ts'
import { EventStream, type Feature, feature } from '../../../../server/http/feature.ts'
import { LIMITS, liveContract } from '../contract.ts'
import { livePersonal } from './personal.ts'
import { Listeners } from './port.ts'
import { addEvents, findNews, forgetEvents } from './store.ts'

const DAY_MS = 86_400_000

export function liveSession(log: FastifyBaseLogger, listen: Database['listen']): Feature {
  const listeners = new Listeners(log, listen)
  return feature(
    'live-session',
    liveContract,
    {
      'POST /live-session/:userId': async ({ db, student, body, now }) => {
        if (body.events.length > 0) await addEvents(db, student, body.events, now.getTime())
        // Notifies this process's own devices at once, without waiting for the database.
        if (body.events.length > 0) listeners.tell(student)
        const { news } = await findNews(db, student, body.after)
        return { now: now.getTime(), ...news, taken: body.events.map(({ id }) => id) }
      },
      'GET /live-session/:userId/stream': async ({ db, student, query }) =>
        new EventStream((send, close) =>
          listeners.open(db, student, { cursor: query.after ?? 0, send, close }),
        ),
    },
    {
      personal: livePersonal,
      jobs: [
        {
          name: 'forget-live-events',
          everySeconds: 3600,
          run: (db) => forgetEvents(db, new Date(Date.now() - LIMITS.keptDays * DAY_MS)),
        },
      ],
    },
  )
}
