import { either } from '../../../../web/api/either.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { session } from '../../../../web/session/session.ts'
import { notify } from '../../../../web/ui/notices.ts'
import { look } from '../../clock/web/use-jump.ts'
import type { StoredTimer } from '../../stored-timer.ts'
import { changeTimer, hereAt, loadTimer, readTimer, subscribeToTimer } from '../../web/use-timer.ts'
import type { News } from '../contract.ts'
import { copy } from '../copy.ts'
import { hearing } from '../hearing.ts'
import { bare } from '../log.ts'
import { listen, tell } from './queries.ts'
import { isSureOfSkew, knownSkew, measure } from './use-server-clock.ts'

/** The server beats every 20 s; a connection that is silent for longer is lost. */
const SILENT_MS = 45_000
/** The first news come at once: a stream without them is held back on its way, as some proxies do. */
const FIRST_MS = 15_000
/** So often it is asked instead, and for so long before a stream is tried again. */
const ASKED_MS = 5000
const STREAM_AGAIN_MS = 300_000
const SOONEST_MS = 1000
const LATEST_MS = 60_000
/** What is typed is told once the student pauses. */
const TYPING_MS = 1000
const EVENTS_OF_ONE_CALL = 500

const NOBODY: ReadonlySet<string> = new Set()

/** One tab that is looked at hears for all; the others see what it keeps. The function returned ends it. */
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
  // A page that was frozen in sight becomes no more visible.
  for (const type of ['visibilitychange', 'resume'])
    document.addEventListener(type, begin, { signal: over.signal })
  window.addEventListener('online', begin, { signal: over.signal })
  return () => {
    end.abort()
    over.abort()
  }
}

/** Ends early where the signal is aborted, and at once where it was: who comes next waits for the lock. */
const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Without locks, as over plain http, every tab hears for itself. */
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
    // Who was connected for long was cut off; who was refused at once comes back less and less often.
    wait = performance.now() - began > LATEST_MS ? SOONEST_MS : Math.min(LATEST_MS, 2 * wait)
    await pause(wait * (0.5 + Math.random() / 2), signal)
  }
}

async function oneConnection(userId: string, signal: AbortSignal): Promise<void> {
  await exchange(userId)
  const silent = new AbortController()
  let isHeard = false
  let watch = setTimeout(() => silent.abort(), FIRST_MS)
  const heard = () => {
    isHeard = true
    clearTimeout(watch)
    watch = setTimeout(() => silent.abort(), SILENT_MS)
  }
  const forget = subscribeToTimer(userId, () => void tellSoon(userId).catch(() => silent.abort()))
  try {
    const over = either(signal, silent.signal)
    for await (const news of listen(userId, {
      after: readTimer(userId).shared.cursor,
      signal: over,
      heard,
    })) {
      const skew = knownSkew()
      // What comes after a sleep may have lain for long: a call tells the time, and the news with it.
      if (skew === null) await exchange(userId)
      else await hear(userId, news, skew, NOBODY)
    }
  } catch (error) {
    if (isHeard || !silent.signal.aborted) throw error
    await askAgainAndAgain(userId, signal)
  } finally {
    clearTimeout(watch)
    forget()
  }
}

/** What happens here is told at once all the same. */
async function askAgainAndAgain(userId: string, signal: AbortSignal): Promise<void> {
  for (const until = performance.now() + STREAM_AGAIN_MS; performance.now() < until; ) {
    await pause(ASKED_MS, signal)
    if (signal.aborted) return
    await exchange(userId)
  }
}

const waitingIn = ({ shared }: StoredTimer) => shared.events.filter(({ waits }) => waits)

let telling: Promise<void> | undefined

/** One call at a time; what comes meanwhile goes with the next. */
async function tellSoon(userId: string): Promise<void> {
  // Who has just signed out tells it with the next sign-in.
  if (telling || session.heldStudent() !== userId || waitingIn(readTimer(userId)).length === 0) return
  const isTyping = waitingIn(readTimer(userId)).every(({ type }) => type === 'choose')
  telling = (isTyping ? pause(TYPING_MS) : Promise.resolve())
    .then(() => exchange(userId))
    .finally(() => {
      telling = undefined
    })
  await telling
  await tellSoon(userId)
}

/** Tells all that waits. What was said by a clock of unknown distance goes once the answer has told that. */
async function exchange(userId: string): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const { shared } = readTimer(userId)
    const isKnown = knownSkew() !== null
    const events = isKnown
      ? shared.events.filter(({ waits, raw }) => waits && !raw).slice(0, EVENTS_OF_ONE_CALL)
      : []
    const asked = look()
    const news = await tell(userId, { after: shared.cursor, events: events.map(bare) })
    await hear(userId, news, measure(asked, news.now), new Set(events.map(({ id }) => id)))
    // A slow answer is asked for once more.
    if (waitingIn(readTimer(userId)).length === 0 && (turn > 0 || isSureOfSkew())) return
  }
}

async function hear(userId: string, news: News, skew: number, sent: ReadonlySet<string>): Promise<void> {
  const before = readTimer(userId)
  // The news have the server's now, and the device goes by its own.
  const { cursor, events } = news
  await changeTimer(userId, (stored) =>
    hearing(stored, { cursor, events, ...hereAt(Date.now()), skew, sent }),
  )
  const ids = new Set(before.shared.events.map(({ id }) => id))
  if (events.some(({ id }) => !(ids.has(id) || sent.has(id)))) sayWhatChanged(before, readTimer(userId))
}

function sayWhatChanged({ timer: before }: StoredTimer, { timer: after }: StoredTimer): void {
  if (before.status === after.status) return
  if (after.status === 'idle') {
    notify(copy.elsewhere.over)
    // The other device saved it.
    void queryClient.invalidateQueries()
  } else if (before.status === 'idle' && after.status === 'running') notify(copy.elsewhere.started)
  else notify(copy.elsewhere[after.status])
}
