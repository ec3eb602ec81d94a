import { silenceDevice } from '../device/push-address.ts'
import { forgetAnswers } from '../offline/answers.ts'

export { silenceDevice }

/** What the student has seen here, and was to be told, is not for who comes next. A slow push service is not waited for. */
export async function forgetShown(): Promise<void> {
  void silenceDevice()
  await forgetAnswers()
}
