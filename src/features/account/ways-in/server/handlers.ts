import type { Db } from '../../../../server/database/db.ts'
import { type Feature, feature } from '../../../../server/http/feature.ts'
import { verifyPassword } from '../../../../server/identity/passwords.ts'
import type { Caller } from '../../../../server/identity/session.ts'
import { ERROR_MESSAGES, invalid, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { findPasswordHash } from '../../settings/server/store.ts'
import { MESSAGES, waysInContract } from '../contract.ts'
import { GOOGLE } from '../rules.ts'
import { grantLinking, listWaysIn, unlink } from './store.ts'

interface WaysInOptions {
  readonly google: boolean
}

/** How long after the password a session may link Google. */
const LINKING_MS = 5 * 60_000

export const waysIn = ({ google }: WaysInOptions): Feature =>
  feature('ways in', waysInContract, {
    'POST /account/ways-in/:userId/google': async ({ db, student, identity, session, body, now }) => {
      if (isOutside(identity) || session === null) return problem('conflict', MESSAGES.outside)
      if (!google) return problem('not_found', ERROR_MESSAGES.not_found)
      const refused = await mayNotLink(db, student, body.password)
      if (refused) return refused
      await grantLinking(db, student, { session, validMs: LINKING_MS, now })
      return { message: MESSAGES.linkingGranted }
    },
    'DELETE /account/ways-in/:userId/google': async ({ db, student, identity }) => {
      if (isOutside(identity)) return problem('conflict', MESSAGES.outside)
      const done = await unlink(db, student, GOOGLE)
      if (done === 'not linked') return problem('not_found', MESSAGES.notLinked)
      return done === 'unlinked' ? { message: MESSAGES.unlinked } : problem('conflict', MESSAGES.lastWayIn)
    },
  })

/** Asks for the password, so that a stolen session cannot add a lasting way in. */
async function mayNotLink(db: Db, student: StudentId, password: string) {
  const ways = await listWaysIn(db, student)
  if (ways.some(({ providerId }) => providerId === GOOGLE)) return problem('conflict', MESSAGES.linkedAlready)
  const hash = await findPasswordHash(db, student)
  const isRight = hash !== null && (await verifyPassword({ hash, password }))
  return isRight ? undefined : invalid({ password: [MESSAGES.passwordWrong] })
}

const isOutside = ({ name }: Caller['identity']) => name !== 'embedded'
