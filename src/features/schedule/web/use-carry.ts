import { useState } from 'react'
import { SCHEDULE_WEEKDAYS, weekdayName } from '../../../shared/calendar.ts'
import { notify } from '../../../web/ui/notices.ts'
import { copy, type DragPosition } from '../copy.ts'
import {
  type Direction,
  type DraftEntry,
  entriesOf,
  hasRoom,
  type Slot,
  slotOf,
  step,
  withEntryAt,
  without,
} from '../draft.ts'
import type { Draft } from './use-draft.ts'

/** An entry held by pointer or keyboard; a null slot is outside the plan. */
export interface Carried {
  entry: DraftEntry
  slot: Slot | null
  by: 'pointer' | 'keyboard'
  /** The handle that picked it up. */
  handle: string
}

/** The same for pointer and keyboard; announces every step to a screen reader. */
export interface Carry {
  carried: Carried | null
  lift: (entry: DraftEntry, by: Carried['by'], handle: string) => void
  moveTo: (slot: Slot | null) => void
  stepTo: (direction: Direction) => void
  /** Drops it where it is, or at a slot. */
  drop: (at?: Slot | null) => void
  cancel: () => void
}

/** The place in words, not counting the carried entry itself. */
export function placeOf(week: Draft['week'], key: string, { day, index }: Slot): DragPosition {
  const weekday = SCHEDULE_WEEKDAYS[day]
  const count = entriesOf(without(week, key), day).length + 1
  return { day: weekday ? weekdayName(weekday) : '', position: index + 1, count }
}

export function useCarry({ week, edit }: Draft, say: (news: string) => void): Carry {
  const [carried, setCarried] = useState<Carried | null>(null)

  const lift: Carry['lift'] = (entry, by, handle) => {
    setCarried({ entry, slot: slotOf(week, entry.key), by, handle })
    say(copy.move.lifted(entry.name))
  }
  const moveTo = (slot: Slot | null) => {
    if (!carried || isSameSlot(carried.slot, slot)) return
    const { key, name } = carried.entry
    setCarried({ ...carried, slot })
    say(slot ? copy.move.moved(name, placeOf(week, key, slot)) : copy.move.outside(name))
  }
  const stepTo = (direction: Direction) => {
    if (carried) moveTo(step(week, carried.entry.key, carried.slot, direction))
  }
  const cancel = () => {
    if (carried) say(copy.move.cancelled(carried.entry.name))
    setCarried(null)
  }
  const drop: Carry['drop'] = (slot = carried?.slot ?? null) => {
    if (!(carried && slot)) return cancel()
    const { entry } = carried
    if (hasRoom(week, slot.day, entry.key)) {
      edit(withEntryAt(week, entry, slot))
      say(copy.move.dropped(entry.name, placeOf(week, entry.key, slot)))
    } else {
      notify(copy.edit.full, { tone: 'poor' })
    }
    setCarried(null)
  }
  return { carried, lift, moveTo, stepTo, drop, cancel }
}

const isSameSlot = (one: Slot | null, other: Slot | null) =>
  one?.day === other?.day && one?.index === other?.index
