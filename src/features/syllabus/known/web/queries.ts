import { newRecordKey } from '../../../../shared/ids.ts'
import { type Delivery, deliver } from '../../../../web/outbox/student-outbox.ts'
import type { SaidTopics } from '../contract.ts'
import { KNOWN_PATH } from '../rules.ts'

/** Keeps on the device first what the student says of these topics. They are sent one after the other. */
export function sayKnown(
  userId: string,
  said: Omit<SaidTopics, 'user_id'>,
  label: string,
): Promise<Delivery> {
  const body: SaidTopics = { user_id: userId, ...said }
  return deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'POST',
    path: KNOWN_PATH,
    body,
    about: KNOWN_PATH,
    createdAt: Date.now(),
    label,
    isLight: true,
  })
}
