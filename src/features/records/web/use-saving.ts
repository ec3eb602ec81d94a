import { UNEXPECTED } from '../../../shared/errors.ts'
import type { Delivery } from '../../../web/outbox/student-outbox.ts'
import { notify } from '../../../web/ui/notices.ts'
import type { ChosenSubject } from '../contract.ts'
import { copy } from '../copy.ts'
import { type KnownRecord, type PendingWrite, recordOf } from '../pending.ts'
import { changeSession, deleteSession, forgetWrite, type RecordFields, saveSession } from './queries.ts'

/** Each rejects with the server's words when its form must stay open. */
export interface Saving {
  manual: (key: string, subject: ChosenSubject, fields: RecordFields) => Promise<void>
  edit: (record: KnownRecord, subject: ChosenSubject, fields: RecordFields) => Promise<void>
  /** Repeats a write that the server refused, with these values. */
  mend: (write: PendingWrite, subject: ChosenSubject, fields: RecordFields) => Promise<void>
  remove: (record: KnownRecord) => Promise<void>
}

export function useSaving(userId: string): Saving {
  return {
    manual: async (key, subject, fields) =>
      finish(userId, await saveSession(userId, { key, subject, fields }), copy.saved),
    edit: async (record, subject, fields) => {
      const delivery = await changeSession(userId, record, { subject, fields })
      // A refused change to an unsaved record must not delete the record.
      if (record.id === undefined) finishOrThrow(delivery, copy.edit.saved)
      else await finish(userId, delivery, copy.edit.saved)
    },
    mend: async (write, subject, fields) =>
      finishOrThrow(
        await changeSession(userId, recordOf(write), { subject, fields, before: write.before }),
        copy.edit.saved,
      ),
    remove: async (record) =>
      tell(await deleteSession(userId, record), copy.remove.done, copy.records.keptRemoval),
  }
}

/** The server failed over this write: the student sees it, and may try again. */
const FAILED = 500

/** Removes a refused or failed write from the outbox, because its form stays open as typed. */
async function finish(userId: string, delivery: Delivery, done: string): Promise<void> {
  const isFailed = delivery.type === 'waiting' && delivery.status === FAILED
  if (isFailed || delivery.type === 'rejected') await forgetWrite(userId, delivery.id)
  if (isFailed) throw new Error(UNEXPECTED)
  finishOrThrow(delivery, done)
}

/** Keeps a refused write among the unsent ones, and the form open. */
function finishOrThrow(delivery: Delivery, done: string): void {
  if (delivery.type === 'rejected') throw new Error(delivery.message)
  tell(delivery, done)
}

export function tell(
  delivery: Delivery,
  done: string,
  waitingText: (isAnswered: boolean) => string = copy.records.kept,
): void {
  if (delivery.type === 'sent') notify(done)
  else if (delivery.type === 'collided') return
  else if (delivery.type === 'waiting') notify(waitingText(delivery.status > 0))
  else notify(delivery.message, { tone: 'poor' })
}
