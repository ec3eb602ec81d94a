import { useState } from 'react'
import { today } from '../../../shared/calendar.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import type { OfStudent, PanelProps } from '../../../web/panels/panels.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Chips } from '../../../web/ui/fields/chips.tsx'
import type { MockExamBody } from '../../mock-exams/contract.ts'
import type { MissedQuestion } from '../../mock-exams/rules.ts'
import { CAUSES, type Cause } from '../causes.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { keyInPaper, missedOn, paceOf } from '../paper.ts'
import { mistakePath } from '../pending.ts'
import { MistakeDialog } from './lazy-mistake-dialog.tsx'
import { bodyOf, saveMistake, tellFailed } from './queries.ts'
import { RefusedPanel } from './refused-panel.tsx'
import { useMistakes } from './use-mistakes.ts'

const { paper: words } = copy
const CHOICES = CAUSES.filter((cause) => cause !== 'lucky').map((value) => ({
  value,
  label: copy.causes[value],
}))

type PaperMissedProps = PanelProps<
  OfStudent & { examKey: string; paper: MockExamBody; missed: readonly MissedQuestion[] }
>

/** Lists a paper's missed questions by subject; one tap says the cause. */
export function PaperMissed({ userId, examKey, paper, missed, waiting }: PaperMissedProps) {
  const { mistakes } = useMistakes(userId)
  const [opened, open] = useState<Mistake>()
  if (!mistakes) return waiting
  const known = new Map(mistakes.map((mistake) => [mistake.key, mistake]))
  // A doubtful right answer is no mistake, and says nothing about a topic.
  const wrong = missed.filter(({ mark }) => mark !== 'right')
  const say = ({ number, subject_id, block }: MissedQuestion, cause: Cause) => {
    if (subject_id === null) return
    const key = keyInPaper(examKey, number)
    const before = known.get(key)
    const at = new Date()
    const day = today(at, studentDayZone())
    const fresh = missedOn({ examKey, paper, question: { number, subject_id }, cause, at, day })
    const body = before ? { ...bodyOf(before), cause } : fresh
    saveMistake(userId, { key, label: block, body }).catch(tellFailed)
  }
  if (wrong.length === 0) return null
  const paths = new Set(wrong.map(({ number }) => mistakePath(keyInPaper(examKey, number))))
  return (
    <>
      <RefusedPanel userId={userId} paths={paths} />
      <Panel title={words.title}>
        <p className="measure text-soft text-sm">{words.text}</p>
        <div className="mt-2 divide-y divide-rule">
          {[...Map.groupBy(wrong, ({ block }) => block)].map(([block, questions], index) => (
            <Block
              key={block}
              name={block}
              isFirst={index === 0}
              pace={paceOf(paper, block)}
              questions={questions.map((question) => ({
                question,
                mistake: known.get(keyInPaper(examKey, question.number)),
              }))}
              onSay={say}
              onOpen={open}
            />
          ))}
        </div>
        {opened && <MistakeDialog userId={userId} mistake={opened} onClose={() => open(undefined)} />}
      </Panel>
    </>
  )
}

interface Sorted {
  question: MissedQuestion
  mistake: Mistake | undefined
}

interface BlockProps {
  name: string
  isFirst: boolean
  pace: ReturnType<typeof paceOf>
  questions: readonly Sorted[]
  onSay: (question: MissedQuestion, cause: Cause) => void
  onOpen: (mistake: Mistake) => void
}

function Block({ name, isFirst, pace, questions, onSay, onOpen }: BlockProps) {
  const done = questions.filter(({ mistake }) => mistake).length
  const isLinked = questions.every(({ question }) => question.subject_id !== null)
  const isLate = questions.some(({ mistake }) => mistake?.cause === 'no_time')
  return (
    <details open={isFirst}>
      <summary className="discloses flex min-h-12 items-center gap-2">
        <span className="wrap-anywhere min-w-0 grow font-semibold">{name}</span>
        <span className="shrink-0 text-soft text-sm tabular-nums">
          {words.sorted(done, questions.length)}
        </span>
      </summary>
      {isLate && pace && (
        <p className="mb-2 text-sm">
          {words.pace(name, formatDuration(pace.own), formatDuration(pace.paper))}
        </p>
      )}
      {isLinked ? (
        <ul className="pb-2">
          {questions.map((sorted) => (
            <Question key={sorted.question.number} {...sorted} onSay={onSay} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <p className="pb-3 text-soft text-sm">{words.unlinked}</p>
      )}
    </details>
  )
}

function Question({ question, mistake, onSay, onOpen }: Sorted & Pick<BlockProps, 'onSay' | 'onOpen'>) {
  const { number, given, accepted } = question
  return (
    <li className="space-y-2 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-sm tabular-nums">{words.question(number, given, accepted)}</p>
        {mistake && (
          <TextButton aria-label={words.editNamed(number)} onClick={() => onOpen(mistake)}>
            {words.edit}
          </TextButton>
        )}
      </div>
      <Chips
        label={words.cause(number)}
        hideLabel
        options={CHOICES}
        value={mistake?.cause ?? null}
        onChange={(cause) => onSay(question, cause)}
      />
    </li>
  )
}
