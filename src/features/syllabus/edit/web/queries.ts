import { newRecordKey } from '../../../../shared/ids.ts'
import { type Delivery, deliver } from '../../../../web/outbox/student-outbox.ts'
import { LIMITS } from '../../contract.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { changesPath } from '../../operations/path.ts'
import type { Target } from '../../targets/contract.ts'

/** Stores the changes on the device, then sends them; `onKept` is called once they are safe there. */
export async function saveChanges(
  userId: string,
  { id, body: label }: Pick<Target, 'id' | 'body'>,
  changes: readonly TreeChange[],
  onKept: () => unknown,
): Promise<Delivery | undefined> {
  const path = changesPath(id)
  let delivery: Delivery | undefined
  for (let from = 0; from < changes.length; from += LIMITS.changesAtOnce) {
    const key = newRecordKey(Date.now())
    const some = changes.slice(from, from + LIMITS.changesAtOnce)
    const isLast = from + LIMITS.changesAtOnce >= changes.length
    // Each save has a key of its own, so that it does not replace a refused one.
    const said = { id: key, method: 'POST', path, about: `${path}/${key}`, isLight: true } as const
    const body = { user_id: userId, changes: some }
    delivery = await deliver(
      userId,
      { ...said, body, createdAt: Date.now(), label },
      isLast ? () => void onKept() : undefined,
    )
    if (delivery.type === 'rejected') break
  }
  return delivery
}
