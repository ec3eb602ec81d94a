import { StudiedBody } from '../src/features/records/contract.ts'
import {
  mergeStudied,
  type StudiedInAll,
  type StudiedOnDevice,
  secondsOf,
  unsavedPart,
  withCorrectedGuesses,
} from '../src/features/records/studied/rules.ts'
import { type News, SharedEvent } from '../src/features/timer/live/contract.ts'
import { checker } from '../src/server/http/validate.ts'
import type { RecordKey } from '../src/shared/ids.ts'

/** The wall clock that nobody sets; epoch milliseconds. */
export interface WallClock {
  now: number
}

const [checkEvent, checkStudied] = [checker(SharedEvent), checker(StudiedBody)]

function accept(checked: ReturnType<typeof checkEvent>, event: object): void {
  if (!checked.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(checked.errors)}`)
}

/** Stores events as the server does: each once, none in its future. */
export class LiveServer {
  readonly #wallClock: WallClock
  readonly #events: SharedEvent[] = []
  readonly records = new Map<RecordKey, { readonly seconds: number; readonly studied: StudiedInAll | null }>()

  constructor(wallClock: WallClock) {
    this.#wallClock = wallClock
  }

  /** Throws for events that the contract refuses: a device would send them again for ever. */
  take(after: number, events: readonly SharedEvent[]): News {
    for (const event of events) accept(checkEvent(event), event)
    const known = new Set(this.#events.map(({ id }) => id))
    const fresh = events.filter(({ id }) => !known.has(id))
    this.#events.push(...fresh.map((event) => ({ ...event, at: Math.min(event.at, this.#wallClock.now) })))
    const ended = new Set(this.#events.filter(isEnd).map(({ session }) => session))
    const news = this.#events.slice(after).filter((event) => isEnd(event) || !ended.has(event.session))
    return { now: this.#wallClock.now, cursor: this.#events.length, events: news }
  }

  /** Saves one record per session; a save of another device adds the time that was missing. */
  save({ session, seconds, ...saving }: Saving, sent_at: number): void {
    if (saving.studied) accept(checkStudied(saving.studied), saving.studied)
    const { studied } = withCorrectedGuesses({ ...saving, sent_at }, this.#wallClock.now)
    const record = this.records.get(session)
    if (!studied) this.records.set(session, record ?? { seconds, studied: null })
    else if (!record || record.studied) {
      const own = unsavedPart(studied, this.#kinOf(session, studied.of ?? session))
      const known = record ?? { seconds: seconds - secondsOf(studied), studied: null }
      const all = mergeStudied(known.studied, own)
      const more = secondsOf(all) - (known.studied ? secondsOf(known.studied) : 0)
      this.records.set(session, { seconds: known.seconds + more, studied: all })
    }
  }

  #kinOf(session: RecordKey, root: string): StudiedInAll[] {
    return [...this.records].flatMap(([key, { studied }]) =>
      studied && key !== session && (key === root || studied.of === root) ? [studied] : [],
    )
  }
}

export interface Saving {
  readonly session: RecordKey
  readonly seconds: number
  readonly studied?: StudiedOnDevice
}

const isEnd = ({ type }: SharedEvent) => type === 'saved' || type === 'reset'
