import { useRef, useState } from 'react'
import { today } from '../../shared/calendar.ts'
import { studentDayZone } from './time-zone.ts'

const PREFIX = 'posse:draft:'

/** As kept: what was typed, on which day, into a form that began as `from`. */
interface Kept<T> {
  day: string
  from: string
  typed: T
}

export interface Draft<T> {
  typed: T
  /** What the form began with, and so what a change is made from; what was saved since does not count. */
  from: T
  change: (patch: Partial<T>) => void
  /** The tab keeps it no longer; what is seen stays. */
  forget: () => void
  /** Moreover the form begins anew. */
  clear: () => void
}

/**
 * What is typed into a form, kept in this tab until it is saved or given up, so that neither a stray tap nor a reload
 * loses it. It counts on the student's day on which it was typed, and while the form still begins as it did.
 */
export function useDraft<T extends object>(userId: string, form: string, initial: T): Draft<T> {
  const key = `${PREFIX}${form}:${userId}`
  const [kept, setKept] = useState(() => read<T>(key, JSON.stringify(initial)))
  const newest = useRef(kept)
  const begun = useRef(initial)
  // What is saved elsewhere meanwhile is shown until something is typed, and not typed over without a word.
  if (!newest.current) begun.current = initial
  const show = (next: T | undefined) => {
    newest.current = next
    setKept(next)
  }
  const forget = () => keep(key, null)
  return {
    typed: kept ?? initial,
    from: begun.current,
    change: (patch) => {
      const from = JSON.stringify(begun.current)
      const next = { ...(newest.current ?? initial), ...patch }
      show(next)
      keep<T>(key, JSON.stringify(next) === from ? null : { day: dayNow(), from, typed: next })
    },
    forget,
    clear: () => {
      forget()
      show(undefined)
    },
  }
}

/** Whose they are, in this tab, does not matter. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Some private windows refuse storage: nothing was kept there.
  }
}

const dayNow = () => today(Date.now(), studentDayZone())

function read<T>(key: string, from: string): T | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept<T> | null
    return kept?.day === dayNow() && kept.from === from ? kept.typed : undefined
  } catch {
    return
  }
}

function keep<T>(key: string, kept: Kept<T> | null): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {
    // Some private windows refuse storage: what is typed lasts as long as its form is open.
  }
}
