import { forgetStores } from '../device/device-store.ts'
import { forgetDurableStores } from '../device/durable-store.ts'
import { forgetDrafts } from '../device/use-draft.ts'
import { clearOutbox } from '../outbox/outbox-disk.ts'
import { closeStudentOutbox } from '../outbox/student-outbox.ts'
import { forgetShown } from './forget-shown.ts'

export async function forgetStudent(userId: string): Promise<void> {
  closeStudentOutbox()
  forgetStores(userId)
  forgetDrafts()
  // A device that refuses to delete, as a private window may, forgets by itself.
  await Promise.all([forgetShown(), forgetDurableStores(userId)])
  await clearOutbox(userId).catch(() => undefined)
}
