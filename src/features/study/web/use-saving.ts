import { newRecordKey } from '../../../shared/ids.ts'
import { notify } from '../../../web/notices.ts'
import type { Delivery } from '../../../web/student-outbox.ts'
import { copy } from '../copy.ts'
import type { KnownRecord, PendingWrite } from '../pending/rules.ts'
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
  const change = async (id: number, subject: ChosenSubject, said: Said) =>
    finish(userId, await changeSession(userId, id, subject, said), copy.edit.saved)

  return {
    session: async (timer, subject, said) => {
      const reset = () => dispatch(userId, { type: 'reset' })
      tell(await saveSession(userId, { key: timer.sessionId, subject, said }, reset), copy.summary.saved)
    },
    manual: create,
    edit: (record, subject, said) => change(record.id, subject, said),
    mend: async (write, subject, said) => {
      const id = Number(write.path.split('/').at(-1))
      await (write.method === 'POST' ? create(subject, said) : change(id, subject, said))
      await forgetWrite(userId, write.id)
    },
    remove: async (record) => tell(await deleteSession(userId, record), copy.remove.done),
  }
}

/** Tells how it ended; a refused write is forgotten, because its form stays open with what was typed. */
async function finish(userId: string, delivery: Delivery, done: string): Promise<void> {
  if (delivery.type === 'rejected') {
    await forgetWrite(userId, delivery.id)
    throw new Error(delivery.message)
  }
  tell(delivery, done)
}

function tell(delivery: Delivery, done: string): void {
  if (delivery.type === 'sent') notify(done)
  else if (delivery.type === 'waiting') notify(copy.records.kept)
  else notify(delivery.message, { tone: 'poor' })
}
