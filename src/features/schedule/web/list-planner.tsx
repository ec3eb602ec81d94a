import { useState } from 'react'
import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { notify } from '../../../web/notices.ts'
import { Select } from '../../../web/ui/select.tsx'
import { copy } from '../copy.ts'
import { type Entry, entriesOf, hasRoom, placed, without } from '../draft/rules.ts'
import { PlannedItem } from './planned-item.tsx'
import type { Plannable } from './subject-panel.tsx'
import type { Draft } from './use-draft.ts'

const { compare } = new Intl.Collator('pt-BR')

/** The plan of the week on a small screen: each day with its subjects and a list to add from (spec §2). */
export function ListPlanner({ draft, subjects }: { draft: Draft; subjects: readonly Plannable[] }) {
  const { week, edit } = draft
  const [news, say] = useState('')
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
  const remove = (weekday: Weekday, entry: Entry) => {
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
            onRemove={(entry) => remove(weekday, entry)}
          />
        ))}
      </div>
    </>
  )
}

interface ListDayProps {
  weekday: Weekday
  entries: readonly Entry[]
  subjects: readonly Plannable[]
  onAdd: (subjectId: number) => void
  onRemove: (entry: Entry) => void
}

function ListDay({ weekday, entries, subjects, onAdd, onRemove }: ListDayProps) {
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
          {entries.map((entry) => (
            <PlannedItem key={entry.key} entry={entry} onRemove={() => onRemove(entry)}>
              <span className="min-w-0 flex-1 wrap-anywhere py-2 pl-3 text-sm">{entry.name}</span>
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
