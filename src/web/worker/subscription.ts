import { type AnyOptions, answerTo, bodyOf } from '../api/api.ts'
import { offline } from '../api/api-error.ts'
import { SENTENCES } from '../api/sentences.ts'
import { addressOf } from '../device/push-address.ts'
import { openSession, type Session } from '../session/session.ts'
import type { WorkerScope } from './scope.ts'
import { REMIND } from './words.ts'

type Registration = WorkerScope['registration']

/** Handles a push address that the browser dropped: sends the server the new one, now or once it can. */
export async function renewAddress(registration: Registration, session = openSession()): Promise<void> {
  try {
    await sendAddress(registration, session)
  } catch {
    // If the browser never runs it, the settings show that this device gets no reminders.
    await registration.sync?.register(REMIND)
  }
}

/** Sends the push address if the session wants reminders. Rejects without an answer. */
export const sendAddress = (registration: Registration, session?: Session): Promise<void> =>
  tell(registration, ({ here, gone }) => here || gone, session)

/** Subscribes again, without a question, when the push service dropped the address. */
export const replaceGone = (registration: Registration, session?: Session): Promise<void> =>
  tell(registration, ({ gone }) => gone, session)

async function tell(
  { pushManager }: Registration,
  isWanted: (known: Answer) => boolean | undefined,
  session: Session = openSession(),
): Promise<void> {
  const student = await session.currentStudent()
  if (!student) return
  const params = { userId: student.userId }
  const known = await ask(session, 'GET /reminders/:userId', { params })
  if (!isWanted(known)) return
  const before = await pushManager.getSubscription()
  if (known.gone) await before?.unsubscribe()
  const made =
    (known.gone ? null : before) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: known.public_key ?? '' }))
  await ask(session, 'POST /push-subscriptions/:userId', { params, body: addressOf(made) })
}

async function ask(session: Session, route: string, options: AnyOptions): Promise<Answer> {
  const reply = await bodyOf(await answerTo(session, '', route, options))
  if (!isOurs(reply)) throw offline()
  return reply
}

interface Answer {
  readonly here?: boolean
  readonly gone?: boolean
  readonly public_key?: string
  readonly message?: string
}

/** The list of all shapes (`api/replies.ts`) would double this bundle. */
const isOurs = (reply: unknown): reply is Answer =>
  typeof reply === 'object' &&
  reply !== null &&
  ('public_key' in reply || SENTENCES.includes((reply as Answer).message ?? ''))
