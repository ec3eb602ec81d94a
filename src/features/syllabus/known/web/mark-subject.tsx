import chevronRight from 'icon:chevron-right'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Day } from '../../../../shared/calendar.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { cx } from '../../../../web/ui/cx.ts'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import type { OutlineNode } from '../../outline/rules.ts'
import { StateMark } from '../../web/state-mark.tsx'
import { copy } from '../copy.ts'
import { isMarkable, isTicked, markableIn, sinceIn, type Ticks } from '../marks.ts'
import type { Since } from '../rules.ts'
import { SinceChips } from './since-chips.tsx'

const { many: words } = copy

interface MarkSubjectProps {
  subject: OutlineNode
  ticks: Ticks
  own: Since | undefined
  since: Since
  today: Day
  onTick: (subject: string, topics: readonly OutlineNode[], isOn: boolean) => void
  onSince: (subject: string, since: Since) => void
}

/** A subject to be ticked whole, or opened and ticked by topics. Others' ticks do not draw it anew. */
export const MarkSubject = memo(function MarkSubject(props: MarkSubjectProps) {
  const { subject, ticks, own, since, today, onTick, onSince } = props
  const [isOpen, open] = useState(false)
  // The tap is drawn before the topics.
  const isListed = useDeferredValue(isOpen)
  const listed = useDeferredValue(ticks)
  const topics = useMemo(() => markableIn(subject), [subject])
  const count = topics.filter((topic) => isTicked(topic, ticks)).length
  const when = sinceIn(topics, { ticks, own, since, today })
  const listId = useId()
  if (topics.length === 0)
    return (
      <li className="py-3 text-sm">
        <p className="wrap-anywhere font-semibold">{subject.text}</p>
        <p className="text-soft text-xs">{words.recorded}</p>
      </li>
    )
  return (
    <li className="py-1.5">
      <div className="flex items-center justify-between gap-2">
        <Checkbox
          checked={count === topics.length}
          mixed={count > 0 && count < topics.length}
          onChange={(isOn) => onTick(subject.id, topics, isOn)}
          className="min-w-0 grow py-1"
        >
          <span className="wrap-anywhere block font-semibold leading-snug">{subject.text}</span>
          {count > 0 && when && <span className="block text-soft text-xs">{copy.since[when]}</span>}
        </Checkbox>
        <Button
          tone="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => open(!isOpen)}
          className="-mr-3 min-h-11! shrink-0 font-normal! text-soft tabular-nums"
        >
          <span>
            <span>{words.count(count, topics.length)}</span>
            <span className="sr-only">{words.topicsOf(subject.text)}</span>
          </span>
          <Icon of={chevronRight} className={cx('size-4 transition-transform', isOpen && 'rotate-90')} />
        </Button>
      </div>
      <div id={listId}>
        {isOpen && isListed && (
          <div className="pt-1 pb-3 sm:pl-7">
            <SinceChips
              label={words.sinceOf}
              value={when}
              onChange={(chosen) => onSince(subject.id, chosen)}
            />
            <Topics subject={subject} ticks={listed} onTick={onTick} />
          </div>
        )}
      </div>
    </li>
  )
})

/** Draws the topics of an open subject; another time chosen for it does not draw them anew. */
const Topics = memo(function Topics({
  subject,
  ticks,
  onTick,
}: Pick<MarkSubjectProps, 'subject' | 'ticks' | 'onTick'>) {
  const tick = useMemo(
    () => (node: OutlineNode, isOn: boolean) => onTick(subject.id, markableIn(node), isOn),
    [subject, onTick],
  )
  return <TopicList nodes={subject.children} ticks={ticks} onTick={tick} />
})

interface TopicListProps {
  nodes: readonly OutlineNode[]
  ticks: Ticks
  onTick: TopicTickProps['onTick']
}

const TopicList = ({ nodes, ticks, onTick }: TopicListProps) => (
  <ul className="mt-2">
    {nodes.map((node) => {
      const topics = markableIn(node)
      const count = topics.filter((topic) => isTicked(topic, ticks)).length
      return (
        <li
          key={node.id}
          className="-mx-1 px-1 [contain-intrinsic-height:auto_2.75rem] [content-visibility:auto]"
        >
          <TopicTick
            node={node}
            isSome={count > 0}
            isAll={count > 0 && count === topics.length}
            canTick={topics.length > 0}
            onTick={onTick}
          />
          {node.children.length > 0 && (
            <div className="-mt-2 ml-3.5 sm:ml-7">
              <TopicList nodes={node.children} ticks={ticks} onTick={onTick} />
            </div>
          )}
        </li>
      )
    })}
  </ul>
)

interface TopicTickProps {
  node: OutlineNode
  isSome: boolean
  isAll: boolean
  canTick: boolean
  onTick: (node: OutlineNode, isOn: boolean) => void
}

/** Records outweigh a tick: a topic with records shows its state. */
const TopicTick = memo(function TopicTick({ node, isSome, isAll, canTick, onTick }: TopicTickProps) {
  const name = (
    <span className="wrap-anywhere leading-snug">
      {node.num && <span className="text-soft tabular-nums">{`${node.num} `}</span>}
      <span>{node.text}</span>
    </span>
  )
  if (canTick)
    return (
      <Checkbox
        checked={isAll}
        mixed={isSome && !isAll}
        onChange={(isOn) => onTick(node, isOn)}
        className="py-1.5"
      >
        {name}
      </Checkbox>
    )
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 text-sm">
      {name}
      {node.children.length === 0 && !isMarkable(node) && (
        <span className="text-xs">
          <StateMark state={node.state} />
        </span>
      )}
    </p>
  )
})
