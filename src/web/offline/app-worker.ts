import { SEND, UPDATE } from '../worker/words.ts'

const ASK_EVERY_MS = 60 * 60_000

/** Passes to `onNewer` each new version that waits to take over; returns the function that ends it. */
export function followWorker(onNewer: (newer: ServiceWorker) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const follow = async () => {
    const registration = await container?.register('/sw.js', { updateViaCache: 'none' })
    if (!registration || signal.aborted) return
    const tell = (worker: ServiceWorker | null) => {
      // The very first worker takes over by itself: there is nothing to replace.
      if (worker?.state === 'installed' && container?.controller) onNewer(worker)
    }
    tell(registration.waiting)
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => tell(installing), { signal })
      },
      { signal },
    )
    askNowAndThen(registration, signal)
  }
  // Some private windows refuse workers, and the server may be away: the next visit tries again.
  follow().catch(() => undefined)
  return () => over.abort()
}

function askNowAndThen(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let checkedAt = Date.now()
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < ASK_EVERY_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask, { signal })
  const timer = setInterval(ask, ASK_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** Reloads the page, so call it only when the student asks for it. */
export function changeTo(newer: ServiceWorker): void {
  const reload = () => location.reload()
  // Another tab may have activated it already.
  if (newer.state === 'activated') reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  newer.postMessage(UPDATE)
}

/** Asks the browser to send later, even without an open tab, where it can. */
export async function sendLater(): Promise<void> {
  const registration: (ServiceWorkerRegistration & { sync?: SyncManager }) | undefined =
    await navigator.serviceWorker?.ready
  // Without the permission a tab sends it.
  await registration?.sync?.register(SEND).catch(() => undefined)
}

/** The DOM's types do not know Background Sync. */
interface SyncManager {
  register(tag: string): Promise<void>
}
