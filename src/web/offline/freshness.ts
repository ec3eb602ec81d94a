import type { Query } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

export type Fetched = Pick<Query, 'queryKey' | 'isActive'> & {
  meta?: Query['meta']
  state: Pick<Query['state'], 'data' | 'dataUpdatedAt' | 'status' | 'error' | 'fetchMeta' | 'fetchStatus'>
}

export interface Staleness {
  reason: 'offline' | 'failed'
  /** Epoch ms of the oldest shown data that could not be renewed. */
  at: number
}

/** Epoch ms by the clock `now`: once it is set back, all answers would be older than the page. */
export const pageOpenedAt = (now: number, page: Pick<Performance, 'timeOrigin' | 'now'>): number =>
  Math.min(page.timeOrigin, now - page.now())

/** Null while nothing is stale. Data older than the page (`openedAt`, epoch ms) is the device's. */
export function stalenessOf(queries: readonly Fetched[], openedAt: number): Staleness | null {
  const stale = queries.filter((query) => isShown(query) && isStale(query, openedAt))
  if (stale.length === 0) return null
  const isFailed = stale.some(
    ({ state }) => state.error instanceof ApiError && state.error.code !== 'offline',
  )
  return {
    reason: isFailed ? 'failed' : 'offline',
    at: Math.min(...stale.map(({ state }) => state.dataUpdatedAt)),
  }
}

/** The student's own profile does not count: it is behind every screen and rarely fetched. */
const isShown = (query: Fetched) =>
  query.isActive() && query.state.data !== undefined && query.queryKey[0] !== 'me'

/** A missing next page makes no shown data stale. */
function isStale({ state, meta }: Fetched, openedAt: number): boolean {
  if (meta?.isShownFirst && state.fetchStatus === 'fetching') return false
  return state.status === 'error' ? !state.fetchMeta?.fetchMore : state.dataUpdatedAt < openedAt
}
