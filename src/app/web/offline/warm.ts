import { today } from '../../../shared/calendar.ts'
import { mayPass, queryClient } from '../../../web/api/queries.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { answersOf } from '../../../web/offline/answers.ts'
import { studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { type Kept, keptOf, YOUNG_MS } from './kept.ts'

/** Once something was saved, what is shown is asked for before what is not. */
const PAUSE_MS = 300

/** When something was saved last, in epoch ms: the page may be left before it has asked anew. */
const savedAt = deviceStores({
  name: 'saved-at',
  initial: 0,
  parse: (text) => Number(text) || null,
  format: String,
})

/**
 * Lets all screens of the area open without a network, by what was saved last.
 * Gives the function that ends it.
 */
export function keepWarm(userId: string): () => void {
  const over = new AbortController()
  const { signal } = over
  const { ask, askAnew } = askerFor(userId, signal)
  const noteSaving = savingsOf(userId)
  const outbox = studentOutbox(userId)
  // The worker may send what waits when no page is open that would hear of it.
  const stopNoting = outbox.subscribe(() => outbox.getSnapshot().length > 0 && noteNow(userId))
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    noteSaving(query.queryHash, action)
    // Any answer proves that there is a network: browsers are sure only of having none.
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

/** Keeps when something was saved last; an answer that was read before it, and comes after, is as old. */
function savingsOf(userId: string) {
  /** Of each question on its way, whether something was saved since it was asked. */
  const coming = new Map<string, boolean>()
  let noted = 0
  const note = () => {
    const now = Date.now()
    // One save touches many answers, all at once.
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

/** `ask` asks for what was not answered yet; `askAnew` for what a saving may have changed. */
function askerFor(userId: string, signal: AbortSignal) {
  let isCold = true
  let isBehind = false
  let isAsking = false
  const kept = () => keptOf(userId, today(Date.now(), studentDayZone()))
  const askAll = async () => {
    if (isCold) isCold = !(await warm(await notYoung(userId, kept()), signal))
    // More may be saved meanwhile.
    while (isBehind && !isCold) {
      isBehind = false
      if (await warm(kept().filter(isRenewed), signal)) continue
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

const isRenewed = (kept: Kept) => kept.isRenewed

/** Those of which the device has no answer of the last hour, nor, where saving changes it, of since the last one. */
async function notYoung(userId: string, wanted: readonly Kept[]): Promise<readonly Kept[]> {
  const kept = await answersOf(userId).catch(() => [])
  const answeredAt = new Map(kept.map(({ key, at }) => [JSON.stringify(key), at]))
  const hourAgo = Date.now() - YOUNG_MS
  const saved = Math.max(hourAgo, savedAt(userId).read())
  return wanted.filter(
    ({ key, isRenewed }) => (answeredAt.get(JSON.stringify(key)) ?? 0) <= (isRenewed ? saved : hourAgo),
  )
}

/** Gives false when an answer does not come, as the others would not come either. */
async function warm(wanted: readonly Kept[], signal: AbortSignal): Promise<boolean> {
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
