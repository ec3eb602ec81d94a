import type { ReactNode } from 'react'
import type { Day } from '../../../shared/calendar.ts'
import { wholePercents } from '../../../shared/percent.ts'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { copy } from '../copy.ts'
import type { NodeState, Outline } from '../outline/rules.ts'
import { StateMark } from './state-mark.tsx'

const { heading } = copy

const GROUNDS: Readonly<Record<NodeState, string>> = {
  learned: 'bg-accent',
  again: 'bg-again',
  in_study: 'bg-accent/40',
  known: 'bg-ink/30',
  new: 'bg-ink/10',
}

/** Order of the bar: learned parts come first. */
const ORDER: readonly NodeState[] = ['learned', 'again', 'in_study', 'known', 'new']

interface StandingProps {
  outline: Outline
  examDay: Day | null
  today: Day
  onSetDay: () => void
  /** Beside the title. */
  aside?: ReactNode
}

export function Standing({ outline, examDay, today, onSetDay, aside }: StandingProps) {
  const { coverage, nodes, guessed } = outline
  const learned = nodes.reduce((sum, node) => sum + node.learned, 0)
  const leaves = nodes.reduce((sum, node) => sum + node.leaves, 0)
  // Percentages of the parts add up to that of the whole.
  const percents = wholePercents(ORDER.map((state) => coverage[state]))
  const [firm = 0, again = 0] = percents
  return (
    <Panel title={heading.title} aside={aside}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3 lg:gap-x-10 tabular-nums">
        <Figure value={`${firm + again}%`}>{heading.learned(firm, again)}</Figure>
        <Figure value={heading.topics(learned, leaves)}>{heading.topicsLabel}</Figure>
        {examDay ? (
          <Figure value={heading.days(examDay, today)}>{heading.on(examDay, today)}</Figure>
        ) : (
          <p className="text-soft">
            <span>{`${heading.noDay}. `}</span>
            <TextButton onClick={onSetDay}>{heading.setDay}</TextButton>
          </p>
        )}
      </div>
      <div
        aria-hidden="true"
        className="mt-5 flex h-2.5 gap-0.5 overflow-hidden rounded-full forced-color-adjust-none"
      >
        {ORDER.map(
          (state) =>
            coverage[state] > 0 && (
              <span
                key={state}
                style={{ flexGrow: coverage[state] }}
                className={cx('min-w-1', GROUNDS[state])}
              />
            ),
        )}
      </div>
      <ul
        aria-label={heading.parts}
        className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs tabular-nums max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),auto))]"
      >
        {/* Most students never say that they know one. */}
        {ORDER.map(
          (state, at) =>
            (state !== 'known' || coverage.known > 0) && (
              <li
                key={state}
                className={cx(
                  'flex flex-wrap items-center gap-x-1.5',
                  state === 'known' && 'max-sm:col-span-full',
                )}
              >
                <StateMark state={state} />
                <span> </span>
                <span className="text-soft">{heading.part(percents[at] ?? 0, coverage[state] > 0)}</span>
              </li>
            ),
        )}
      </ul>
      {guessed !== 'none' && <p className="measure mt-3 text-soft text-xs">{heading.guessed[guessed]}</p>}
    </Panel>
  )
}

function Figure({ value, children }: { value: string; children: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 sm:flex-col">
      <span className="font-semibold text-xl tracking-tight">{value}</span>
      <span className="text-soft sm:text-sm">{children}</span>
    </p>
  )
}
