import { useDroppable } from '@dnd-kit/core'
import { type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { cx } from '../../../web/ui/cx.ts'
import { copy } from '../copy.ts'
import { type DraftEntry, entriesOf, slotOf, type WeekPlan, without } from '../draft.ts'
import { CarryHandle } from './carry-handle.tsx'
import { CopyDay } from './copy-day.tsx'
import { PlannedItem } from './planned-item.tsx'
import { type Carried, type Carry, placeOf } from './use-carry.ts'
import type { Planning } from './use-planning.ts'

interface DayColumnProps {
  weekday: Weekday
  week: WeekPlan
  carry: Carry
  planning: Planning
  /** Called before an entry of this day is dropped by keyboard. */
  onDrop: (entry: DraftEntry) => void
}

/** Returns null when the entry is already there. */
function landingIn(day: number, week: WeekPlan, carried: Carried | null): number | null {
  if (carried?.slot?.day !== day) return null
  const own = slotOf(week, carried.entry.key)
  return own?.day === day && own.index === carried.slot.index ? null : carried.slot.index
}

export function DayColumn({ weekday, week, carry, planning, onDrop }: DayColumnProps) {
  const day = weekday - 1
  const titleId = `schedule-day-${weekday}`
  const { setNodeRef } = useDroppable({ id: `day-${day}`, data: { day } })
  const { carried } = carry
  const entries = entriesOf(week, day)
  const landing = landingIn(day, week, carried)
  const others = entriesOf(without(week, carried?.entry.key ?? ''), day)
  const landsBefore = landing === null ? undefined : others[landing]
  const ghost = landing !== null && carried && <Landing name={carried.entry.name} />

  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      data-day={day}
      className={cx(
        'min-h-36 rounded-lg border p-1 pt-2 fade-colors',
        carried?.slot?.day === day ? 'border-accent bg-wash' : 'border-rule bg-sheet',
      )}
    >
      <h2 id={titleId} tabIndex={-1} className="mb-1.5 px-1 text-xs tracking-tight">
        {weekdayName(weekday)}
      </h2>
      <ul className="space-y-1">
        {entries.flatMap((entry) => [
          entry === landsBefore && (
            <li key="landing" aria-hidden="true">
              {ghost}
            </li>
          ),
          <PlannedItem
            key={entry.key}
            entry={entry}
            weekday={weekday}
            onRemove={() => planning.remove(entry)}
            isLeaving={carried?.entry.key === entry.key}
            inColumn
          >
            <CarryHandle
              handle={entry.key}
              take={() => entry}
              label={copy.move.item(
                entry.name,
                placeOf(week, entry.key, slotOf(week, entry.key) ?? { day, index: 0 }),
              )}
              carry={carry}
              onDrop={() => onDrop(entry)}
              className="rounded-md px-1 pb-7 text-xs xl:px-1.5 pointer-coarse:pb-11"
            >
              <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">{entry.name}</span>
            </CarryHandle>
          </PlannedItem>,
        ])}
        {ghost && !landsBefore && <li aria-hidden="true">{ghost}</li>}
      </ul>
      {entries.length === 0 && !ghost && <p className="px-1 text-soft text-xs">{copy.edit.empty}</p>}
      <CopyDay weekday={weekday} week={week} onCopy={planning.copyDay} />
    </section>
  )
}

function Landing({ name }: { name: string }) {
  return (
    <span className="block min-h-11 wrap-anywhere hyphens-auto rounded-md border border-accent border-dashed bg-paper/60 px-2 py-2.5 text-accent text-xs leading-snug xl:text-sm">
      {name}
    </span>
  )
}
