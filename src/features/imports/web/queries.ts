import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../web/api/queries.ts'
import { type ImportBody, type importsContract, LIMITS, type PictureBody } from '../contract.ts'
import type { KnownRecord } from '../reading/understand.ts'
import type { OpenDesk } from './use-desk.ts'

const api = client<typeof importsContract>()

export const importsOf = (userId: string) =>
  queryOptions({
    queryKey: ['imports', userId],
    queryFn: ({ signal }) => api('GET /imports/user/:userId', { params: { userId }, signal }),
    ...ASKED_ANEW,
  })

/** By what the student's records of these days are known again; asked for each file anew. */
export async function findKnown(
  userId: string,
  period: { from: string; to: string },
): Promise<readonly KnownRecord[]> {
  const { records } = await api('GET /imports/user/:userId/known', { params: { userId }, query: period })
  return records as readonly KnownRecord[]
}

/** Ten years of records take the server some seconds. */
const END_MS = 60_000

/** Records change every sum of every screen. */
const everything = () => queryClient.invalidateQueries()

interface Bringing {
  key: string
  desk: OpenDesk
  rows: number
  about: Omit<ImportBody, 'slices'>
  /** Called with the slices that were sent. */
  onSent: (sent: number, of: number) => void
  signal: AbortSignal
}

/** Sends the rows slice by slice, and then ends the import: until then nothing of it counts. */
export const bringing = mutationOptions({
  mutationKey: ['bring studies'],
  mutationFn: async ({ key, desk, rows, about, onSent, signal }: Bringing) => {
    const slices = Math.ceil(rows / LIMITS.slice)
    for (let number = 1; number <= slices; number++) {
      const slice = await desk.slice(number)
      const params = { key, number }
      await api('PUT /imports/:key/slices/:number', { params, body: { rows: [...slice] }, signal })
      onSent(number, slices)
    }
    const { message } = await api('PUT /imports/:key', {
      params: { key },
      body: { ...about, slices },
      timeout: END_MS,
    })
    await everything()
    return message
  },
})

/** What was sent of an import that is not to be ended is dropped; if that fails, the server drops it by itself. */
export const cancelBringing = (key: string) =>
  api('DELETE /imports/:key', { params: { key } }).catch(() => undefined)

export const savingPicture = mutationOptions({
  mutationKey: ['save picture'],
  mutationFn: async ({ key, body }: { key: string; body: PictureBody }) => {
    const { message } = await api('PUT /imports/:key/picture', { params: { key }, body })
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
