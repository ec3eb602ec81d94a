import { silenceDevice } from '../device/push-address.ts'
import { forgetAnswers } from '../offline/answers.ts'

export { silenceDevice }

/** Removes the student's screens and notices for the next person; a slow push service delays nothing. */
export async function forgetShown(): Promise<void> {
  void silenceDevice()
  await forgetAnswers()
}
