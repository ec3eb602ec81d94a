import { SCHEDULE_WEEKDAYS, weekdayName } from '../../../shared/calendar.ts'
import { cx } from '../../../web/ui/cx.ts'
import { copy } from '../copy.ts'
import { type PlannableSubject, plannedDays, type WeekPlan } from '../draft.ts'
import { badgeOf } from '../rules.ts'
import type { Planning } from './use-planning.ts'

interface DayLettersProps {
  subject: PlannableSubject
  week: WeekPlan
  onToggle: Planning['toggle']
  /** On touch screens they take the whole width. */
  large?: boolean
}

/** A subject's days as the bubbles of an answer sheet: a filled one is planned. */
export function DayLetters({ subject, week, onToggle, large = false }: DayLettersProps) {
  const planned = plannedDays(week, subject.id)
  return (
    <fieldset
      aria-label={copy.edit.daysOf(subject.name)}
      title={planned.length > 0 ? copy.edit.planned(planned.map(weekdayName)) : undefined}
      className={
        large
          ? 'flex shrink-0 justify-between sm:gap-1.5'
          : 'flex gap-0.5 pointer-coarse:flex-wrap pointer-coarse:justify-center'
      }
    >
      {SCHEDULE_WEEKDAYS.map((weekday) => (
        <button
          key={weekday}
          type="button"
          aria-label={copy.edit.letter(subject.name, weekdayName(weekday))}
          aria-pressed={planned.includes(weekday)}
          onClick={() => onToggle(subject, weekday)}
          className={cx(
            'rounded-full border border-edge/60 font-semibold text-soft fade-colors hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
            large ? 'size-11 text-sm' : 'size-6 text-xs pointer-coarse:size-11 pointer-coarse:text-sm',
          )}
        >
          {badgeOf(weekday)}
        </button>
      ))}
    </fieldset>
  )
}
