import chevronRight from 'icon:chevron-right'
import play from 'icon:play'
import type { Day } from '../../../shared/calendar.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import type { OutlineRow } from '../outline/rows.ts'
import type { OutlineNode } from '../outline/rules.ts'
import { StateMark } from './state-mark.tsx'

const { tree: words } = copy

interface TopicRowProps {
  row: OutlineRow
  today: Day
  isActive: boolean
  onStudy: (node: OutlineNode) => void
}

/** Cells of one row: the topic, the student's standing in it, and a button to study it. */
export function TopicRow({ row: { node, isOpen }, today, isActive, onStudy }: TopicRowProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of the tree grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its row takes the focus */}
      <div role="gridcell" className="flex min-w-0 flex-1 gap-1.5 py-2.5 indented">
        <span className="mt-0.5 flex h-5 w-[min(1.25rem,6vw)] shrink-0 items-center justify-center text-soft">
          {isOpen !== undefined && (
            <Icon
              of={chevronRight}
              className={cx('size-[min(1rem,5vw)] transition-transform', isOpen && 'rotate-90')}
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span
            className={cx('wrap-anywhere block text-sm', node.kind !== 'topic' && 'font-semibold text-base')}
          >
            {node.num && <span className="mr-0.5 text-soft tabular-nums">{`${node.num} `}</span>}
            <span>{node.text}</span>
          </span>
          <span className="mt-0.5 block text-soft text-xs tabular-nums">
            <NodeFacts node={node} today={today} />
          </span>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of the tree grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its row takes the focus */}
      <div role="gridcell" className="flex shrink-0 items-start pt-1">
        {node.kind !== 'block' && node.subject && (
          <IconButton
            icon={play}
            label={words.study(node.text)}
            tabIndex={isActive ? 0 : -1}
            className="w-[min(2.75rem,max(44px,12.5vw))]"
            onClick={() => onStudy(node)}
          />
        )}
      </div>
    </>
  )
}

function NodeFacts({ node, today }: { node: OutlineNode; today: Day }) {
  const { kind, state, share, sums, leaves, learned, importance, children } = node
  const isTopic = kind === 'topic'
  const facts = [
    ...(isTopic && children.length > 0 ? [words.learned(learned, leaves)] : []),
    ...(share > 0 ? [words.share(share)] : []),
    ...(importance ? [words.importance[importance]] : []),
    ...(sums.seconds > 0 ? [words.time(sums.seconds)] : []),
    ...(sums.questions > 0 ? [words.answers(sums.questions, sums.correct)] : []),
    ...(sums.lastOn ? [words.seen(sums.lastOn, today)] : []),
  ]
  return (
    <span className="flex min-w-0 flex-wrap gap-x-3">
      {isTopic && <StateMark state={state} />}
      {!isTopic && children.length > 0 && (
        // The rest begins a line of its own wherever it could not stand beside it in every row.
        <span className="inline-flex items-center gap-1.5 max-lg:basis-full">
          <Bubble fill={learned / leaves} className="size-4" />
          <span>{words.learned(learned, leaves)}</span>
        </span>
      )}
      <Facts items={facts} />
    </span>
  )
}
