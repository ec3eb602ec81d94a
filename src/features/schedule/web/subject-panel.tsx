import gripVertical from 'icon:grip-vertical'
import { newRecordKey } from '../../../shared/ids.ts'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import type { PlannableSubject, WeekPlan } from '../draft.ts'
import { CarryHandle } from './carry-handle.tsx'
import { DayLetters } from './day-letters.tsx'
import type { Carry } from './use-carry.ts'
import type { Planning } from './use-planning.ts'
import { WeekSide } from './week-frame.tsx'

interface SubjectPanelProps {
  subjects: readonly PlannableSubject[]
  week: WeekPlan
  carry: Carry
  onToggle: Planning['toggle']
}

export function SubjectPanel({ subjects, week, carry, onToggle }: SubjectPanelProps) {
  return (
    <WeekSide title={copy.edit.subjects}>
      <ul className="grid gap-1.5 @max-[66rem]:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {subjects.map((subject) => (
          <li key={subject.id} className="flex flex-col rounded-md border border-rule bg-sheet p-px pb-1.5">
            <CarryHandle
              handle={`subject-${subject.id}`}
              take={() => ({
                key: `new-${newRecordKey(Date.now())}`,
                id: null,
                subject_id: subject.id,
                name: subject.name,
              })}
              label={copy.move.subject(subject.name)}
              carry={carry}
              className="rounded-md pr-1.5 text-sm"
            >
              <Icon of={gripVertical} className="size-4 text-soft" />
              <SubjectFace {...subject} className="mr-1 size-5" />
              <span className="min-w-0 wrap-anywhere hyphens-auto">{subject.name}</span>
            </CarryHandle>
            <div className="flex justify-center">
              <DayLetters subject={subject} week={week} onToggle={onToggle} />
            </div>
          </li>
        ))}
      </ul>
    </WeekSide>
  )
}
