import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { copy } from '../copy.ts'
import { type DraftEntry, entriesOf, type PlannableSubject, slotOf, step, withEntryAt } from '../draft.ts'
import { CopyDay } from './copy-day.tsx'
import { DayLetters } from './day-letters.tsx'
import { MoveButtons, type Way } from './move-buttons.tsx'
import { PlannedItem } from './planned-item.tsx'
import type { Draft } from './use-draft.ts'
import { type Planning, usePlanning } from './use-planning.ts'
import { WeekStrip } from './week-strip.tsx'

const { compare } = new Intl.Collator('pt-BR')

const { ways } = copy.edit
const WAYS = (['days', 'subjects'] as const).map((value) => ({ value, label: ways[value] }))

interface ListPlannerProps {
  draft: Draft
  subjects: readonly PlannableSubject[]
}

/** For touch screens: day by day, or each subject with its days. */
export function ListPlanner({ draft, subjects }: ListPlannerProps) {
  const { week } = draft
  const planning = usePlanning(draft)
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('days')
  const byName = subjects.toSorted((one, other) => compare(one.name, other.name))
  return (
    <>
      <p role="status" className="sr-only">
        {planning.news}
      </p>
      <WeekStrip
        dayOf={(weekday) => ({ count: entriesOf(week, weekday - 1).length, done: 0 })}
        onGo={() => flushSync(() => setWay('days'))}
      />
      <div className="mb-4">
        <Segmented label={copy.edit.way} hideLabel options={WAYS} value={way} onChange={setWay} />
      </div>
      {way === 'days' ? (
        <Days draft={draft} subjects={byName} planning={planning} />
      ) : (
        <ul className="divide-y divide-rule rounded-lg border border-rule bg-sheet">
          {byName.map((subject) => (
            <li
              key={subject.id}
              className="items-center justify-between gap-6 px-2 pt-2.5 pb-3 sm:flex sm:px-4 sm:py-2"
            >
              <p className="flex min-w-0 items-center gap-2.5 font-semibold text-sm max-sm:mb-1.5 max-sm:px-2">
                <SubjectFace {...subject} className="size-6 cramped:hidden" />
                <span className="min-w-0 wrap-anywhere">{subject.name}</span>
              </p>
              <DayLetters subject={subject} week={week} onToggle={planning.toggle} large />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface DaysProps extends ListPlannerProps {
  planning: Planning
}

function Days({ draft, subjects, planning }: DaysProps) {
  const { week, edit } = draft
  const moved = useFocusMoved(week)
  const add = (weekday: Weekday, subjectId: number) => {
    const subject = subjects.find(({ id }) => id === subjectId)
    if (subject) planning.add(subject, weekday)
  }
  const move = (weekday: Weekday, entry: DraftEntry, way: Way) => {
    const slot = step(week, entry.key, slotOf(week, entry.key), way)
    moved.current = { key: entry.key, way }
    edit(withEntryAt(week, entry, slot))
    const count = entriesOf(week, slot.day).length
    planning.say(copy.move.moved(entry.name, { day: weekdayName(weekday), position: slot.index + 1, count }))
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:*:last:col-span-2">
      {SCHEDULE_WEEKDAYS.map((weekday) => (
        <ListDay
          key={weekday}
          weekday={weekday}
          week={week}
          subjects={subjects}
          planning={planning}
          onAdd={(subjectId) => add(weekday, subjectId)}
          onMove={(entry, way) => move(weekday, entry, way)}
        />
      ))}
    </div>
  )
}

/** Keeps the focus on the pressed button in the item's new place. */
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
  week: Draft['week']
  subjects: readonly PlannableSubject[]
  planning: Planning
  onAdd: (subjectId: number) => void
  onMove: (entry: DraftEntry, way: Way) => void
}

function ListDay({ weekday, week, subjects, planning, onAdd, onMove }: ListDayProps) {
  const titleId = `schedule-day-${weekday}`
  const entries = entriesOf(week, weekday - 1)
  return (
    <section aria-labelledby={titleId} className="scroll-mt-4 rounded-lg border border-rule bg-sheet p-4">
      <div className="mb-2 flex min-h-row items-center justify-between gap-3">
        <h2 id={titleId} tabIndex={-1} className="text-base">
          {weekdayName(weekday)}
        </h2>
        <CopyDay weekday={weekday} week={week} onCopy={planning.copyDay} />
      </div>
      {entries.length === 0 ? (
        <p className="mb-3 text-sm text-soft">{copy.edit.empty}</p>
      ) : (
        <ul className="mb-3 space-y-1.5">
          {entries.map((entry, index) => (
            <PlannedItem
              key={entry.key}
              entry={entry}
              weekday={weekday}
              onRemove={() => planning.remove(entry)}
            >
              <span className="min-w-0 flex-1 wrap-anywhere py-2 pl-2.5 text-sm">{entry.name}</span>
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
