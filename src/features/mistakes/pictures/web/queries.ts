import { queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../../shared/ids.ts'
import { client } from '../../../../web/api/api.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { type Delivery, deliver } from '../../../../web/outbox/student-outbox.ts'
import { picturePath } from '../../pending.ts'
import type { picturesContract } from '../contract.ts'

const api = client<typeof picturesContract>()

/** Stored on the device, so that a picture that was seen once is there offline. */
export const pictureOf = (userId: string, key: string) =>
  queryOptions({
    queryKey: ['mistake picture', userId, key],
    queryFn: ({ signal }) => api('GET /mistake-pictures/:key', { params: { key }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

interface OfMistake {
  key: string
  label: string
}

export function savePicture(userId: string, { key, label }: OfMistake, url: string): Promise<Delivery> {
  queryClient.setQueryData(pictureOf(userId, key).queryKey, { key, url })
  const now = Date.now()
  const body = { data: url.slice(url.indexOf(',') + 1) }
  const write = { id: newRecordKey(now), method: 'PUT', path: picturePath(key), body } as const
  return deliver(userId, { ...write, createdAt: now, label })
}

export function removePicture(userId: string, { key, label }: OfMistake): Promise<Delivery> {
  queryClient.removeQueries({ queryKey: pictureOf(userId, key).queryKey })
  const now = Date.now()
  const write = { id: newRecordKey(now), method: 'DELETE', path: picturePath(key), body: undefined } as const
  return deliver(userId, { ...write, createdAt: now, label })
}
