import type { Database, Db } from '../../../server/database/db.ts'
import { type Feature, feature } from '../../../server/http/feature.ts'
import type { Caller } from '../../../server/identity/session.ts'
import type { Job } from '../../../server/operation/jobs.ts'
import { DEFAULT_TIME_ZONE, dayStartsAt } from '../../../shared/calendar.ts'
import { membershipOf } from '../../membership/rules.ts'
import { accountContract, MESSAGES } from '../contract.ts'
import { accountCommands } from '../operator/server/handlers.ts'
import { accountPersonal } from './personal.ts'
import { ENDED, enterStudent, findChoices, findEnded, findZone, saveStudent } from './store.ts'

interface AccountOptions {
  readonly google: boolean
  readonly charges: boolean
  /** Ids of students and sessions whose tokens are no longer valid, as the database has them. */
  readonly ended: Set<string>
  readonly listen: Database['listen']
}

/** Other processes refuse ended tokens at once, or after this time where no notification reaches them. */
const LOOK_SECONDS = 5

export function account({ google, charges, ended, listen }: AccountOptions): Feature {
  listen?.(ENDED, { onMessage: (id) => void ended.add(id), onReconnect: () => undefined })
  return feature(
    'account',
    accountContract,
    {
      'GET /sign-in-options': async () => ({ google }),
      'POST /users/sync-on-register': async ({ db, student, profile, zone }) => {
        await saveStudent(db, { user_id: student, ...profile, time_zone: await zone() })
        return { message: MESSAGES.synced }
      },
      'GET /users/me': async ({ db, student, profile, dayZone }) => ({
        user_id: student,
        ...profile,
        ...(await findChoices(db, student)),
        day_starts_at: dayStartsAt(await dayZone()),
      }),
      'GET /user/:userId': async ({ db, student, profile }) => {
        const { career_id } = await findChoices(db, student)
        return { user_id: student, ...profile, career_id, ...membershipOf(charges) }
      },
    },
    {
      jobs: [followEnded(ended)],
      personal: accountPersonal,
      commands: accountCommands,
      arrived: enter,
      zoneOf: findZone,
    },
  )
}

/** The embedded identity enters its own students; only this may synchronise an outside one. */
async function enter(db: Db, { student, profile, identity }: Caller): Promise<void> {
  if (identity.name === 'embedded') return
  await enterStudent(db, { user_id: student, ...profile, time_zone: DEFAULT_TIME_ZONE })
}

const followEnded = (ended: Set<string>): Job => ({
  name: 'follow ended sessions and accounts',
  everySeconds: LOOK_SECONDS,
  run: async (db) => {
    const known = [...ended]
    const now = await findEnded(db)
    for (const id of known) if (!now.has(id)) ended.delete(id)
    for (const id of now) ended.add(id)
  },
})
