import { forgetStores } from './device-store.ts'
import { forgetAnswers } from './offline/answers.ts'
import { clearOutbox } from './outbox-disk.ts'
import { closeStudentOutbox } from './student-outbox.ts'

/** Takes away all that this device keeps of a student whose account is gone: drafts, timer, answers, and writes that wait. */
export async function forgetStudent(userId: string): Promise<void> {
  closeStudentOutbox()
  forgetStores(userId)
  // A device that refuses to delete, as a private window may, forgets by itself.
  await forgetAnswers()
  await clearOutbox(userId).catch(() => undefined)
}
