import type { PendingWrite } from '../../records/pending.ts'
import { withKnown } from '../../syllabus/known/rules.ts'
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

/** The server's future guide, once it has the waiting writes. */
export function guideWith(
  waiting: readonly PendingWrite[],
  known: Known,
  asked: Parameters<typeof guideFrom>[1],
) {
  return guideFrom(materialWith(waiting, known), asked)
}

let last: { waiting: readonly PendingWrite[]; known: Known; material: GuideMaterial } | undefined

/** Keeps the last one: a page shows the guide in several panels, and a filter changes nothing of it. */
function materialWith(waiting: readonly PendingWrite[], known: Known): GuideMaterial {
  const { material, edital } = known
  const isSame =
    last?.known.material === material &&
    last.known.edital === edital &&
    last.waiting.length === waiting.length &&
    last.waiting.every((write, index) => write === waiting[index])
  if (last && isSame) return last.material
  const changed = withChanges(material, edital, waiting)
  const studied = withWaitingMistakes(withWaitingRecords(changed, waiting), waiting)
  last = {
    waiting,
    known,
    material: { ...withPlaces(studied, waiting), known: withKnown(studied.known ?? [], waiting) },
  }
  return last.material
}
