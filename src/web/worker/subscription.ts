import { type AnyOptions, answerTo, bodyOf } from '../api/api.ts'
import { offline } from '../api/api-error.ts'
import { SENTENCES } from '../api/sentences.ts'
import { addressOf } from '../device/push-address.ts'
import { openSession, type Session } from '../session/session.ts'
import type { WorkerScope } from './scope.ts'
import { REMIND } from './words.ts'

type Registration = WorkerScope['registration']

/** The browser has given up the address to which reminders came: it is told a new one, now or once it can be. */
export async function renewAddress(registration: Registration, session = openSession()): Promise<void> {
  try {
    await tellAddress(registration, session)
  } catch {
    // Where the browser comes back to nothing, the settings say that this device is reminded no more.
    await registration.sync?.register(REMIND)
  }
}

/**
 * Tells the server where this device is reminded now, if it was to be in this session
 * (`features/reminders`). Rejects where server or browser cannot be asked.
 */
export const tellAddress = (registration: Registration, session?: Session): Promise<void> =>
  tell(registration, ({ here, gone }) => here || gone, session)

/** The push service had given up the address to which reminders came: this device has another, unasked. */
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

/** The shapes of all replies (`api/replies.ts`) would weigh as much as the rest of this. */
const isOurs = (reply: unknown): reply is Answer =>
  typeof reply === 'object' &&
  reply !== null &&
  ('public_key' in reply || SENTENCES.includes((reply as Answer).message ?? ''))
