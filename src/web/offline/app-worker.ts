import { SEND, UPDATE } from '../worker/words.ts'

/** How often a page that stays open asks for a new version, in ms; a page that is loaded asks by itself. */
const ASK_EVERY_MS = 60 * 60_000

/**
 * Registers the service worker, by which the app opens without a network. `onNewer` is given a new version that has been
 * put on the device and waits to take over. Gives back what ends it. A browser without workers goes without.
 */
export function followWorker(onNewer: (newer: ServiceWorker) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const follow = async () => {
    const registration = await container?.register('/sw.js', { updateViaCache: 'none' })
    if (!registration || signal.aborted) return
    const tell = (worker: ServiceWorker | null) => {
      // The first worker of all takes over by itself: there is nothing older to replace.
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
  // Refused in some private windows, or without a server: the next visit tries again.
  follow().catch(() => undefined)
  return () => over.abort()
}

function askNowAndThen(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let askedAt = Date.now()
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask, { signal })
  const timer = setInterval(ask, ASK_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** Has a new version take over, and loads the page anew from it: only at the student's own wish. */
export function changeTo(newer: ServiceWorker): void {
  const reload = () => location.reload()
  // Another tab may have had it take over already.
  if (newer.state === 'activated') reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  newer.postMessage(UPDATE)
}

/** Has what waits sent once there is a connection, also when no tab is open then, where the browser can. */
export async function sendLater(): Promise<void> {
  const registration: (ServiceWorkerRegistration & { sync?: SyncManager }) | undefined =
    await navigator.serviceWorker?.ready
  // Refused without a permission: then a tab sends it.
  await registration?.sync?.register(SEND).catch(() => undefined)
}

/** Background Sync, which the DOM's types do not know. */
interface SyncManager {
  register(tag: string): Promise<void>
}
