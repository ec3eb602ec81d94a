import { today } from '../../../shared/calendar.ts'
import { mayPass, queryClient } from '../../../web/api/queries.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { answersOf } from '../../../web/offline/answers.ts'
import { studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { type OfflineQuery, offlineQueriesOf, YOUNG_MS } from './offline-queries.ts'

/** After a save, lets the shown queries fetch before the others. */
const PAUSE_MS = 300

/** When something was last saved, in epoch ms: the page may close before it has fetched again. */
const savedAt = deviceStores({
  name: 'saved-at',
  initial: 0,
  parse: (text) => Number(text) || null,
  format: String,
})

/** Fetches the queries of all screens for a time without a network. Returns the function that ends it. */
export function keepWarm(userId: string): () => void {
  const over = new AbortController()
  const { signal } = over
  const { ask, askAnew } = askerFor(userId, signal)
  const noteSaving = savingsOf(userId)
  const outbox = studentOutbox(userId)
  // The worker may send waiting writes while no page is open to notice it.
  const stopNoting = outbox.subscribe(() => outbox.getSnapshot().length > 0 && noteNow(userId))
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    noteSaving(query.queryHash, action)
    // Any answer proves that there is a network: browsers only know for sure that there is none.
    if (action.type === 'success' && !action.manual) void ask()
    if (action.type !== 'invalidate') return
    clearTimeout(timer)
    timer = setTimeout(askAnew, PAUSE_MS)
  })
  signal.addEventListener('abort', () => {
    unsubscribe()
    stopNoting()
    clearTimeout(timer)
  })
  window.addEventListener('online', ask, { signal })
  if (navigator.onLine) void ask()
  return () => over.abort()
}

const noteNow = (userId: string) => savedAt(userId).write(Date.now())

/** Stores when something was last saved; an answer that the server read before a save does not count. */
function savingsOf(userId: string) {
  /** For each query on its way, whether something was saved since it started. */
  const coming = new Map<string, boolean>()
  let noted = 0
  const note = () => {
    const now = Date.now()
    // One save updates many answers, all at once.
    if (now !== noted) noteNow(userId)
    noted = now
  }
  const does: Readonly<Record<string, (question: string) => void>> = {
    fetch: (question) => coming.set(question, false),
    invalidate: () => {
      note()
      for (const question of coming.keys()) coming.set(question, true)
    },
    success: (question) => {
      if (coming.get(question)) note()
      coming.delete(question)
    },
    error: (question) => coming.delete(question),
  }
  return (question: string, { type, manual = false }: { type: string; manual?: boolean | undefined }) => {
    if (!manual) does[type]?.(question)
  }
}

/** `ask` fetches the missing answers; `askAnew` those that a save may have changed. */
function askerFor(userId: string, signal: AbortSignal) {
  let isCold = true
  let isBehind = false
  let isAsking = false
  const queries = () => offlineQueriesOf(userId, today(Date.now(), studentDayZone()))
  const askAll = async () => {
    if (isCold) isCold = !(await warm(await notYoung(userId, queries()), signal))
    // More may be saved meanwhile.
    while (isBehind && !isCold) {
      isBehind = false
      if (await warm(queries().filter(isRenewed), signal)) continue
      isBehind = true
      return
    }
  }
  const ask = async () => {
    if (!(isCold || isBehind) || isAsking || signal.aborted) return
    isAsking = true
    await askAll()
    isAsking = false
  }
  const askAnew = () => {
    isBehind = true
    void ask()
  }
  return { ask, askAnew }
}

const isRenewed = (query: OfflineQuery) => query.isRenewed

/** The queries without a stored answer of the last hour or, where a save changes it, since the last save. */
async function notYoung(userId: string, wanted: readonly OfflineQuery[]): Promise<readonly OfflineQuery[]> {
  const answers = await answersOf(userId).catch(() => [])
  const answeredAt = new Map(answers.map(({ key, at }) => [JSON.stringify(key), at]))
  const hourAgo = Date.now() - YOUNG_MS
  const saved = Math.max(hourAgo, savedAt(userId).read())
  return wanted.filter(
    ({ key, isRenewed }) => (answeredAt.get(JSON.stringify(key)) ?? 0) <= (isRenewed ? saved : hourAgo),
  )
}

/** Returns false when an answer does not come, because the others would not come either. */
async function warm(wanted: readonly OfflineQuery[], signal: AbortSignal): Promise<boolean> {
  for (const { ask } of wanted) {
    if (signal.aborted) return false
    const error = await ask().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (mayPass(error)) return false
  }
  return true
}
