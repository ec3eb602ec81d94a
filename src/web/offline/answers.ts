import { hashKey, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import { clear, createStore, delMany, entries, get, setMany } from 'idb-keyval'
import { DISK_MS, withTimeout } from '../device/with-timeout.ts'
import { sessionHint } from '../session/session-hint.ts'

/** The build's digest of all contracts: stored answers of another shape are useless. */
declare const ANSWER_SHAPE: string

export interface StoredAnswer {
  shape: string
  /** When the server sent it, in epoch ms. */
  at: number
  key: QueryKey
  data: unknown
}

/** Makes a missing answer from the newest stored one whose key begins with `like`. */
export interface StandIn {
  like: QueryKey
  as: (data: never) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      standIn?: StandIn
      /** The server counts these for the answer: writes that name them make it stale. */
      counts?: string
      /** Shows the stored answer before it asks; until the server answers, nothing counts as stale. */
      isShownFirst?: boolean
    }
  }
}

export interface Recallable {
  readonly queryHash: string
  readonly meta: QueryMeta | undefined
  readonly state: { readonly data: unknown }
  setData(data: never, options: { updatedAt: number; manual: boolean }): unknown
}

type AnswerKey = [userId: string, queryHash: string]

const OLDEST_MS = 90 * 86_400_000

const store = createStore('posse-answers', 'answers')

const isGood = ({ shape, at }: StoredAnswer) => shape === ANSWER_SHAPE && Date.now() - at < OLDEST_MS

/** Shows the signed-in student's stored answer, however old, or nothing. Never rejects. */
export async function recall(query: Recallable): Promise<void> {
  const userId = sessionHint()
  if (!userId || query.state.data !== undefined) return
  const stored = await withTimeout(DISK_MS, find(userId, query)).catch(() => undefined)
  if (stored && query.state.data === undefined)
    query.setData(stored.data as never, { updatedAt: stored.at, manual: true })
}

async function find(
  userId: string,
  { queryHash, meta }: Recallable,
): Promise<Pick<StoredAnswer, 'at' | 'data'> | undefined> {
  const exact = await get<StoredAnswer>([userId, queryHash], store)
  if (exact && isGood(exact)) return exact
  const standIn = meta?.standIn
  if (!standIn) return
  const like = (await answersOf(userId)).filter(({ key }) =>
    standIn.like.every((part, at) => part === key[at]),
  )
  const newest = like.toSorted((a, b) => b.at - a.at)[0]
  return newest && { at: newest.at, data: await standIn.as(newest.data as never) }
}

/** After this long without an answer of the disk, the log is fetched from the server. */
const SILENT_MS = 1000

/** Reads a stored answer of this version's shape; undefined if there is none, or the disk fails. */
export async function storedAnswer<Data>(
  userId: string,
  queryKey: QueryKey,
): Promise<{ at: number; data: Data } | undefined> {
  const read = async () => get<StoredAnswer>([userId, hashKey(queryKey)], store)
  const stored = await withTimeout(SILENT_MS, read()).catch(() => undefined)
  return stored && isGood(stored) ? { at: stored.at, data: stored.data as Data } : undefined
}

export async function answersOf(userId: string): Promise<StoredAnswer[]> {
  const stored = await entries<AnswerKey, StoredAnswer>(store)
  return stored.filter(([[owner], answer]) => owner === userId && isGood(answer)).map(([, answer]) => answer)
}

/** Rejects when the device has no room. */
export function keepAnswers(
  userId: string,
  answers: ReadonlyMap<string, Omit<StoredAnswer, 'shape'>>,
): Promise<void> {
  const stored = [...answers].map(([hash, answer]): [AnswerKey, StoredAnswer] => [
    [userId, hash],
    { ...answer, shape: ANSWER_SHAPE },
  ])
  return setMany(stored, store)
}

export async function tidyAnswers(userId: string): Promise<void> {
  const stored = await entries<AnswerKey, StoredAnswer>(store)
  const over = stored.filter(([[owner], answer]) => owner !== userId || !isGood(answer))
  await delMany(
    over.map(([place]) => place),
    store,
  )
}

/** A device that refuses to delete, as a private window may, forgets by itself. */
export const forgetAnswers = (): Promise<void> => withTimeout(DISK_MS, clear(store)).catch(() => undefined)
