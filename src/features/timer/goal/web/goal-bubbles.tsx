import { cx } from '../../../../web/ui/cx.ts'
import { Bubble } from '../../../../web/ui/display/bubble.tsx'
import type { Timer } from '../../session.ts'
import { useElapsed } from '../../web/use-elapsed.ts'
import { copy } from '../copy.ts'

const PARTS = [0, 1, 2, 3, 4]

interface GoalBubblesProps {
  goal: number
  timer: Timer
  className?: string
}

export function GoalBubbles({ goal, timer, className }: GoalBubblesProps) {
  const filled = (PARTS.length * useElapsed(timer)) / (goal * 60)
  return (
    <div className={cx('flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-soft', className)}>
      <span className="flex gap-1.5 lying:hidden">
        {PARTS.map((part) => (
          <Bubble key={part} fill={filled - part} className="size-4.5" />
        ))}
      </span>
      <p>{copy.shown(goal)}</p>
    </div>
  )
}
