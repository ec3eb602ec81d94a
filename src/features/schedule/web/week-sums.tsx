import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'
import { subjectsOf } from '../progress/rules.ts'
import { WeekSide } from './week-frame.tsx'

interface WeekSumsProps {
  schedule: readonly ScheduleItem[]
  counts: (item: ScheduleItem) => boolean
  isDone: (item: ScheduleItem) => boolean
}

/** The week's progress, in all and by subject. */
export function WeekSums({ schedule, counts, isDone }: WeekSumsProps) {
  const items = schedule.filter(counts).map((item) => ({
    id: item.id,
    subject_id: item.subject_id,
    name: item.subject.name,
    done: isDone(item),
  }))
  const done = items.filter((item) => item.done).length
  const none = schedule.length > 0 ? copy.view.notYet : copy.view.none
  return (
    <WeekSide title={copy.view.week}>
      <div className="flex shrink-0 flex-col px-1.5">
        <p className="mb-1.5 text-soft text-sm tabular-nums">
          {items.length > 0 ? copy.view.sums(done, items.length) : none}
        </p>
        <ul className="grid gap-x-6 @max-[66rem]:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
          {subjectsOf(items).map((subject) => (
            <li
              key={subject.id}
              className="flex items-center justify-between gap-3 border-rule border-t py-1.5 text-sm"
            >
              <SubjectFace
                id={subject.id}
                name={subject.name}
                fill={subject.done / subject.count}
                className="size-6 cramped:hidden"
              />
              <span className="min-w-0 grow wrap-anywhere hyphens-auto leading-snug">{subject.name}</span>
              <span className="shrink-0 text-soft text-xs tabular-nums">
                {copy.view.progress(subject.done, subject.count)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </WeekSide>
  )
}
