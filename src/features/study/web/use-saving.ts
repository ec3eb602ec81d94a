import { UNEXPECTED } from '../../../shared/errors.ts'
import { notify } from '../../../web/notices.ts'
import type { Delivery } from '../../../web/student-outbox.ts'
import { copy } from '../copy.ts'
import { type KnownRecord, type PendingWrite, recordOf } from '../pending/rules.ts'
import type { ChosenSubject } from '../stored-timer/rules.ts'
import type { Halted } from '../timer/rules.ts'
import { changeSession, deleteSession, forgetWrite, type Said, saveSession } from './queries.ts'
import { dispatch } from './use-timer.ts'

/** The writes of the study page. They reject with the server's words when the form that asked for them is to stay. */
export interface Saving {
  /** Saves the timer's session; the timer begins anew as soon as the device keeps the session. */
  session: (timer: Halted, subject: ChosenSubject, said: Said) => Promise<void>
  /** Saves an entry made by hand, once by its key. */
  manual: (key: string, subject: ChosenSubject, said: Said) => Promise<void>
  edit: (record: KnownRecord, subject: ChosenSubject, said: Said) => Promise<void>
  /** Writes anew what the server refused. */
  mend: (write: PendingWrite, subject: ChosenSubject, said: Said) => Promise<void>
  remove: (record: KnownRecord) => Promise<void>
}

/** Makes the writes of one student and tells how they ended. */
export function useSaving(userId: string): Saving {
  return {
    session: async (timer, subject, said) => {
      const reset = () => dispatch(userId, { type: 'reset' })
      tell(await saveSession(userId, { key: timer.sessionId, subject, said }, reset), copy.summary.saved)
    },
    manual: async (key, subject, said) =>
      finish(userId, await saveSession(userId, { key, subject, said }), copy.summary.saved),
    edit: async (record, subject, said) => {
      const delivery = await changeSession(userId, record, subject, said)
      // What is not saved yet must not be forgotten with a change to it.
      if (record.id === 0) finishKept(delivery, copy.edit.saved)
      else await finish(userId, delivery, copy.edit.saved)
    },
    mend: async (write, subject, said) =>
      finishKept(await changeSession(userId, recordOf(write), subject, said), copy.edit.saved),
    remove: async (record) => tell(await deleteSession(userId, record), copy.remove.done),
  }
}

/** The server failed over this very write: who typed it is there to see, and may try again. */
const FAILED = 500

/**
 * Tells how it ended. A write that was refused, or that the server failed over, is forgotten, because its form stays open
 * with what was typed.
 */
async function finish(userId: string, delivery: Delivery, done: string): Promise<void> {
  const isFailed = delivery.type === 'waiting' && delivery.status === FAILED
  if (isFailed || delivery.type === 'rejected') await forgetWrite(userId, delivery.id)
  if (isFailed) throw new Error(UNEXPECTED)
  finishKept(delivery, done)
}

/** Tells how it ended; what was refused stays among what was not sent, and the form open. */
function finishKept(delivery: Delivery, done: string): void {
  if (delivery.type === 'rejected') throw new Error(delivery.message)
  tell(delivery, done)
}

function tell(delivery: Delivery, done: string): void {
  if (delivery.type === 'sent') notify(done)
  else if (delivery.type === 'waiting') notify(copy.records.kept(delivery.status > 0))
  else notify(delivery.message, { tone: 'poor' })
}
