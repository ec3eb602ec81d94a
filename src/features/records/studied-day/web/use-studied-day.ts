import { type RefObject, useRef, useState } from 'react'
import { type Day, today } from '../../../../shared/calendar.ts'
import { studentDayZone } from '../../../../web/device/time-zone.ts'
import type { Draft } from '../../../../web/device/use-draft.ts'
import type { RecordFields } from '../../web/queries.ts'
import { dayError, type Studied, studiedAt } from '../rules.ts'

/** Empty when the record keeps its day. */
type When = Partial<Required<Pick<RecordFields, 'created_at' | 'studied_on'>>>

/** As typed: null for an empty field, undefined for the record's own day. */
export interface TypedDay {
  day?: Day | null
}

export interface StudiedDay {
  day: Day | undefined
  today: Day
  change: (day: Day | undefined) => void
  error: string | undefined
  ref: RefObject<HTMLInputElement | null>
  /** The fields to send, or null when the day is invalid; the error then shows and takes the focus. */
  submit: () => When | null
}

export function useStudiedDay(
  { instant, day: own, zone: timeZone }: Studied,
  { typed, change }: Pick<Draft<TypedDay>, 'typed' | 'change'>,
): StudiedDay {
  const [now] = useState(() => new Date())
  const current = today(now, studentDayZone())
  const day = typed.day === undefined ? own : (typed.day ?? undefined)
  const [isSent, setSent] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const wrong = dayError(day, current, own)
  const submit = () => {
    setSent(true)
    if (wrong) ref.current?.focus()
    if (day === undefined || wrong) return null
    if (day === own) return {}
    return {
      studied_on: day,
      created_at: studiedAt(instant, day, { timeZone, now: new Date() }).toISOString(),
    }
  }
  return {
    day,
    today: current,
    change: (next) => change({ day: next ?? null }),
    ref,
    error: isSent || day !== undefined ? wrong : undefined,
    submit,
  }
}
