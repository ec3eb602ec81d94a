import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { ALWAYS_STALE, queryClient } from '../../../web/api/queries.ts'
import {
  type CardsBody,
  type ImportBody,
  type importsContract,
  LIMITS,
  type PictureBody,
} from '../contract.ts'
import type { OpenFile } from './use-imported-file.ts'

const api = client<typeof importsContract>()

export const importsOf = (userId: string) =>
  queryOptions({
    queryKey: ['imports', userId],
    queryFn: ({ signal }) => api('GET /imports/user/:userId', { params: { userId }, signal }),
    ...ALWAYS_STALE,
  })

export const findNames = (userId: string) => api('GET /imports/user/:userId/names', { params: { userId } })

/** Lines that identify the student's records of these days. */
export async function findKnown(userId: string, period: { from: string; to: string }): Promise<string> {
  const { records } = await api('GET /imports/user/:userId/known', { params: { userId }, query: period })
  return records
}

/** The server takes seconds for ten years of records. */
const END_MS = 60_000

/** A record changes the sums of every screen. */
const everything = () => queryClient.invalidateQueries()

interface Bringing {
  key: string
  reader: OpenFile
  rows: number
  about: Omit<ImportBody, 'slices'>
  /** Called with the slices that were sent. */
  onSent: (sent: number, of: number) => void
  /** Aborts the import; nothing of it counts then. */
  stop: AbortController
}

/** The end of the import was never answered, so nobody knows whether it counts. */
export class LostEnd extends Error {}

/** Sends the rows slice by slice, then ends the import: nothing counts before. */
export const bringing = mutationOptions({
  mutationKey: ['bring studies'],
  mutationFn: async ({ key, reader, rows, about, onSent, stop: { signal } }: Bringing) => {
    const slices = Math.ceil(rows / LIMITS.slice)
    for (let number = 1; number <= slices; number++) {
      const slice = await reader.slice(number)
      const call = { params: { key, number }, body: { rows: [...slice] }, signal }
      await api('PUT /imports/:key/slices/:number', call).catch((error: Error) => {
        void drop(key)
        throw error
      })
      onSent(number, slices)
    }
    const call = { params: { key }, body: { ...about, slices }, timeout: END_MS }
    const { message } = await api('PUT /imports/:key', call).catch(async (error: Error) => {
      throw (await drop(key)) ? error : new LostEnd()
    })
    await everything()
    return message
  },
})

/** Removes the slices and, if it was ended, the import; false if the server did not answer. */
const drop = (key: string) =>
  api('DELETE /imports/:key', { params: { key } }).then(
    () => true,
    (error: Error) => error instanceof ApiError && error.code === 'not_found',
  )

export const savingPicture = mutationOptions({
  mutationKey: ['save picture'],
  mutationFn: async ({ key, body }: { key: string; body: PictureBody }) => {
    const { message } = await api('PUT /imports/:key/picture', { params: { key }, body })
    await everything()
    return message
  },
})

interface BringingCards {
  key: string
  reader: OpenFile
  about: Omit<CardsBody, 'cards'>
}

export const bringingCards = mutationOptions({
  mutationKey: ['bring cards'],
  mutationFn: async ({ key, reader, about }: BringingCards) => {
    const cards = [...(await reader.allCards())]
    const call = { params: { key }, body: { ...about, cards }, timeout: END_MS }
    const { message } = await api('PUT /imports/:key/cards', call)
    await everything()
    return message
  },
})

export const undoingImport = mutationOptions({
  mutationKey: ['undo import'],
  mutationFn: async (key: string) => {
    const { message } = await api('DELETE /imports/:key', { params: { key } })
    await everything()
    return message
  },
})
