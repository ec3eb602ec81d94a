import type { PanelProps } from '../../../web/panels/panels.tsx'
import { copy } from '../copy.ts'
import { DayList, rowsOf } from './day-list.tsx'
import { useGuide } from './use-guide.ts'

/** Under the day's subjects, what of them comes after the next step. */
export function TodayBlocks({ userId, waiting }: PanelProps) {
  const { guide, answer } = useGuide(userId, undefined)
  if (!guide) return answer.isLoadingError ? null : waiting
  if (guide.topics === 0) return null
  if (guide.days_left === 0)
    return (
      <p data-instead className="mt-3 text-soft text-sm">
        {copy.planOnExamDay}
      </p>
    )
  const later = guide.days_left !== null && guide.days_left < 0 ? [] : guide.steps.slice(1)
  if (later.length === 0) return null
  return (
    <div className="mt-3">
      <p className="text-soft text-sm">{copy.todayTitle}</p>
      <DayList rows={rowsOf(later)} first={2} className="mt-1 divide-y divide-rule" />
    </div>
  )
}
