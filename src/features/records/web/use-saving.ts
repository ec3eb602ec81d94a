import { UNEXPECTED } from '../../../shared/errors.ts'
import type { Delivery } from '../../../web/outbox/student-outbox.ts'
import { notify } from '../../../web/ui/notices.ts'
import type { ChosenSubject } from '../contract.ts'
import { copy } from '../copy.ts'
import { type KnownRecord, type PendingWrite, recordOf } from '../pending.ts'
import { changeSession, deleteSession, forgetWrite, type Said, saveSession } from './queries.ts'

/** Each rejects with the server's words when the form that asked for it is to stay. */
export interface Saving {
  /** Saves once by its key. */
  manual: (key: string, subject: ChosenSubject, said: Said) => Promise<void>
  edit: (record: KnownRecord, subject: ChosenSubject, said: Said) => Promise<void>
  /** Writes anew what the server refused. */
  mend: (write: PendingWrite, subject: ChosenSubject, said: Said) => Promise<void>
  remove: (record: KnownRecord) => Promise<void>
}

export function useSaving(userId: string): Saving {
  return {
    manual: async (key, subject, said) =>
      finish(userId, await saveSession(userId, { key, subject, said }), copy.saved),
    edit: async (record, subject, said) => {
      const delivery = await changeSession(userId, record, { subject, said })
      // A change to an unsaved record must not make the record be forgotten.
      if (record.id === undefined) finishKept(delivery, copy.edit.saved)
      else await finish(userId, delivery, copy.edit.saved)
    },
    mend: async (write, subject, said) =>
      finishKept(
        await changeSession(userId, recordOf(write), { subject, said, before: write.before }),
        copy.edit.saved,
      ),
    remove: async (record) =>
      tell(await deleteSession(userId, record), copy.remove.done, copy.records.keptRemoval),
  }
}

/** The server failed over this very write: the student is there to see, and may try again. */
const FAILED = 500

/** Forgets a write that was refused, or that the server failed over, because its form stays open as typed. */
async function finish(userId: string, delivery: Delivery, done: string): Promise<void> {
  const isFailed = delivery.type === 'waiting' && delivery.status === FAILED
  if (isFailed || delivery.type === 'rejected') await forgetWrite(userId, delivery.id)
  if (isFailed) throw new Error(UNEXPECTED)
  finishKept(delivery, done)
}

/** What was refused stays among what was not sent, and the form stays open. */
function finishKept(delivery: Delivery, done: string): void {
  if (delivery.type === 'rejected') throw new Error(delivery.message)
  tell(delivery, done)
}

export function tell(
  delivery: Delivery,
  done: string,
  kept: (isAnswered: boolean) => string = copy.records.kept,
): void {
  if (delivery.type === 'sent') notify(done)
  else if (delivery.type === 'collided') return
  else if (delivery.type === 'waiting') notify(kept(delivery.status > 0))
  else notify(delivery.message, { tone: 'poor' })
}
