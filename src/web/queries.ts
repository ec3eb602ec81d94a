import { QueryClient, type QueryPersister, queryOptions } from '@tanstack/react-query'
import type { accountContract } from '../features/account/contract.ts'
import { client } from './api.ts'
import { ApiError } from './api-error.ts'

const RETRIES = 2
const FRESH_MS = 30_000
/** Longer, as the route guard waits for it at each change of path. */
const ME_FRESH_MS = 5 * 60_000

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
export const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.status >= 500)

/** After this long without an answer, what the device keeps of the last one is shown, in ms. */
const SLOW_MS = 3000
/** And after this long once an answer has let the student wait so long: the next ones will too. */
const KNOWN_SLOW_MS = 300

let patienceMs = SLOW_MS

/** Calls back when an answer is waited for so long that what the device keeps should be shown; gives back what ends it. */
export function whenSlow(show: () => void): () => void {
  const timer = setTimeout(() => {
    patienceMs = KNOWN_SLOW_MS
    show()
  }, patienceMs)
  return () => clearTimeout(timer)
}

/** Asks the server; while it does not answer, what the device keeps of its last answer is shown (docs/decisions/offline.md). */
const askOrRecall: QueryPersister = async (ask, context, query) => {
  const recall = () =>
    import('./offline/answers.ts').then(
      ({ recall }) => recall(query),
      () => undefined,
    )
  const stop = whenSlow(recall)
  try {
    const answer = await ask(context)
    patienceMs = SLOW_MS
    return answer
  } catch (error) {
    if (mayPass(error)) await recall()
    throw error
  } finally {
    stop()
  }
}

/** The cache of everything that the server says; one for the life of the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      persister: askOrRecall,
      retry: (failures, error) => failures < RETRIES && mayPass(error),
      // Asked even when the browser thinks it is offline: what waits in silence would hold the route guard, or a form, up.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Of numbers that may change at any time, as by what was just studied: shown at once, and asked for again at each showing
 * and when the connection comes back.
 */
export const ASKED_ANEW = { staleTime: 0, refetchOnReconnect: true } as const

const api = client<typeof accountContract>()

/** The student with career and subjects; whoever changes one of these invalidates it: `queryClient.invalidateQueries(me)`. */
export const me = queryOptions({
  queryKey: ['me'],
  staleTime: ME_FRESH_MS,
  queryFn: ({ signal }) => api('GET /users/me', { signal }),
})
