import type { QueryKey, QueryMeta } from '@tanstack/react-query'
import { clear, createStore, delMany, entries, get, setMany } from 'idb-keyval'
import { sessionHint } from '../session-hint.ts'

/** A digest of all contracts, written in by the build: answers of another shape are not understood any more. */
declare const ANSWER_SHAPE: string

/** An answer of the server that this device keeps. */
export interface KeptAnswer {
  shape: string
  /** When the server gave it, in epoch milliseconds. */
  at: number
  key: QueryKey
  data: unknown
}

/** What stands in for an answer that was never given: made of the newest kept one whose key begins with `like`. */
export interface StandIn {
  like: QueryKey
  as: (data: never) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { standIn?: StandIn }
  }
}

/** What of a query it takes to show a kept answer in it. */
export interface Recallable {
  readonly queryHash: string
  readonly meta: QueryMeta | undefined
  readonly state: { readonly data: unknown }
  setData(data: never, options: { updatedAt: number; manual: boolean }): unknown
}

type Place = [userId: string, queryHash: string]

/** Older answers say nothing true any more. */
const OLDEST_MS = 30 * 86_400_000

const store = createStore('posse-answers', 'answers')

const isGood = ({ shape, at }: KeptAnswer) => shape === ANSWER_SHAPE && Date.now() - at < OLDEST_MS

/**
 * Shows what this device keeps of an answer that the server cannot give now, as old as it is; nothing when it keeps none.
 * Only what was kept for the student who is signed in here is ever shown. It never rejects.
 */
export async function recall(query: Recallable): Promise<void> {
  const userId = sessionHint()
  if (!userId || query.state.data !== undefined) return
  const kept = await find(userId, query).catch(() => undefined)
  if (kept && query.state.data === undefined) query.setData(kept.data as never, { updatedAt: kept.at, manual: true })
}

async function find(
  userId: string,
  { queryHash, meta }: Recallable,
): Promise<Pick<KeptAnswer, 'at' | 'data'> | undefined> {
  const exact = await get<KeptAnswer>([userId, queryHash], store)
  if (exact && isGood(exact)) return exact
  const standIn = meta?.standIn
  if (!standIn) return
  const like = (await answersOf(userId)).filter(({ key }) => standIn.like.every((part, at) => part === key[at]))
  const newest = like.toSorted((a, b) => b.at - a.at)[0]
  return newest && { at: newest.at, data: standIn.as(newest.data as never) }
}

/** The answers kept for a student that are still good. */
export async function answersOf(userId: string): Promise<KeptAnswer[]> {
  const kept = await entries<Place, KeptAnswer>(store)
  return kept.filter(([[owner], answer]) => owner === userId && isGood(answer)).map(([, answer]) => answer)
}

/** Keeps answers for a student. Rejects when the device has no room. */
export function keepAnswers(userId: string, answers: ReadonlyMap<string, Omit<KeptAnswer, 'shape'>>): Promise<void> {
  const kept = [...answers].map(([hash, answer]): [Place, KeptAnswer] => [
    [userId, hash],
    { ...answer, shape: ANSWER_SHAPE },
  ])
  return setMany(kept, store)
}

/** Deletes what is over, and whatever is of another student than this one. */
export async function tidyAnswers(userId: string): Promise<void> {
  const kept = await entries<Place, KeptAnswer>(store)
  const over = kept.filter(([[owner], answer]) => owner !== userId || !isGood(answer))
  await delMany(
    over.map(([place]) => place),
    store,
  )
}

/** Deletes every answer that is kept here; a device that refuses, as a private window may, forgets by itself. */
export const forgetAnswers = (): Promise<void> => clear(store).catch(() => undefined)
