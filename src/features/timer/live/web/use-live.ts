import { anySignal } from '../../../../web/api/any-signal.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { session } from '../../../../web/session/session.ts'
import { notify } from '../../../../web/ui/notices.ts'
import { look } from '../../clock/web/use-jump.ts'
import type { StoredTimer } from '../../stored-timer.ts'
import { changeTimer, hereAt, loadTimer, readTimer, subscribeToTimer } from '../../web/use-timer.ts'
import type { News } from '../contract.ts'
import { copy } from '../copy.ts'
import { toSharedEvent } from '../log.ts'
import { applyNews } from '../remote-events.ts'
import { listen, tell } from './queries.ts'
import { isSureOfSkew, knownSkew, measure } from './use-server-clock.ts'

/** The server beats every 20 s; a connection that is silent for longer is lost. */
const SILENT_MS = 45_000
/** The first events come at once: a stream without them is held back by a proxy. */
const FIRST_MS = 15_000
/** The interval of polling, and how long to poll before trying a stream again. */
const POLL_MS = 5000
const STREAM_AGAIN_MS = 300_000
const SOONEST_MS = 1000
const LATEST_MS = 60_000
/** Typed text is sent once the student pauses. */
const TYPING_MS = 1000
const EVENTS_OF_ONE_CALL = 500

const NOBODY: ReadonlySet<string> = new Set()

/** The visible tab listens for all; the others read what it stores. Returns the function that ends it. */
export function keepInTouch(userId: string): () => void {
  let end = new AbortController()
  const begin = () => {
    end.abort()
    if (document.visibilityState === 'hidden') return
    end = new AbortController()
    const { signal } = end
    void alone(`posse-live:${userId}`, signal, () => keepUp(userId, signal))
  }
  begin()
  const over = new AbortController()
  // A page that was frozen while visible fires no `visibilitychange`.
  for (const type of ['visibilitychange', 'resume'])
    document.addEventListener(type, begin, { signal: over.signal })
  window.addEventListener('online', begin, { signal: over.signal })
  return () => {
    end.abort()
    over.abort()
  }
}

/** Ends early when the signal is aborted, because the next tab waits for the lock. */
const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Without locks, as over plain http, every tab listens for itself. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, { signal }, work).catch(() => undefined)
}

async function keepUp(userId: string, signal: AbortSignal): Promise<void> {
  await loadTimer(userId)
  let wait = SOONEST_MS
  while (!signal.aborted) {
    const began = performance.now()
    await oneConnection(userId, signal).catch(() => undefined)
    // A long connection was cut off; one that is refused at once retries less and less often.
    wait = performance.now() - began > LATEST_MS ? SOONEST_MS : Math.min(LATEST_MS, 2 * wait)
    await pause(wait * (0.5 + Math.random() / 2), signal)
  }
}

async function oneConnection(userId: string, signal: AbortSignal): Promise<void> {
  await exchange(userId)
  const silent = new AbortController()
  let hasData = false
  let watch = setTimeout(() => silent.abort(), FIRST_MS)
  const onData = () => {
    hasData = true
    clearTimeout(watch)
    watch = setTimeout(() => silent.abort(), SILENT_MS)
  }
  const forget = subscribeToTimer(userId, () => void tellSoon(userId).catch(() => silent.abort()))
  try {
    const over = anySignal(signal, silent.signal)
    for await (const news of listen(userId, {
      after: readTimer(userId).shared.cursor,
      signal: over,
      onData,
    })) {
      const skew = knownSkew()
      // An event read after a sleep may be old: a call measures the time, and fetches the events.
      if (skew === null) await exchange(userId)
      else await receiveNews(userId, news, skew, NOBODY)
    }
  } catch (error) {
    if (hasData || !silent.signal.aborted) throw error
    await askAgainAndAgain(userId, signal)
  } finally {
    clearTimeout(watch)
    forget()
  }
}

/** Local events are still sent at once. */
async function askAgainAndAgain(userId: string, signal: AbortSignal): Promise<void> {
  for (const until = performance.now() + STREAM_AGAIN_MS; performance.now() < until; ) {
    await pause(POLL_MS, signal)
    if (signal.aborted) return
    await exchange(userId)
  }
}

const waitingIn = ({ shared }: StoredTimer) => shared.events.filter(({ waits }) => waits)

let sending: Promise<void> | undefined

/** One call at a time; events that come meanwhile go with the next. */
async function tellSoon(userId: string): Promise<void> {
  // A student who has just signed out sends them after the next sign-in.
  if (sending || session.heldStudent() !== userId || waitingIn(readTimer(userId)).length === 0) return
  const isTyping = waitingIn(readTimer(userId)).every(({ type }) => type === 'choose')
  sending = (isTyping ? pause(TYPING_MS) : Promise.resolve())
    .then(() => exchange(userId))
    .finally(() => {
      sending = undefined
    })
  await sending
  await tellSoon(userId)
}

/** Sends all waiting events. Those of unknown skew go after the answer has measured it. */
async function exchange(userId: string): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const { shared } = readTimer(userId)
    const isKnown = knownSkew() !== null
    const events = isKnown
      ? shared.events.filter(({ waits, raw }) => waits && !raw).slice(0, EVENTS_OF_ONE_CALL)
      : []
    const sent = look()
    const news = await tell(userId, { after: shared.cursor, events: events.map(toSharedEvent) })
    await receiveNews(userId, news, measure(sent, news.now), new Set(events.map(({ id }) => id)))
    // Repeats a call that was too slow to measure the skew.
    if (waitingIn(readTimer(userId)).length === 0 && (turn > 0 || isSureOfSkew())) return
  }
}

async function receiveNews(
  userId: string,
  news: News,
  skew: number,
  sent: ReadonlySet<string>,
): Promise<void> {
  const before = readTimer(userId)
  // The answer has the server's now; the device uses its own.
  const { cursor, events } = news
  await changeTimer(userId, (stored) =>
    applyNews(stored, { cursor, events, ...hereAt(Date.now()), skew, sent }),
  )
  const ids = new Set(before.shared.events.map(({ id }) => id))
  if (events.some(({ id }) => !(ids.has(id) || sent.has(id)))) sayWhatChanged(before, readTimer(userId))
}

function sayWhatChanged({ timer: before }: StoredTimer, { timer: after }: StoredTimer): void {
  if (before.status === after.status) return
  if (after.status === 'idle') {
    notify(copy.elsewhere.over)
    // Another device saved the session.
    void queryClient.invalidateQueries()
  } else if (before.status === 'idle' && after.status === 'running') notify(copy.elsewhere.started)
  else notify(copy.elsewhere[after.status])
}
