import { hashKey, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import { clear, createStore, delMany, entries, get, setMany } from 'idb-keyval'
import { DISK_MS, within } from '../device/within.ts'
import { sessionHint } from '../session/session-hint.ts'

/** The build's digest of all contracts: answers of another shape are not understood any more. */
declare const ANSWER_SHAPE: string

export interface KeptAnswer {
  shape: string
  /** The server gave it then, in epoch ms. */
  at: number
  key: QueryKey
  data: unknown
}

/** An answer that was never given is made of the newest kept one whose key begins with `like`. */
export interface StandIn {
  like: QueryKey
  as: (data: never) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      standIn?: StandIn
      /** The server counts these for the answer: writes that name them make it old. */
      counts?: string
      /** Its question shows what the device kept before it asks: until it has answered, nothing is stale. */
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

const isGood = ({ shape, at }: KeptAnswer) => shape === ANSWER_SHAPE && Date.now() - at < OLDEST_MS

/** Shows the answer kept for the student signed in here, however old, or nothing. It never rejects. */
export async function recall(query: Recallable): Promise<void> {
  const userId = sessionHint()
  if (!userId || query.state.data !== undefined) return
  const kept = await within(DISK_MS, find(userId, query)).catch(() => undefined)
  if (kept && query.state.data === undefined)
    query.setData(kept.data as never, { updatedAt: kept.at, manual: true })
}

async function find(
  userId: string,
  { queryHash, meta }: Recallable,
): Promise<Pick<KeptAnswer, 'at' | 'data'> | undefined> {
  const exact = await get<KeptAnswer>([userId, queryHash], store)
  if (exact && isGood(exact)) return exact
  const standIn = meta?.standIn
  if (!standIn) return
  const like = (await answersOf(userId)).filter(({ key }) =>
    standIn.like.every((part, at) => part === key[at]),
  )
  const newest = like.toSorted((a, b) => b.at - a.at)[0]
  return newest && { at: newest.at, data: await standIn.as(newest.data as never) }
}

/** After this long the log is fetched from the server instead of waiting for the disk. */
const SILENT_MS = 1000

/** Reads a kept answer of this version's shape; undefined if there is none, or the disk refuses or is silent. */
export async function keptAnswer<Data>(
  userId: string,
  queryKey: QueryKey,
): Promise<{ at: number; data: Data } | undefined> {
  const read = async () => get<KeptAnswer>([userId, hashKey(queryKey)], store)
  const kept = await within(SILENT_MS, read()).catch(() => undefined)
  return kept && isGood(kept) ? { at: kept.at, data: kept.data as Data } : undefined
}

export async function answersOf(userId: string): Promise<KeptAnswer[]> {
  const kept = await entries<AnswerKey, KeptAnswer>(store)
  return kept.filter(([[owner], answer]) => owner === userId && isGood(answer)).map(([, answer]) => answer)
}

/** Rejects when the device has no room. */
export function keepAnswers(
  userId: string,
  answers: ReadonlyMap<string, Omit<KeptAnswer, 'shape'>>,
): Promise<void> {
  const kept = [...answers].map(([hash, answer]): [AnswerKey, KeptAnswer] => [
    [userId, hash],
    { ...answer, shape: ANSWER_SHAPE },
  ])
  return setMany(kept, store)
}

export async function tidyAnswers(userId: string): Promise<void> {
  const kept = await entries<AnswerKey, KeptAnswer>(store)
  const over = kept.filter(([[owner], answer]) => owner !== userId || !isGood(answer))
  await delMany(
    over.map(([place]) => place),
    store,
  )
}

/** A device that refuses to delete, as a private window may, forgets by itself. */
export const forgetAnswers = (): Promise<void> => within(DISK_MS, clear(store)).catch(() => undefined)
