import type { DayZone } from '../../shared/calendar.ts'
import type { PendingWrite } from '../records/pending.ts'
import { guideFrom } from './answer.ts'
import type { GuideMaterial } from './contract.ts'
import { withPlaces } from './places.ts'
import { withWaiting } from './waiting-records.ts'
import { withWeights } from './weights.ts'

export { guideFrom }

/** The guide that the server will give once it has what waits on the device. */
export const guideWith = (
  waiting: readonly PendingWrite[],
  { material, zone }: { readonly material: GuideMaterial; readonly zone: DayZone },
  asked: Parameters<typeof guideFrom>[1],
) => guideFrom(withWeights(withPlaces(withWaiting(material, waiting, zone), waiting), waiting), asked)
