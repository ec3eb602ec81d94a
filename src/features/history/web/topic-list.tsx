import { useState } from 'react'
import { formatCount } from '../../../shared/count.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { useOnPaper } from '../../../web/device/media.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import type { TopicSums } from '../contract.ts'
import { copy } from '../copy.ts'

const { columns: heads, caption, none, more } = copy.topics

/** One tap draws at most this many of thousands. */
const AT_ONCE = 100

const nameOf = ({ topic }: TopicSums) => topic ?? none
const rateOf = ({ correct, questions }: TopicSums) => copy.percent(correct, questions)

const columns: readonly Column<TopicSums>[] = [
  { title: heads.name, cell: nameOf },
  {
    title: heads.time,
    cell: ({ study_time }) => <span className="whitespace-nowrap">{formatDuration(study_time)}</span>,
    numeric: true,
  },
  { title: heads.correct, cell: ({ correct }) => formatCount(correct), numeric: true },
  { title: heads.incorrect, cell: ({ incorrect }) => formatCount(incorrect), numeric: true },
  { title: heads.questions, cell: ({ questions }) => formatCount(questions), numeric: true },
  { title: heads.rate, cell: rateOf, numeric: true },
]

interface TopicListProps {
  subject: string
  topics: readonly TopicSums[]
}

export function TopicList({ subject, topics }: TopicListProps) {
  const [most, setMost] = useState(AT_ONCE)
  const isOnPaper = useOnPaper()
  const shown = isOnPaper ? topics : topics.slice(0, most)
  const left = topics.length - shown.length
  return (
    <>
      <div className="hidden sm:block">
        <Table
          caption={caption(subject)}
          columns={columns}
          rows={shown}
          rowKey={({ topic }) => topic ?? ''}
        />
      </div>
      <ul aria-label={caption(subject)} className="divide-y divide-rule/70 sm:hidden">
        {shown.map((topic) => (
          <Topic key={topic.topic ?? ''} {...topic} />
        ))}
      </ul>
      {left > 0 && (
        <Button className="mt-4" onClick={() => setMost(most + AT_ONCE)}>
          {more(Math.min(AT_ONCE, left))}
        </Button>
      )}
    </>
  )
}

function Topic(topic: TopicSums) {
  const { study_time, correct, incorrect, questions } = topic
  const facts = [
    [heads.correct, formatCount(correct)],
    [heads.incorrect, formatCount(incorrect)],
    [heads.questions, formatCount(questions)],
    [heads.rate, rateOf(topic)],
  ] as const
  return (
    <li className="py-3 last:pb-0">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0 wrap-anywhere font-semibold">{nameOf(topic)}</span>
        <span className="shrink-0 whitespace-nowrap tabular-nums">{formatDuration(study_time)}</span>
      </p>
      <dl className="mt-1.5 grid grid-cols-4 gap-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-soft text-xs">{name}</dt>
            <dd className="text-sm tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
