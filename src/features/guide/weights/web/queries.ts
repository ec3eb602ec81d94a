import { saveChanges } from '../../../syllabus/edit/web/queries.ts'
import type { TreeChange } from '../../../syllabus/operations/contract.ts'
import type { Guide } from '../../contract.ts'

/** Saves importances of the edital's topics on the device, then sends them; false where they could not be kept. */
export async function saveImportances(
  userId: string,
  target: NonNullable<Guide['target']>,
  changes: readonly TreeChange[],
): Promise<boolean> {
  const delivery = await saveChanges(userId, target, changes, () => undefined).catch(() => undefined)
  return delivery !== undefined && delivery.type !== 'rejected'
}
