import { useRef, useState } from 'react'
import { today } from '../../shared/calendar.ts'
import { studentDayZone } from './time-zone.ts'

const PREFIX = 'posse:draft:'

interface StoredDraft<T> {
  day: string
  from: string
  typed: T
}

export interface Draft<T> {
  typed: T
  /** The values that the form began with, and so the base of a change; later saves do not alter it. */
  from: T
  change: (patch: Partial<T>) => void
  forget: () => void
  /** Deletes the stored draft and resets the form. */
  clear: () => void
}

/** Typed values, kept in this tab for their day, while the form begins with the same values. */
export function useDraft<T extends object>(userId: string, form: string, initial: T): Draft<T> {
  const key = `${PREFIX}${form}:${userId}`
  const [draft, setDraft] = useState(() => read<T>(key, JSON.stringify(initial)))
  const newest = useRef(draft)
  const begun = useRef(initial)
  // A value saved elsewhere shows only until something is typed.
  if (!newest.current) begun.current = initial
  const show = (next: T | undefined) => {
    newest.current = next
    setDraft(next)
  }
  const forget = () => keep(key, null)
  return {
    typed: draft ?? initial,
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

/** Deletes the drafts of this tab, whoever typed them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Some private windows refuse storage: nothing is stored there.
  }
}

const dayNow = () => today(Date.now(), studentDayZone())

function read<T>(key: string, from: string): T | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDraft<T> | null
    return stored?.day === dayNow() && stored.from === from ? stored.typed : undefined
  } catch {
    return
  }
}

function keep<T>(key: string, draft: StoredDraft<T> | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Some private windows refuse storage: the draft lasts as long as the form is open.
  }
}
