import type { RecordKey } from '../../../shared/ids.ts'
import { isSameLength, type Rounds } from '../rounds/rules.ts'
import { IDLE, next } from '../rules.ts'
import type { Timer } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { correctedEvents } from './clock-correction.ts'
import { continueEnded, leftOver } from './continuation.ts'
import type { News } from './contract.ts'
import { eventsOf, type Here, isEnd, type KnownEvent, type SharedLog } from './log.ts'
import { othersOf } from './others.ts'
import { finishedMs, type LiveSession, sessionOf, sessionsOf, studiedMs } from './rules.ts'

/** `skew` was just measured; `sent` are the ids that the server now has. */
export interface RemoteNews extends Pick<News, 'cursor' | 'events'>, Here {
  readonly skew: number
  readonly sent: ReadonlySet<string>
}

/** Two measurements of the server's clock may differ by less than this, in ms. */
const NOTICEABLE_MS = 1000

/** Continues or ends the shown session, shows an open one on an idle timer, logs a second one. */
export function applyNews(stored: StoredTimer, news: RemoteNews): StoredTimer {
  const own = correctedEvents(stored, news)
  const events = withNews(own, news)
  const ended = sessionsOf(events).filter((session) => session.ended)
  const split = ended.reduce<SharedLog>((log, session) => continueEnded(log, session, stored, news), {
    ...stored.shared,
    events,
    cursor: Math.max(stored.shared.cursor, news.cursor),
  })
  const isOver = new Set(ended.map(({ key }) => key))
  // The end itself stays until the server has it.
  const remaining = split.events.filter(
    ({ session, waits, type }) => !isOver.has(session as RecordKey) || (waits && isEnd(type)),
  )
  const grown = split.events.slice(events.length).at(-1)?.session
  if (!grown) remaining.push(...leftOver(events, ended, stored, news))
  return showNews({ ...stored, shared: { ...split, events: remaining } }, { ended, grown }, news)
}

/** Uses the server's instants for events that the server has, so that all devices agree. */
function withNews(own: readonly KnownEvent[], { events, sent }: RemoteNews): KnownEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  const known = own.map(({ waits, ...event }) => {
    const there = byId.get(event.id)
    const { own: isOwn, left } = event
    if (there) return { ...there, ...(isOwn && { own: isOwn }), ...(left && { left }) }
    return waits && !sent.has(event.id) ? { ...event, waits } : event
  })
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...events.filter(({ id }) => !ids.has(id))]
}

/** Ended sessions, and the session that continues here instead of the shown one. */
interface Over {
  readonly ended: readonly LiveSession[]
  readonly grown: string | undefined
}

function showNews(stored: StoredTimer, { ended, grown }: Over, news: RemoteNews): StoredTimer {
  const { timer, shared } = stored
  if (timer.status === 'idle') return timer.added.length > 0 ? stored : followSession(stored, news)
  // The save already on its way will end it.
  if (timer.status !== 'running' && timer.farewell) return stored
  const end = ended.find(({ key }) => key === timer.sessionId)?.ended
  if (end)
    return followSession(
      { ...stored, timer: { ...IDLE, endedAt: end.at + news.skew }, topic: '' },
      news,
      grown,
    )
  const session = sessionOf(eventsOf(shared, timer.sessionId))
  return session ? showSession(stored, session, news) : stored
}

/** Shows the latest open session, or the one that continues the student's ended one. */
function followSession(stored: StoredTimer, news: RemoteNews, grown?: string): StoredTimer {
  const others = othersOf(stored)
  const session = others.find(({ key, timer }) => key === grown && timer.status === 'running') ?? others[0]
  return session ? showSession(stored, session, news) : stored
}

/** Shows a session; a round that is over by now has ended. */
function showSession(stored: StoredTimer, session: LiveSession, { now, skew }: RemoteNews): StoredTimer {
  const timer = next(session.timer, { type: 'alive' }, now - skew)
  const here = withLastSign(stored.timer, byClockHere(timer, skew))
  const isSame = isAlike(stored.timer, here, now)
  const { open } = stored.shared
  const finished = isSame && open ? open.finished : finishedMs(here)
  const shared = {
    ...stored.shared,
    open: timer.status === 'running' ? { at: timer.startedAt, finished } : null,
  }
  const { subject, topic } = session
  // A topic typed without a subject does not belong to the subject chosen here.
  return {
    subject: subject ?? (topic ? null : stored.subject),
    topic,
    timer: isSame ? stored.timer : here,
    shared,
  }
}

function byClockHere(timer: Timer, skew: number): Timer {
  if (timer.status === 'idle') return timer
  return timer.status === 'running'
    ? {
        ...timer,
        startedAt: timer.startedAt + skew,
        // A correction may move the start to an instant after the last sign of life.
        seenAt: Math.max(timer.seenAt, timer.startedAt) + skew,
        skew,
        paperUntil: timer.paperUntil && timer.paperUntil + skew,
      }
    : { ...timer, since: timer.since + skew }
}

/** Keeps the last sign of life: a device that did not show the session still asks after a night. */
function withLastSign(before: Timer, here: Timer): Timer {
  const isSame =
    before.status === 'running' && here.status === 'running' && before.sessionId === here.sessionId
  return isSame ? { ...here, seenAt: Math.max(here.seenAt, before.seenAt) } : here
}

/** Ignores measurements of the server's clock and an open question about this one. */
function isAlike(one: Timer, other: Timer, now: number): boolean {
  if (one.status === 'idle' || other.status === 'idle') return one === other
  const isAsMuch = one.leap !== null || Math.abs(studiedMs(one, now) - studiedMs(other, now)) < NOTICEABLE_MS
  const isSameState =
    one.sessionId === other.sessionId &&
    one.status === other.status &&
    leadOf(one) === leadOf(other) &&
    isSameRound(one.rounds, other.rounds)
  const isCounted = one.pauses.length === other.pauses.length && one.added.length === other.added.length
  return isAsMuch && isSameState && isCounted && isOnPaper(one) === isOnPaper(other)
}

/** Rounds that began at the same moment end together on all devices. */
const isSameRound = (one: Rounds | null, other: Rounds | null): boolean =>
  isSameLength(one, other) &&
  one?.isResting === other?.isResting &&
  Math.abs((one?.from ?? 0) - (other?.from ?? 0)) < NOTICEABLE_MS

const leadOf = (timer: Timer) => (timer.status === 'running' ? timer.lead : 0)

const isOnPaper = (timer: Timer) => timer.status === 'running' && timer.paperUntil !== null
