import type { Db } from '../../../server/db.ts'
import { type Feature, feature } from '../../../server/feature.ts'
import type { Job } from '../../../server/jobs.ts'
import type { Caller } from '../../../server/session.ts'
import { DEFAULT_TIME_ZONE } from '../../../shared/calendar.ts'
import { accountContract, MESSAGES } from '../contract.ts'
import { accountCommands } from '../operator/server/handlers.ts'
import { accountPersonal } from './personal.ts'
import { enterStudent, findChoices, findEnded, findZone, saveStudent } from './store.ts'

interface Means {
  /** Whether one may sign in with Google. */
  readonly google: boolean
  /** Kept true to the database: ids of students and sessions whose tokens no longer count. */
  readonly ended: Set<string>
}

/** How soon another process refuses the tokens of what was ended in this one. */
const LOOK_SECONDS = 5

/** Who the student is and what he or she has chosen (spec §2 route guard, §7). */
export const account = ({ google, ended }: Means): Feature =>
  feature(
    'account',
    accountContract,
    {
      'GET /sign-in-options': async () => ({ google }),
      'POST /users/sync-on-register': async ({ db, student, profile, zone }) => {
        await saveStudent(db, { user_id: student, ...profile, time_zone: await zone() })
        return { message: MESSAGES.synced }
      },
      'GET /users/me': async ({ db, student, profile }) => ({
        user_id: student,
        ...profile,
        ...(await findChoices(db, student)),
      }),
    },
    {
      jobs: [followEnded(ended)],
      personal: accountPersonal,
      commands: accountCommands,
      arrived: enter,
      zoneOf: findZone,
    },
  )

/** Of a student of the embedded identity all is known; one from outside may never be synchronised by his or her program. */
async function enter(db: Db, { student, profile, identity }: Caller): Promise<void> {
  if (identity.name === 'embedded') return
  await enterStudent(db, { user_id: student, ...profile, time_zone: DEFAULT_TIME_ZONE })
}

/** Learns what other processes have ended, and forgets what has been over for long. */
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
