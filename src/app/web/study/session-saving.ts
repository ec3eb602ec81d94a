import type { ChosenSubject, Said } from '../../../features/records/contract.ts'
import { copy } from '../../../features/records/copy.ts'
import { tell } from '../../../features/records/web/use-saving.ts'
import { studiedIn } from '../../../features/timer/live/studied.ts'
import type { Halted } from '../../../features/timer/session.ts'
import { sayFarewell } from '../../../features/timer/web/use-farewell.ts'
import { dispatch, readTimer } from '../../../features/timer/web/use-timer.ts'
import { newRecordKey } from '../../../shared/ids.ts'

/** `onReset` is called as soon as the device keeps the session, and the timer begins anew. */
export type SaveSession = (timer: Halted, subject: ChosenSubject, said: Said, onReset: () => void) => Promise<void>

/** Rejects when neither the device nor the server took the session. */
export const sessionSaving =
  (userId: string): SaveSession =>
  async ({ sessionId }, subject, said, onReset) => {
    const studied = studiedIn(readTimer(userId).shared, sessionId, newRecordKey(Date.now()))
    const farewell = { subject, said: { ...said, ...(studied ? { studied } : {}) } }
    await dispatch(userId, { type: 'save', sessionId, farewell })
    const delivery = await sayFarewell(userId, onReset)
    if (delivery) tell(delivery, copy.saved)
  }
