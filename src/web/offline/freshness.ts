import type { Query } from '@tanstack/react-query'
import { ApiError } from '../api-error.ts'

/** What of a query tells how fresh its data is. */
export type Fetched = Pick<Query, 'queryKey' | 'isActive'> & {
  state: Pick<Query['state'], 'data' | 'dataUpdatedAt' | 'status' | 'error' | 'fetchMeta'>
}

/** Why and since when what is on the screen is not the newest. */
export interface Staleness {
  reason: 'offline' | 'failed'
  /** Epoch milliseconds of the oldest data shown that could not be renewed. */
  at: number
}

/**
 * How old what is shown is, or null while it is as new as the server's last word. Data older than the page itself
 * (opened at `openedAt`, epoch ms) came from the device.
 */
export function stalenessOf(queries: readonly Fetched[], openedAt: number): Staleness | null {
  const stale = queries.filter((query) => isShown(query) && isStale(query, openedAt))
  if (stale.length === 0) return null
  const isFailed = stale.some(({ state }) => state.error instanceof ApiError && state.error.code !== 'offline')
  return { reason: isFailed ? 'failed' : 'offline', at: Math.min(...stale.map(({ state }) => state.dataUpdatedAt)) }
}

/** The student's own profile is behind every screen, and is asked for seldom. */
const isShown = (query: Fetched) => query.isActive() && query.state.data !== undefined && query.queryKey[0] !== 'me'

/** A next page that did not come makes nothing stale that is shown. */
const isStale = ({ state }: Fetched, openedAt: number) =>
  state.status === 'error' ? !state.fetchMeta?.fetchMore : state.dataUpdatedAt < openedAt
