import type { FastifyBaseLogger } from 'fastify'
import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Feature, feature } from '../../../server/http/feature.ts'
import { mayBePublic } from '../../../server/http/public-lookup.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import type { Command } from '../../../server/operation/command.ts'
import type { Job } from '../../../server/operation/jobs.ts'
import { invalidBecause, problem } from '../../../shared/errors.ts'
import type { ListedExam } from '../../exams/contract.ts'
import { LIMITS, MESSAGES, ROTATE, remindersContract } from '../contract.ts'
import { openDelivery, type StillHolds } from '../delivery/server/handlers.ts'
import { goesByExams, LOOK_MS, nextLook, remindersAt, wholeOf } from '../rules.ts'
import { remindersPersonal } from './personal.ts'
import {
  addDevice,
  findExams,
  findRemindable,
  findReminders,
  type KnownStudent,
  lockDevices,
  lookAtDue,
  removeDevice,
  removeDevices,
  removeEndedDevices,
  saveChoice,
} from './store.ts'

/** Loads `web-push` after the server listens. */
const keys = () => import('../keys/server/port.ts')

const LOOK_SECONDS = 15
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

interface RemindersOptions {
  readonly dataDir: string
  readonly subject: string
  readonly examsUrl: string | undefined
  readonly log: FastifyBaseLogger
}

export function reminders({ dataDir, subject, examsUrl, log }: RemindersOptions): Feature {
  const delivery = openDelivery({ dataDir, subject, log, stillHolds: holding(examsUrl, log) })
  return feature(
    'reminders',
    remindersContract,
    {
      'GET /reminders/:userId': async ({ db, student, session, now }) => {
        const { publicKey } = await (await keys()).loadPushKeys(dataDir)
        const found = await findReminders(db, student, { session, now })
        return tagged({ ...found, public_key: publicKey }, wholeOf(found))
      },
      'PUT /reminders/:userId': async (call) => {
        const { db, student, session, body, now } = call
        await lockStudent(db, student, 'settings')
        const stale = await staleBy(call, async () =>
          wholeOf(await findReminders(db, student, { session, now })),
        )
        if (stale) return stale
        await saveChoice(db, student, body, now)
        return { message: MESSAGES.saved }
      },
      'POST /push-subscriptions/:userId': async ({ db, student, session, body, now }) => {
        const url = URL.parse(body.endpoint)
        if (!(url?.protocol === 'https:' && mayBePublic(url)))
          return invalidBecause({ endpoint: [MESSAGES.badEndpoint] })
        await lockDevices(db, student)
        await addDevice(db, student, { ...body, session, now })
        const { devices } = await findReminders(db, student, { session, now })
        if (devices > LIMITS.devices) return problem('conflict', MESSAGES.tooMany)
        return { message: MESSAGES.subscribed }
      },
      'DELETE /push-subscriptions/:userId': async ({ db, student, query: { endpoint } }) => {
        await removeDevice(db, student, endpoint)
        return { message: MESSAGES.unsubscribed }
      },
    },
    {
      personal: remindersPersonal,
      jobs: [making(dataDir), looking(examsUrl, log), delivery.job, forgetting],
      commands: [rotating(dataDir)],
    },
  )
}

const making = (dataDir: string): Job => ({
  name: 'make push keys',
  everySeconds: DAY_SECONDS,
  run: async () => (await keys()).loadPushKeys(dataDir),
})

export function looking(
  examsUrl: string | undefined,
  log: Pick<FastifyBaseLogger, 'error'>,
  clock: () => Date = () => new Date(),
): Job {
  return {
    name: 'make reminders',
    everySeconds: LOOK_SECONDS,
    run: async (db, stopping) => {
      const now = clock()
      const lookAt = lookingAt(await findExams(db, examsUrl), now, log)
      let looked = 1
      while (looked > 0 && !stopping?.aborted) looked = await lookAtDue(db, { now, lookAt })
    },
  }
}

/** If the rules fail for a student, only this student gets no reminder. */
const lookingAt =
  (exams: readonly ListedExam[], now: Date, log: Pick<FastifyBaseLogger, 'error'>) =>
  (known: KnownStudent) => {
    try {
      return { reminders: remindersAt({ ...known, exams }, now), next: nextLook(known, now) }
    } catch (error) {
      log.error({ err: error, student: known.user_id }, 'a student could not be reminded')
      return { reminders: [], next: new Date(now.getTime() + LOOK_MS) }
    }
  }

/** Whether a waiting reminder still holds: the timer may be saved, study begun, or the choice changed. */
export const holding =
  (examsUrl: string | undefined, log: Pick<FastifyBaseLogger, 'error'>): StillHolds =>
  async (db, { user_id, key }, now) => {
    const known = await findRemindable(db, user_id)
    if (!known) return false
    const exams = goesByExams(key) ? await findExams(db, examsUrl) : []
    const { reminders } = lookingAt(exams, now, log)(known)
    return reminders.some((reminder) => reminder.key === key)
  }

const forgetting: Job = {
  name: 'forget devices of ended sessions',
  everySeconds: HOUR_SECONDS,
  run: (db) => removeEndedDevices(db, new Date()),
}

/** A subscription keeps its key: each browser gets the new one when reminders are turned on again. */
const rotating = (dataDir: string): Command => ({
  name: ROTATE.name,
  words: '',
  does: ROTATE.does,
  run: async (db) => {
    await (await keys()).replacePushKeys(dataDir)
    return ROTATE.done(await removeDevices(db))
  },
})
