import { dotted } from '../../../shared/text.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { copy } from '../copy.ts'
import { RestOfDay } from './rest-of-day.tsx'
import { useGuide } from './use-guide.ts'
import { useStart } from './use-start.ts'

/** Blocks that are named; the others are a tap away. */
const NAMED = 2

/** Under the day's subjects, what of them comes after the next step. */
export function TodayBlocks({ userId, waiting }: PanelProps) {
  const { guide, answer } = useGuide(userId, undefined)
  const start = useStart()
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
      <ol className="mt-2 space-y-2">
        {later.slice(0, NAMED).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a topic may come twice, and the list changes as a whole.
          <li key={index}>
            <button
              type="button"
              aria-label={`${copy.start}: ${step.name}`}
              onClick={() => start(step)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md border border-rule bg-sheet px-3 py-1.5 text-left fade-colors hover:border-edge focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-2"
            >
              <Bubble fill={0} className="size-5 shrink-0" />
              <span className="min-w-0">
                <span className="block truncate text-sm">{step.name}</span>
                <span className="block truncate text-soft text-sm">{dotted(copy.block(step))}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {later.length > NAMED && (
        <p className="mt-2">
          <RestOfDay steps={later.slice(NAMED)} />
        </p>
      )}
    </div>
  )
}
