import { newRecordKey } from '../../../../shared/ids.ts'
import { deliver } from '../../../../web/outbox/student-outbox.ts'
import type { SaidTopics } from '../contract.ts'
import type { Lot } from '../marks.ts'
import { KNOWN_PATH } from '../rules.ts'

/**
 * Stores the student's marks on the device, then sends them. Returns false if the
 * server, or a full device, refused it.
 */
export async function sayKnown(userId: string, said: Lot, label: string): Promise<boolean> {
  const body: SaidTopics = { user_id: userId, ...said }
  const delivery = await deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'POST',
    path: KNOWN_PATH,
    body,
    // A refusal for some topics must not take other topics' marks out of the outbox.
    about: `${KNOWN_PATH}/${said.topic_ids[0]}`,
    createdAt: Date.now(),
    label,
    isLight: true,
  }).catch(() => null)
  return delivery !== null && delivery.type !== 'rejected'
}
