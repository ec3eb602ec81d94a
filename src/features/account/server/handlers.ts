import { type Feature, feature } from '../../../server/feature.ts'
import { accountContract, MESSAGES } from '../contract.ts'
import { findChoices, saveStudent } from './store.ts'

/** Who the student is and what he or she has chosen (spec §2 route guard, §7). */
export const account = (offers: { google: boolean }): Feature =>
  feature('account', accountContract, {
    'GET /sign-in-options': async () => offers,
    'POST /users/sync-on-register': async ({ db, student, profile, timeZone }) => {
      await saveStudent(db, { user_id: student, ...profile, time_zone: timeZone })
      return { message: MESSAGES.synced }
    },
    'GET /users/me': async ({ db, student, profile }) => ({
      user_id: student,
      ...profile,
      ...(await findChoices(db, student)),
    }),
  })
