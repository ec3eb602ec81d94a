import type { PendingWrite } from '../../records/pending.ts'
import { type GuideMaterial, PLACES, type Place, type SubjectPlace } from '../contract.ts'

export const PLACES_PATH = '/subject-places'

export const isOfPlace = ({ path }: Pick<PendingWrite, 'path'>) => path === PLACES_PATH

export const wholeOfPlace = (place: Place) => ({ place: { place } })

/** The last that was said of a subject counts. */
export function withPlaces(material: GuideMaterial, writes: readonly PendingWrite[]): GuideMaterial {
  const said = writes.flatMap(({ path, body }) => (path === PLACES_PATH && isPlace(body) ? [body] : []))
  const places = new Map(material.places.map(({ subject_id, place }) => [subject_id, place]))
  for (const { subject_id, place } of said) places.set(subject_id, place)
  return { ...material, places: [...places].map(([subject_id, place]) => ({ subject_id, place })) }
}

function isPlace(body: unknown): body is SubjectPlace {
  const { subject_id, place } = (body ?? {}) as Partial<SubjectPlace>
  return Number.isSafeInteger(subject_id) && PLACES.some((one) => one === place)
}
