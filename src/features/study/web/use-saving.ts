import { newRecordKey } from '../../../shared/ids.ts'
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
  manual: (subject: ChosenSubject, said: Said) => Promise<void>
  edit: (record: KnownRecord, subject: ChosenSubject, said: Said) => Promise<void>
  /** Writes anew what the server refused. */
  mend: (write: PendingWrite, subject: ChosenSubject, said: Said) => Promise<void>
  remove: (record: KnownRecord) => Promise<void>
}

/** Makes the writes of one student and tells how they ended. */
export function useSaving(userId: string): Saving {
  const newKey = () => newRecordKey(Date.now())
  const create = async (subject: ChosenSubject, said: Said) =>
    finish(userId, await saveSession(userId, { key: newKey(), subject, said }), copy.summary.saved)

  return {
    session: async (timer, subject, said) => {
      const reset = () => dispatch(userId, { type: 'reset' })
      tell(await saveSession(userId, { key: timer.sessionId, subject, said }, reset), copy.summary.saved)
    },
    manual: create,
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

/** Tells how it ended; a refused write is forgotten, because its form stays open with what was typed. */
async function finish(userId: string, delivery: Delivery, done: string): Promise<void> {
  if (delivery.type === 'rejected') await forgetWrite(userId, delivery.id)
  finishKept(delivery, done)
}

/** Tells how it ended; what was refused stays among what was not sent, and the form open. */
function finishKept(delivery: Delivery, done: string): void {
  if (delivery.type === 'rejected') throw new Error(delivery.message)
  tell(delivery, done)
}

function tell(delivery: Delivery, done: string): void {
  if (delivery.type === 'sent') notify(done)
  else if (delivery.type === 'waiting') notify(copy.records.kept)
  else notify(delivery.message, { tone: 'poor' })
}
