import { silenceDevice } from '../device/push-address.ts'
import { forgetAnswers } from '../offline/answers.ts'

export { silenceDevice }

/**
 * Removes what the student saw and was to be notified of, before the next person signs in. Does not wait for
 * a slow push service.
 */
export async function forgetShown(): Promise<void> {
  void silenceDevice()
  await forgetAnswers()
}
