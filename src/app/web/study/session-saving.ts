import type { ChosenSubject, Said } from '../../../features/records/contract.ts'
import { copy } from '../../../features/records/copy.ts'
import { tell } from '../../../features/records/web/use-saving.ts'
import type { Halted } from '../../../features/timer/session.ts'
import { sayFarewell } from '../../../features/timer/web/queries.ts'
import { dispatch } from '../../../features/timer/web/use-timer.ts'

/** `onReset` is called as soon as the device keeps the session, and the timer begins anew. */
export type SaveSession = (
  timer: Halted,
  subject: ChosenSubject,
  said: Said,
  onReset: () => void,
) => Promise<void>

/** Rejects when neither the device nor the server took the session. */
export const sessionSaving =
  (userId: string): SaveSession =>
  async (timer, subject, said, onReset) => {
    await dispatch(userId, { type: 'save', sessionId: timer.sessionId, farewell: { subject, said } })
    const delivery = await sayFarewell(userId, onReset)
    if (delivery) tell(delivery, copy.saved)
  }
