import type { RefObject } from 'react'
import type { Decisions } from '../../amendment/contract.ts'
import { answerTo, type ShownLines } from '../lines.ts'
import { DifferenceGroup } from './difference-group.tsx'
import { type Asking, DifferenceLines } from './difference-lines.tsx'
import { SubjectQuestion } from './subject-question.tsx'

interface AskedLinesProps {
  shown: ShownLines
  decisions: Decisions
  onDecide: Asking['onDecide']
  /** The student went on without an answer. */
  isMissed: boolean
  subjects: RefObject<HTMLUListElement | null>
}

/** Shows the decisions to make, subjects first: their answer decides many topics. */
export function AskedLines({ shown, decisions, onDecide, isMissed, subjects }: AskedLinesProps) {
  return (
    <DifferenceGroup group="asks" count={shown.subjects.length + shown.asks.length}>
      {shown.subjects.length > 0 && (
        <ul ref={subjects} className="mt-2 divide-y divide-rule border-rule border-t last:border-b">
          {shown.subjects.map((subject) => (
            <li key={subject.key} className="pt-3 pb-1">
              <SubjectQuestion
                subject={subject}
                decisions={decisions}
                onDecide={onDecide}
                isMissed={isMissed}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.asks.length > 0 && (
        <DifferenceLines
          lines={shown.asks}
          // The proposal is that similar topics are the same.
          asking={{ onDecide, answer: (line) => answerTo(decisions, line) ?? 'same' }}
        />
      )}
    </DifferenceGroup>
  )
}
