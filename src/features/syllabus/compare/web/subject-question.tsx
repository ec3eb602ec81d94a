import { useState } from 'react'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import type { Decisions } from '../contract.ts'
import { copy } from '../copy.ts'
import { type AskedSubject, answerOf, answerTo } from '../lines.ts'
import { type Asking, DifferenceLines } from './difference-lines.tsx'

const { difference: words } = copy

interface SubjectQuestionProps {
  subject: AskedSubject
  decisions: Decisions
  onDecide: Asking['onDecide']
  /** The student went on without an answer. */
  isMissed: boolean
}

/** Asks once whether two subjects are one; each of its topics may get another answer. */
export function SubjectQuestion({ subject, decisions, onDecide, isMissed }: SubjectQuestionProps) {
  const [isOpen, open] = useState(false)
  const { before, after, lines } = subject
  const answer = answerOf(decisions, subject)
  const isWrong = isMissed && answer === undefined
  return (
    <div className="text-sm" data-invalid={isWrong || undefined}>
      <p className="wrap-anywhere">
        <span className="mr-1 text-soft text-xs">{words.before}</span>
        <span> </span>
        <span className="text-soft">{before}</span>
      </p>
      <p className="mt-1 wrap-anywhere">
        <span className="mr-1 text-soft text-xs">{words.after}</span>
        <span>{` ${after}`}</span>
      </p>
      <div className="mt-2">
        <Segmented
          label={
            <>
              <span>{`${words.subjectQuestion} `}</span>
              <span className="sr-only">{after}</span>
            </>
          }
          options={[
            { value: 'same', label: words.isSameSubject },
            { value: 'other', label: words.isOtherSubject },
          ]}
          value={answer === 'same' || answer === 'other' ? answer : null}
          onChange={(value) =>
            onDecide(
              lines.map(({ line }) => line),
              value === 'same',
            )
          }
        />
        {isWrong && <p className="mt-1.5 text-poor">{words.unanswered}</p>}
      </div>
      <TextButton aria-expanded={isOpen} onClick={() => open(!isOpen)} className="mt-1 min-h-11">
        {words.each(lines.length)}
      </TextButton>
      {isOpen && (
        <DifferenceLines
          lines={lines}
          asking={{ onDecide, answer: (line) => answerTo(decisions, line) ?? null }}
        />
      )}
    </div>
  )
}
