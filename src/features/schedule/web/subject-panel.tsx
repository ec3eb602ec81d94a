import gripVertical from 'icon:grip-vertical'
import { weekdayName } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import { plannedDays, type WeekPlan } from '../draft.ts'
import { badgeOf } from '../rules.ts'
import { CarryHandle } from './carry-handle.tsx'
import type { Carry } from './use-carry.ts'

export interface Plannable {
  id: number
  name: string
}

interface SubjectPanelProps {
  subjects: readonly Plannable[]
  week: WeekPlan
  carry: Carry
}

export function SubjectPanel({ subjects, week, carry }: SubjectPanelProps) {
  return (
    <section
      aria-labelledby="schedule-subjects"
      className="sticky top-6 flex max-h-[65vh] flex-col self-start rounded-lg border border-rule bg-well"
    >
      <h2 id="schedule-subjects" className="px-3 pt-2.5 pb-1 text-sm">
        {copy.edit.subjects}
      </h2>
      <ul className="min-h-0 space-y-1.5 overflow-y-auto overscroll-contain p-2 pt-1">
        {subjects.map(({ id, name }) => (
          <li key={id} className="flex rounded-md border border-rule bg-sheet pr-2 fade-colors hover:border-edge">
            <CarryHandle
              handle={`subject-${id}`}
              take={() => ({ key: `new-${newRecordKey(Date.now())}`, id: null, subject_id: id, name })}
              label={copy.move.subject(name)}
              carry={carry}
              className="rounded-md pl-0.5 text-sm"
            >
              <Icon of={gripVertical} className="size-4 text-soft" />
              <span className="min-w-0 py-0.5">
                <span className="block wrap-anywhere hyphens-auto">{name}</span>
                <Badges week={week} subjectId={id} />
              </span>
            </CarryHandle>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Badges({ week, subjectId }: { week: WeekPlan; subjectId: number }) {
  const days = plannedDays(week, subjectId)
  if (days.length === 0) return null
  return (
    <span
      title={copy.edit.planned(days.map(weekdayName))}
      className="mt-1 flex flex-wrap gap-1 font-semibold text-accent text-xs"
    >
      {days.map((day) => (
        <span key={day} className="min-w-5 rounded-sm bg-wash px-1 text-center leading-5">
          {badgeOf(day)}
        </span>
      ))}
    </span>
  )
}
