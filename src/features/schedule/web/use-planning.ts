import { useState } from 'react'
import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import {
  added,
  copied,
  type DraftEntry,
  entriesOf,
  entryFor,
  lacking,
  type PlannableSubject,
  slotOf,
  unplanned,
  without,
} from '../draft.ts'
import type { Draft } from './use-draft.ts'

/** Edits of the plan by tap; announces each to a screen reader. */
export interface Planning {
  /** The last thing to read aloud. */
  news: string
  say: (news: string) => void
  add: (subject: PlannableSubject, weekday: Weekday) => void
  /** Removes the subject from the day, or adds it. */
  toggle: (subject: PlannableSubject, weekday: Weekday) => void
  remove: (entry: DraftEntry) => void
  copyDay: (from: Weekday, to: readonly Weekday[]) => void
}

export const newKey = () => `new-${newRecordKey(Date.now())}`

export function usePlanning(draft: Draft): Planning {
  const { week, edit } = draft
  const [news, say] = useState('')
  const full = () => notify(copy.edit.full, { tone: 'poor' })

  const add: Planning['add'] = (subject, weekday) => {
    const day = weekday - 1
    const next = added(week, day, entryFor(draft, day, subject, newKey()))
    if (next === week) return full()
    edit(next)
    say(copy.move.added(subject.name, weekdayName(weekday)))
  }
  const toggle: Planning['toggle'] = (subject, weekday) => {
    const day = weekday - 1
    if (!entriesOf(week, day).some(({ subject_id }) => subject_id === subject.id))
      return add(subject, weekday)
    edit(unplanned(week, day, subject.id))
    say(copy.move.removed(subject.name, weekdayName(weekday)))
  }
  const remove = (entry: DraftEntry) => {
    const weekday = SCHEDULE_WEEKDAYS[slotOf(week, entry.key)?.day ?? 0]
    say(copy.move.removed(entry.name, weekday ? weekdayName(weekday) : ''))
    edit(without(week, entry.key))
  }
  const copyDay: Planning['copyDay'] = (from, to) => {
    const days = to.map((weekday) => weekday - 1)
    const next = copied(draft, from - 1, days, newKey)
    edit(next)
    if (days.some((day) => lacking(next, from - 1, day).length > 0)) full()
    else notify(copy.copyDay.done(weekdayName(from), to.length))
  }
  return { news, say, add, toggle, remove, copyDay }
}
