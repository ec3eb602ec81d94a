import type { PendingWrite } from '../../records/pending.ts'
import { guideFrom } from '../answer.ts'
import type { GuideMaterial } from '../contract.ts'
import { type KnownEdital, withChanges } from './changes.ts'
import { withWaitingMistakes } from './mistakes.ts'
import { withPlaces } from './places.ts'
import { withWaitingRecords } from './records.ts'

export { guideFrom }

interface Known {
  readonly material: GuideMaterial
  readonly edital: KnownEdital | undefined
}

/** The guide that the server will give once it has what waits on the device. */
export function guideWith(
  waiting: readonly PendingWrite[],
  { material, edital }: Known,
  asked: Parameters<typeof guideFrom>[1],
) {
  const changed = withChanges(material, edital, waiting)
  const known = withWaitingMistakes(withWaitingRecords(changed, waiting), waiting)
  return guideFrom(withPlaces(known, waiting), asked)
}
