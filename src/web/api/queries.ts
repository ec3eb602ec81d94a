import { QueryClient, type QueryPersister } from '@tanstack/react-query'
import { session } from '../session/session.ts'
import { ApiError } from './api-error.ts'

const RETRIES = 2
const FRESH_MS = 30_000

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
export const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.status >= 500)

/**
 * After this long without an answer, the device's copy of the last one is shown, so that with what the
 * page needs besides it is there within 3 s.
 */
const SLOW_MS = 1700
/** A page that has just opened has kept its student waiting already; so long it waits at the least. */
const LEAST_MS = 1200
/** It is used once an answer has taken `SLOW_MS`: the next ones will too. */
const KNOWN_SLOW_MS = 300

let patienceMs = Math.max(LEAST_MS, SLOW_MS - performance.now())

/** Calls back when the device's copy should be shown; the function returned ends it. */
export function whenSlow(show: () => void): () => void {
  const timer = setTimeout(() => {
    patienceMs = KNOWN_SLOW_MS
    show()
  }, patienceMs)
  return () => clearTimeout(timer)
}

/** A list of nothing may be a stranger's: where there was something, our server is asked for a token first. */
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
      // Asks even when the browser thinks it is offline: silence would hold up the route guard, or a form.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** These numbers may change at any time: they are shown at once and asked for again when shown. */
export const ASKED_ANEW = { staleTime: 0, refetchOnReconnect: true } as const
