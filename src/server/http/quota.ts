import { LRUCache } from 'lru-cache'
import type { StudentId } from '../../shared/ids.ts'
import type { Db } from '../database/db.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Concurrent calls may arrive this much out of order. */
const STRAY_MS = 60_000
const REMEMBERED = 20_000

export type OverQuota = { readonly retryAfterSeconds: number } | { readonly full: true }

interface Allowed {
  /** The most within 24 hours; each process counts its own. */
  readonly perDay: number
  readonly inAll: number
  /** Counts what is stored; called once a day, and again before the quota refuses. */
  readonly count: (db: Db, student: StudentId) => Promise<number>
}

interface Day {
  readonly since: number
  readonly before: number
  made: number
}

/** Counts in memory, because the check must be quick. Calling it counts one, unless it returns a refusal. */
export function openQuota({ perDay, inAll, count }: Allowed) {
  const days = new LRUCache<StudentId, Day>({ max: REMEMBERED })

  const dayOf = async (db: Db, student: StudentId, now: Date): Promise<Day> => {
    const known = days.get(student)
    const passedMs = now.getTime() - (known?.since ?? 0)
    // A clock that was set back also begins a new day.
    const isToday = known !== undefined && passedMs < DAY_MS && passedMs > -STRAY_MS
    if (isToday && known.before + known.made < inAll) return known
    const [since, made] = isToday ? [known.since, known.made] : [now.getTime(), 0]
    const day = { since, made, before: (await count(db, student)) - made }
    days.set(student, day)
    return day
  }

  return async (db: Db, student: StudentId, now: Date): Promise<OverQuota | undefined> => {
    const day = await dayOf(db, student, now)
    if (day.before + day.made >= inAll) return { full: true }
    if (day.made >= perDay) {
      const leftMs = day.since + DAY_MS - now.getTime()
      return { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) }
    }
    day.made += 1
    return undefined
  }
}
