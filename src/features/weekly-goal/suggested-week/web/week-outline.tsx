import { wholePercent } from '../../../../shared/percent.ts'
import { SubjectFace } from '../../../../web/ui/display/subject-face.tsx'
import type { PlannableSubject } from '../../../schedule/draft.ts'
import { copy } from '../copy.ts'
import { type Block, minutesBySubject, type Weighing } from '../rules.ts'

interface WeekOutlineProps {
  subjects: readonly PlannableSubject[]
  week: readonly (readonly Block[])[]
  by: Weighing['by']
  /** Minutes of the weekly goal. */
  aim: number | null
}

/** Shows the suggested week's time and each subject's part of it. */
export function WeekOutline({ subjects, week, by, aim }: WeekOutlineProps) {
  const given = minutesBySubject(week)
  const minutesOf = (id: number) => given.get(id) ?? 0
  const all = subjects.reduce((sum, { id }) => sum + minutesOf(id), 0)
  const parts = subjects
    .map((subject) => ({ subject, minutes: minutesOf(subject.id) }))
    .toSorted((one, other) => other.minutes - one.minutes)
  const left = parts.filter(({ minutes }) => minutes === 0).map(({ subject }) => subject.name)
  return (
    <section aria-label={copy.outline}>
      <p className="font-semibold">{copy.week(all)}</p>
      <p className="text-sm text-soft">
        {aim !== null && aim !== all && <span>{`${copy.goal(aim)} `}</span>}
        <span>{copy.how[by]}</span>
      </p>
      <ul className="mt-3 space-y-1.5">
        {parts.map(
          ({ subject, minutes }) =>
            minutes > 0 && (
              <li key={subject.id} className="flex items-center gap-2.5 text-sm">
                <SubjectFace {...subject} className="size-6 cramped:hidden" />
                <span className="min-w-0 grow wrap-anywhere leading-snug">{subject.name}</span>
                <span className="shrink-0 text-soft tabular-nums">
                  {copy.part(minutes, wholePercent(minutes, all))}
                </span>
              </li>
            ),
        )}
      </ul>
      {left.length > 0 && <p className="mt-3 text-sm text-soft">{copy.left(left)}</p>}
    </section>
  )
}
