import type { ChosenSubject, RecordFields } from '../../../features/records/contract.ts'
import { copy } from '../../../features/records/copy.ts'
import { tell } from '../../../features/records/web/use-saving.ts'
import type { Halted } from '../../../features/timer/session.ts'
import { saveEndedSession } from '../../../features/timer/web/queries.ts'
import { dispatch } from '../../../features/timer/web/use-timer.ts'

/** Calls `onReset` when the device has stored the session and the timer is reset. */
export type SaveSession = (
  timer: Halted,
  subject: ChosenSubject,
  fields: RecordFields,
  onReset: () => void,
) => Promise<void>

/** Rejects when neither the device nor the server took the session. */
export const sessionSaving =
  (userId: string): SaveSession =>
  async (timer, subject, fields, onReset) => {
    await dispatch(userId, { type: 'save', sessionId: timer.sessionId, farewell: { subject, said: fields } })
    const delivery = await saveEndedSession(userId, onReset)
    if (delivery) tell(delivery, copy.saved)
  }
