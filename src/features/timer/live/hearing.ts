import type { RecordKey } from '../../../shared/ids.ts'
import { isSameLength, type Rounds } from '../rounds/rules.ts'
import { IDLE, next } from '../rules.ts'
import type { Timer } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import type { News } from './contract.ts'
import { goingOn, leftOver } from './going-on.ts'
import { eventsOf, type Here, isEnd, type KnownEvent, type SharedLog } from './log.ts'
import { othersOf } from './others.ts'
import { corrected } from './placing.ts'
import { finishedMs, type LiveSession, sessionOf, sessionsOf, studiedMs } from './rules.ts'

/** `skew` was just measured; `sent` are the ids that the server now has. */
export interface Heard extends Pick<News, 'cursor' | 'events'>, Here {
  readonly skew: number
  readonly sent: ReadonlySet<string>
}

/** Less than this, in ms, two measurements of the server's clock may part. */
const NOTICEABLE_MS = 1000

/**
 * The device's timer once it knows what happened on the others. What it shows goes on, or is ended from
 * elsewhere; an idle one takes up the session that is open; a second open session stays in the log.
 */
export function hearing(stored: StoredTimer, heard: Heard): StoredTimer {
  const own = corrected(stored, heard)
  const events = withNews(own, heard)
  const ended = sessionsOf(events).filter((session) => session.ended)
  const split = ended.reduce<SharedLog>((log, session) => goingOn(log, session, stored, heard), {
    ...stored.shared,
    events,
    cursor: Math.max(stored.shared.cursor, heard.cursor),
  })
  const isOver = new Set(ended.map(({ key }) => key))
  // The end itself is told until the server has it.
  const kept = split.events.filter(
    ({ session, waits, type }) => !isOver.has(session as RecordKey) || (waits && isEnd(type)),
  )
  const grown = split.events.slice(events.length).at(-1)?.session
  if (!grown) kept.push(...leftOver(events, ended, stored, heard))
  return shown({ ...stored, shared: { ...split, events: kept } }, { ended, grown }, heard)
}

/** What the server has stands where it put it, so that it stands there on all devices. */
function withNews(own: readonly KnownEvent[], { events, sent }: Heard): KnownEvent[] {
  const told = new Map(events.map((event) => [event.id, event]))
  const known = own.map(({ waits, ...event }) => {
    const there = told.get(event.id)
    const { own: isOwn, left } = event
    if (there) return { ...there, ...(isOwn && { own: isOwn }), ...(left && { left }) }
    return waits && !sent.has(event.id) ? { ...event, waits } : event
  })
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...events.filter(({ id }) => !ids.has(id))]
}

/** What has ended, and the session that goes on here instead of what was shown. */
interface Over {
  readonly ended: readonly LiveSession[]
  readonly grown: string | undefined
}

function shown(stored: StoredTimer, { ended, grown }: Over, heard: Heard): StoredTimer {
  const { timer, shared } = stored
  if (timer.status === 'idle') return timer.added.length > 0 ? stored : takenUp(stored, heard)
  // Its own way to the outbox ends it.
  if (timer.status !== 'running' && timer.farewell) return stored
  const end = ended.find(({ key }) => key === timer.sessionId)?.ended
  if (end)
    return takenUp({ ...stored, timer: { ...IDLE, endedAt: end.at + heard.skew }, topic: '' }, heard, grown)
  const session = sessionOf(eventsOf(shared, timer.sessionId))
  return session ? seen(stored, session, heard) : stored
}

/** The latest, but who studies here goes on to see what runs here. */
function takenUp(stored: StoredTimer, heard: Heard, grown?: string): StoredTimer {
  const others = othersOf(stored)
  const session = others.find(({ key, timer }) => key === grown && timer.status === 'running') ?? others[0]
  return session ? seen(stored, session, heard) : stored
}

/** A round that is over by now has ended. */
function seen(stored: StoredTimer, session: LiveSession, { now, skew }: Heard): StoredTimer {
  const timer = next(session.timer, { type: 'alive' }, now - skew)
  const here = lastSeen(stored.timer, byClockHere(timer, skew))
  const isSame = isAlike(stored.timer, here, now)
  const { open } = stored.shared
  const finished = isSame && open ? open.finished : finishedMs(here)
  const shared = {
    ...stored.shared,
    open: timer.status === 'running' ? { at: timer.startedAt, finished } : null,
  }
  const { subject, topic } = session
  // Words that were typed without a subject are not of the one that was chosen here.
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
        // What was counted too much moves a start that nobody has seen since.
        seenAt: Math.max(timer.seenAt, timer.startedAt) + skew,
        skew,
        paperUntil: timer.paperUntil && timer.paperUntil + skew,
      }
    : { ...timer, since: timer.since + skew }
}

/** After a night without word of it, a device that has not seen it run asks what to keep. */
function lastSeen(before: Timer, here: Timer): Timer {
  const isSame =
    before.status === 'running' && here.status === 'running' && before.sessionId === here.sessionId
  return isSame ? { ...here, seenAt: Math.max(here.seenAt, before.seenAt) } : here
}

/** Two measurements of the server's clock, or an open question about this one, are no news. */
function isAlike(one: Timer, other: Timer, now: number): boolean {
  if (one.status === 'idle' || other.status === 'idle') return one === other
  const isAsMuch = one.leap !== null || Math.abs(studiedMs(one, now) - studiedMs(other, now)) < NOTICEABLE_MS
  const isSaid =
    one.sessionId === other.sessionId &&
    one.status === other.status &&
    leadOf(one) === leadOf(other) &&
    isSameRound(one.rounds, other.rounds)
  const isCounted = one.pauses.length === other.pauses.length && one.added.length === other.added.length
  return isAsMuch && isSaid && isCounted && isOnPaper(one) === isOnPaper(other)
}

/** Begun at the same moment: it ends so on all devices. */
const isSameRound = (one: Rounds | null, other: Rounds | null): boolean =>
  isSameLength(one, other) &&
  one?.isResting === other?.isResting &&
  Math.abs((one?.from ?? 0) - (other?.from ?? 0)) < NOTICEABLE_MS

const leadOf = (timer: Timer) => (timer.status === 'running' ? timer.lead : 0)

const isOnPaper = (timer: Timer) => timer.status === 'running' && timer.paperUntil !== null
