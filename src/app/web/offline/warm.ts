import { today } from '../../../shared/calendar.ts'
import { mayPass, queryClient } from '../../../web/api/queries.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { answersOf } from '../../../web/offline/answers.ts'
import { YOUNG_MS } from '../../../web/places/kept.ts'
import { keptOf } from './kept.ts'

/** Lets all screens of the area open without a network. Gives the function that ends it. */
export function keepWarm(userId: string): () => void {
  const over = new AbortController()
  const { signal } = over
  let isDone = false
  let isAsking = false
  const ask = async () => {
    if (isDone || isAsking || signal.aborted) return
    isAsking = true
    isDone = await warm(userId, signal)
    isAsking = false
  }
  // Any answer proves that there is a network: browsers are sure only of having none.
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) void ask()
  })
  signal.addEventListener('abort', unsubscribe)
  window.addEventListener('online', ask, { signal })
  if (navigator.onLine) void ask()
  return () => over.abort()
}

/** Gives false when an answer does not come, as the others would not come either. */
async function warm(userId: string, signal: AbortSignal): Promise<boolean> {
  const kept = await answersOf(userId).catch(() => [])
  const young = new Set(
    kept.filter(({ at }) => Date.now() - at < YOUNG_MS).map(({ key }) => JSON.stringify(key)),
  )
  for (const { key, ask } of keptOf(userId, today(Date.now(), studentDayZone()))) {
    if (signal.aborted) return false
    if (young.has(JSON.stringify(key))) continue
    const error = await ask().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (mayPass(error)) return false
  }
  return true
}
