import type { Db } from '../../../../server/database/db.ts'
import { lockStudent } from '../../../../server/database/student-lock.ts'
import { type Call, type Feature, feature } from '../../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../../server/http/revision.ts'
import { hashPassword, verifyPassword } from '../../../../server/identity/passwords.ts'
import type { Caller } from '../../../../server/identity/session.ts'
import { isTimeZone } from '../../../../shared/calendar.ts'
import { LIMITS } from '../../../../shared/credentials.ts'
import { invalid, Problem, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { isBlank, tidy } from '../../../../shared/text.ts'
import { waysShown } from '../../ways-in/rules.ts'
import { listWaysIn } from '../../ways-in/server/store.ts'
import { MESSAGES, settingsContract } from '../contract.ts'
import { deviceOf, wholeOf } from '../rules.ts'
import {
  endOtherSessions,
  endSession,
  findName,
  findPasswordHash,
  findTimeZone,
  listSessions,
  rename,
  setPassword,
  setTimeZone,
} from './store.ts'

type SettingsOf = (typeof settingsContract)['GET /account/settings/:userId']

interface AccountSettingsOptions {
  readonly google: boolean
  readonly ended: Set<string>
}

/** The embedded identity's tables hold all of these. */
export function settings({ ended, google }: AccountSettingsOptions): Feature {
  const refuseTokensOf = (ids: readonly string[]) => {
    for (const id of ids) ended.add(id)
  }
  return feature('settings', settingsContract, {
    'GET /account/settings/:userId': async (call) => {
      const found = {
        ...(await shown(call)),
        identity: call.identity.name,
        ways_in: isOutside(call.identity) ? [] : waysShown(await listWaysIn(call.db, call.student), google),
      }
      return tagged(found, await wholeNow(call))
    },
    'PUT /account/name/:userId': renamed,
    'PUT /account/password/:userId': async ({ db, student, identity, session, body, now }) => {
      if (isOutside(identity)) return problem('conflict', MESSAGES.outside)
      const known = await hashOf(db, student, body)
      if (known instanceof Problem) return known
      const hash = await hashPassword(body.new_password)
      const others = await setPassword(db, student, { known, hash, session, now })
      if (!others) return invalid({ current_password: [MESSAGES.passwordWrong] })
      refuseTokensOf(others)
      return { message: MESSAGES.passwordChanged }
    },
    'PUT /account/time-zone/:userId': moved,
    'DELETE /account/sessions/:userId': async ({ db, student, identity, session, now }) => {
      if (isOutside(identity)) return problem('conflict', MESSAGES.outside)
      refuseTokensOf(await endOtherSessions(db, student, session, now))
      return { message: MESSAGES.othersEnded }
    },
    'DELETE /account/sessions/:userId/:sessionId': async ({ db, student, identity, params, now }) => {
      if (isOutside(identity)) return problem('conflict', MESSAGES.outside)
      const ids = await endSession(db, student, params.sessionId, now)
      if (ids.length === 0) return problem('not_found', MESSAGES.sessionMissing)
      refuseTokensOf(ids)
      return { message: MESSAGES.sessionEnded }
    },
  })
}

async function renamed(call: Call<(typeof settingsContract)['PUT /account/name/:userId']>) {
  const { db, student, identity, body, now } = call
  if (isOutside(identity)) return problem('conflict', MESSAGES.outside)
  const name = tidy(body.name)
  if (isBlank(name)) return invalid({ name: [MESSAGES.nameBlank] })
  await lockStudent(db, student, 'settings')
  const stale = await staleBy(call, () => wholeNow(call))
  if (stale) return stale
  await rename(db, student, name, now)
  return { message: MESSAGES.renamed }
}

async function moved(call: Call<(typeof settingsContract)['PUT /account/time-zone/:userId']>) {
  const { db, student, profile, body, zone } = call
  const chosen = body.time_zone
  if (chosen !== null && !isTimeZone(chosen)) return invalid({ time_zone: [MESSAGES.timeZoneUnknown] })
  await lockStudent(db, student, 'settings')
  const stale = await staleBy(call, () => wholeNow(call))
  if (stale) return stale
  const time_zone = chosen ?? (await zone())
  await setTimeZone(db, student, { ...profile, time_zone, time_zone_chosen: chosen !== null })
  return { message: MESSAGES.timeZoneChanged }
}

/** A token still has the name of its creation. */
const wholeNow = async ({ db, student, profile }: Pick<Call<SettingsOf>, 'db' | 'student' | 'profile'>) =>
  wholeOf({
    name: (await findName(db, student)) ?? profile.name,
    time_zone: await findTimeZone(db, student),
  })

async function shown({ db, student, profile, session, now }: Call<SettingsOf>) {
  const sessions = await listSessions(db, student, now)
  return {
    ...profile,
    has_password: (await findPasswordHash(db, student)) !== null,
    time_zone: await findTimeZone(db, student),
    sessions: sessions.map(({ id, userAgent, updatedAt }) => ({
      id,
      device: deviceOf(userAgent),
      last_used_at: updatedAt.toISOString(),
      current: id === session,
    })),
  }
}

const isOutside = ({ name }: Caller['identity']) => name !== 'embedded'

interface Passwords {
  readonly current_password: string
  readonly new_password: string
}

async function hashOf(db: Db, student: StudentId, passwords: Passwords): Promise<string | Problem> {
  const { current_password: password, new_password } = passwords
  if (new_password.length < LIMITS.passwordMin) return invalid({ new_password: [MESSAGES.passwordTooShort] })
  const hash = await findPasswordHash(db, student)
  if (hash === null) return problem('conflict', MESSAGES.noPassword)
  if (!(await verifyPassword({ hash, password })))
    return invalid({ current_password: [MESSAGES.passwordWrong] })
  return new_password === password ? invalid({ new_password: [MESSAGES.passwordSame] }) : hash
}
