import { useLayoutEffect, useRef, useState } from 'react'
import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { Select } from '../../../web/ui/fields/select.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import { type DraftEntry, entriesOf, hasRoom, placed, slotOf, step, without } from '../draft.ts'
import { MoveButtons, type Way } from './move-buttons.tsx'
import { PlannedItem } from './planned-item.tsx'
import type { Plannable } from './subject-panel.tsx'
import type { Draft } from './use-draft.ts'

const { compare } = new Intl.Collator('pt-BR')

export function ListPlanner({ draft, subjects }: { draft: Draft; subjects: readonly Plannable[] }) {
  const { week, edit } = draft
  const [news, say] = useState('')
  const moved = useFocusMoved(week)
  const byName = subjects.toSorted((one, other) => compare(one.name, other.name))

  const add = (weekday: Weekday, subjectId: number) => {
    const subject = subjects.find(({ id }) => id === subjectId)
    const day = weekday - 1
    const key = `new-${newRecordKey(Date.now())}`
    if (!subject) return
    if (!hasRoom(week, day, key)) return notify(copy.edit.full, { tone: 'poor' })
    const entry = { key, id: null, subject_id: subjectId, name: subject.name }
    edit(placed(week, entry, { day, index: entriesOf(week, day).length }))
    say(copy.move.added(subject.name, weekdayName(weekday)))
  }
  const move = (weekday: Weekday, entry: DraftEntry, way: Way) => {
    const slot = step(week, entry.key, slotOf(week, entry.key), way)
    moved.current = { key: entry.key, way }
    edit(placed(week, entry, slot))
    const count = entriesOf(week, slot.day).length
    say(copy.move.moved(entry.name, { day: weekdayName(weekday), position: slot.index + 1, count }))
  }
  const remove = (weekday: Weekday, entry: DraftEntry) => {
    edit(without(week, entry.key))
    say(copy.move.removed(entry.name, weekdayName(weekday)))
  }

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="grid items-start gap-4 md:grid-cols-2 md:*:last:col-span-2">
        {SCHEDULE_WEEKDAYS.map((weekday) => (
          <ListDay
            key={weekday}
            weekday={weekday}
            entries={entriesOf(week, weekday - 1)}
            subjects={byName}
            onAdd={(subjectId) => add(weekday, subjectId)}
            onMove={(entry, way) => move(weekday, entry, way)}
            onRemove={(entry) => remove(weekday, entry)}
          />
        ))}
      </div>
    </>
  )
}

/** The button that moved an item keeps the focus in the item's new place. */
function useFocusMoved(week: Draft['week']) {
  const moved = useRef<{ key: string; way: Way } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows once the plan is drawn anew
  useLayoutEffect(() => {
    const { key = '', way = '' } = moved.current ?? {}
    moved.current = null
    document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"] [data-move="${way}"]`)?.focus()
  }, [week])
  return moved
}

interface ListDayProps {
  weekday: Weekday
  entries: readonly DraftEntry[]
  subjects: readonly Plannable[]
  onAdd: (subjectId: number) => void
  onMove: (entry: DraftEntry, way: Way) => void
  onRemove: (entry: DraftEntry) => void
}

function ListDay({ weekday, entries, subjects, onAdd, onMove, onRemove }: ListDayProps) {
  const titleId = `schedule-day-${weekday}`
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-rule bg-sheet p-4">
      <h2 id={titleId} tabIndex={-1} className="mb-2 text-base">
        {weekdayName(weekday)}
      </h2>
      {entries.length === 0 ? (
        <p className="mb-3 text-sm text-soft">{copy.edit.empty}</p>
      ) : (
        <ul className="mb-3 space-y-1.5">
          {entries.map((entry, index) => (
            <PlannedItem key={entry.key} entry={entry} onRemove={() => onRemove(entry)}>
              <span className="min-w-0 flex-1 wrap-anywhere py-2 pl-3 text-sm">{entry.name}</span>
              {entries.length > 1 && (
                <MoveButtons
                  entry={entry}
                  place={{ day: weekdayName(weekday), position: index + 1, count: entries.length }}
                  onMove={(way) => onMove(entry, way)}
                />
              )}
            </PlannedItem>
          ))}
        </ul>
      )}
      <Select
        label={copy.edit.addTo(weekdayName(weekday))}
        hideLabel
        options={subjects}
        value={null}
        onChange={onAdd}
        placeholder={copy.edit.add}
      />
    </section>
  )
}
