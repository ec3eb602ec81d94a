import circle from 'icon:circle'
import circleCheck from 'icon:circle-check'
import circleDot from 'icon:circle-dot'
import circleUser from 'icon:circle-user-round'
import rotate from 'icon:rotate-ccw'
import { cx } from '../../../web/ui/cx.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import type { NodeState } from '../outline/rules.ts'

const MARKS = {
  new: { icon: circle, tone: 'text-soft' },
  known: { icon: circleUser, tone: 'text-soft' },
  in_study: { icon: circleDot, tone: 'text-accent' },
  learned: { icon: circleCheck, tone: 'text-accent' },
  again: { icon: rotate, tone: 'text-fair' },
} as const satisfies Record<NodeState, unknown>

/** A shape and a word, so that the colour adds nothing. */
export function StateMark({ state }: { state: NodeState }) {
  const { icon, tone } = MARKS[state]
  return (
    <span className={cx('inline-flex items-center gap-1', tone)}>
      <Icon of={icon} className="size-3.5 stroke-[2.25]" />
      <span>{copy.tree.states[state]}</span>
    </span>
  )
}
