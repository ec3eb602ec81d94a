import { QueryClient, type QueryPersister } from '@tanstack/react-query'
import { session } from '../session/session.ts'
import { ApiError } from './api-error.ts'

const RETRIES = 2
const FRESH_MS = 30_000

/** Retries only failures that may pass: no answer, or a server in trouble. */
export const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.status >= 500)

/** After this wait the device's copy is shown: with the rest of the page it appears within 3 s. */
const SLOW_MS = 1700
/** The least wait on a page that has just opened and already made its student wait. */
const LEAST_MS = 1200
/** The wait after one answer took `SLOW_MS`, because the next ones will be slow too. */
const KNOWN_SLOW_MS = 300

let patienceMs = Math.max(LEAST_MS, SLOW_MS - performance.now())

/** Calls back when the device's copy should be shown; returns the function that ends it. */
export function whenSlow(show: () => void): () => void {
  const timer = setTimeout(() => {
    patienceMs = KNOWN_SLOW_MS
    show()
  }, patienceMs)
  return () => clearTimeout(timer)
}

/** An empty list may be a stranger's: if the old one had entries, a token of our server must confirm it. */
const isEmptied = (before: unknown, after: unknown) =>
  Array.isArray(before) && before.length > 0 && Array.isArray(after) && after.length === 0

/** Shows the device's copy while the server does not answer (docs/decisions/0009-offline.md). */
const askOrRecall: QueryPersister = async (ask, context, query) => {
  const recall = () =>
    import('../offline/answers.ts').then(
      ({ recall }) => recall(query),
      () => undefined,
    )
  const stop = whenSlow(recall)
  try {
    const answer = await ask(context)
    if (isEmptied(query.state.data, answer)) await session.bearer(true)
    patienceMs = SLOW_MS
    return answer
  } catch (error) {
    if (mayPass(error)) await recall()
    throw error
  } finally {
    stop()
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      persister: askOrRecall,
      retry: (failures, error) => failures < RETRIES && mayPass(error),
      // Asks even when the browser reports offline: a paused query would hold up the route guard or a form.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** For numbers that may change at any time: shown at once, and fetched again at every use. */
export const ALWAYS_STALE = { staleTime: 0, refetchOnReconnect: true } as const
