import { useRef } from 'react'
import type { Day } from '../../../../shared/calendar.ts'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { OutlineNode } from '../../outline/rules.ts'
import { copy } from '../copy.ts'
import { dayOfSince, sinceOf } from '../rules.ts'
import { sayKnown } from './queries.ts'
import { SinceChips } from './since-chips.tsx'

interface KnownSinceProps {
  userId: string
  /** A topic without others below it, and without records. */
  node: OutlineNode
  topicId: number
  today: Day
}

/** 'Já sei' of one topic, with its span and a button to undo it. */
export function KnownSince({ userId, node, topicId, today }: KnownSinceProps) {
  const { knownOn } = node
  const choices = useRef<HTMLDivElement>(null)
  const say = async (studied_on: Day | null) => {
    // An item may have several topics after a join; the mark of each is removed.
    const topic_ids = studied_on === null ? [...node.topicIds] : [topicId]
    if (!(await sayKnown(userId, { topic_ids, studied_on }, node.title())))
      notify(copy.failed, { tone: 'poor' })
  }
  const undo = () => {
    // The button disappears with the mark that it removes.
    choices.current?.querySelector('input')?.focus()
    say(null)
  }
  return (
    <section aria-label={copy.title} className="rounded-md border border-rule p-4 text-sm">
      <div ref={choices}>
        <SinceChips
          label={copy.title}
          value={knownOn === null ? null : sinceOf(knownOn, today)}
          onChange={(since) => say(dayOfSince(since, today))}
        />
      </div>
      <p className="mt-3 text-soft">{knownOn ? copy.said : copy.ask}</p>
      {knownOn && (
        <TextButton onClick={undo} className="-mb-2 mt-1 min-h-11">
          {copy.undo}
        </TextButton>
      )}
    </section>
  )
}
