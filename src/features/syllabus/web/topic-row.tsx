import chevronRight from 'icon:chevron-right'
import play from 'icon:play'
import type { Day } from '../../../shared/calendar.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
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
export function TopicRow({ row: { node, isOpen, isEven }, today, isActive, onStudy }: TopicRowProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of the tree grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its row takes the focus */}
      <div role="gridcell" className="flex min-w-0 flex-1 gap-1.5 py-2.5 indented">
        <span
          data-toggle={isOpen === undefined ? undefined : ''}
          className="relative mt-0.5 flex h-5 w-[min(1.25rem,6vw)] shrink-0 items-center justify-center text-soft before:absolute before:-inset-3"
        >
          {isOpen !== undefined && (
            <Icon
              of={chevronRight}
              className={cx('size-[min(1rem,5vw)] transition-transform', isOpen && 'rotate-90')}
            />
          )}
        </span>
        <span className="min-w-0 flex-1 items-baseline gap-x-4 @4xl:flex">
          <span className={cx('flex min-w-0 flex-1 gap-x-2 text-sm', node.kind !== 'topic' && 'text-base')}>
            {node.kind === 'subject' && node.subject && (
              <SubjectFace id={node.subject.id} name={node.text} className="size-5.5 cramped:hidden" />
            )}
            <span className={cx('wrap-anywhere min-w-0', node.kind !== 'topic' && 'font-semibold')}>
              {node.num && <span className="mr-0.5 text-soft tabular-nums">{`${node.num} `}</span>}
              <span>{node.text}</span>
              {node.importance && (
                <span className="ml-2 font-normal text-soft text-xs">
                  {words.importance[node.importance]}
                </span>
              )}
            </span>
          </span>
          <span className="mt-0.5 block text-soft text-xs tabular-nums">
            <NodeFacts node={node} today={today} isEven={isEven} />
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

/** Facts have columns beside the name on a wide screen; on a narrow one they stand below it, with dots. */
const COLUMNS = '@4xl:grid @4xl:shrink-0 @4xl:grid-cols-[8rem_3rem_5rem_3.25rem_3rem_5.5rem] @4xl:gap-x-2'

const PLACES = {
  share: '@4xl:col-start-2',
  time: '@4xl:col-start-3',
  answers: '@4xl:col-start-4 @4xl:col-span-2 @4xl:grid @4xl:grid-cols-subgrid',
  seen: '@4xl:col-start-6',
} as const

/** Names the columns for the eye alone: each row says the same in words. */
export const ColumnNames = () => (
  <div
    aria-hidden="true"
    className="hidden justify-end border-rule border-b pr-11 pb-1.5 text-soft text-xs @4xl:flex print:hidden"
  >
    <span className={COLUMNS}>
      {words.columns.map((name) => (
        <span key={name} className="first:text-left text-right">
          {name}
        </span>
      ))}
    </span>
  </div>
)

interface NodeFactsProps {
  node: OutlineNode
  today: Day
  isEven: boolean
}

/** Shortens a row's visible words to those that distinguish it from other rows. */
const USUAL = '@max-4xl:sr-only'

function NodeFacts({ node, today, isEven }: NodeFactsProps) {
  const { kind, state, share, sums, leaves, learned, children } = node
  const isTopic = kind === 'topic'
  const facts: (readonly [keyof typeof PLACES, readonly string[]])[] = []
  if (share > 0) facts.push(['share', words.shareParts(share)])
  if (sums.seconds > 0) facts.push(['time', [words.time(sums.seconds)]])
  if (sums.questions > 0) facts.push(['answers', words.answerParts(sums.questions, sums.correct)])
  if (sums.lastOn) facts.push(['seen', words.seenParts(sums.lastOn, today)])
  return (
    <span className={cx('flex min-w-0 flex-wrap gap-x-3', COLUMNS)}>
      {/* The rest begins a line of its own wherever it could not stand beside it in every row. */}
      <span className={cx('inline-flex flex-wrap items-center gap-x-1.5', !isTopic && 'max-lg:basis-full')}>
        {isTopic && (
          <span className={cx(state === 'new' && USUAL)}>
            <StateMark state={state} />
          </span>
        )}
        {!isTopic && children.length > 0 && <Bubble fill={learned / leaves} className="size-4" />}
        {children.length > 0 && <Words parts={words.learnedParts(learned, leaves)} />}
      </span>
      <span className="block overflow-x-clip @4xl:contents">
        <span className="-ml-3 flex flex-wrap @4xl:contents">
          {facts.map(([name, parts], index) => (
            <span
              key={name}
              className={cx(
                'relative @max-4xl:pl-3 @4xl:text-right',
                PLACES[name],
                isTopic && isEven && name === 'share' && USUAL,
              )}
            >
              {/* Left of a line's first fact it is cut off. */}
              {index > 0 && <span className="absolute left-0 w-3 text-center @4xl:hidden">{' · '}</span>}
              <Words parts={parts} />
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}

/** Figures and words in turns; where a column has a name, the words are left to screen readers. */
const Words = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => (
    <span key={part} className={index % 2 === 0 ? undefined : '@4xl:sr-only'}>
      {part}
    </span>
  ))
