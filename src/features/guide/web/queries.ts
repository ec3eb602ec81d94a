import { queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE } from '../../../web/api/queries.ts'
import { type Delivery, deliver } from '../../../web/outbox/student-outbox.ts'
import { COUNTED } from '../../records/pending.ts'
import type { Guide, GuideMaterial, guideContract, Place, SubjectPlace } from '../contract.ts'
import type { Asked } from '../order/order.ts'
import { PLACES_PATH, wholeOfPlace } from '../waiting/places.ts'

const api = client<typeof guideContract>()

/** The server makes the guide: only where the device must, the code for it comes. */
export const fetchForeseen = () => import('../waiting/foreseen.ts')

const materialKey = (userId: string) => ['guide material', userId]

/** Offline the same guide is computed from the stored material. */
export const guideOf = (userId: string, day: string, only: Asked['only']) =>
  queryOptions({
    queryKey: ['guide', userId, day, only ?? 'all'],
    queryFn: ({ signal }) =>
      api('GET /guide/:userId', { params: { userId }, query: only ? { only } : {}, signal }),
    placeholderData: (before) => before,
    meta: {
      counts: COUNTED,
      standIn: {
        like: materialKey(userId),
        as: async (material: GuideMaterial) => (await fetchForeseen()).guideFrom(material, { day, only }),
      },
    },
    ...ALWAYS_STALE,
  })

/** Ten years are a megabyte: it is asked for again once something was sent, and not whenever it is used. */
export const materialOf = (userId: string) =>
  queryOptions({
    queryKey: materialKey(userId),
    queryFn: ({ signal }) => api('GET /guide/:userId/material', { params: { userId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { counts: COUNTED },
  })

/** It is kept on the device first: the guide is made anew at once, and sent when there is a connection. */
export function putSubject(
  userId: string,
  { subject_id, name, place: before }: Guide['subjects'][number],
  place: Place,
): Promise<Delivery> {
  const body: SubjectPlace = { user_id: userId, subject_id, place }
  return deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'POST',
    path: PLACES_PATH,
    body,
    made: { from: wholeOfPlace(before), whole: wholeOfPlace(place) },
    about: `${PLACES_PATH} ${subject_id}`,
    createdAt: Date.now(),
    label: name,
    isLight: true,
  })
}
