import { formatDay } from '../../../shared/calendar.ts'
import { dotted } from '../../../shared/text.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Asked } from '../order/order.ts'
import { missedText, monthsAgo } from '../reasons/reasons.ts'
import { FigureList } from './figure-list.tsx'
import { useStart } from './use-start.ts'

export function WhyDialog({ step, onClose }: { step: GuideStep; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={step.name}>
      <p className="mb-4 text-soft">{`${dotted(copy.block(step))}. ${copy.sentence(step.reason)}`}</p>
      <StepFigures step={step} />
    </Dialog>
  )
}

/** The student may want only reviews, or only questions, for now. */
export interface Choosing {
  only: Asked['only']
  onOnly: (only: Asked['only']) => void
}

interface OtherDialogProps extends Choosing {
  others: readonly GuideStep[]
  onClose: () => void
  children?: Elements
}

const CHOICES = [
  ['all', copy.onlyAll],
  ['review', copy.onlyReview],
  ['questions', copy.onlyQuestions],
] as const

/** Steps to choose instead of the next one, and kinds of study to choose the day's steps from. */
export function OtherDialog({ others, only, onOnly, onClose, children }: OtherDialogProps) {
  return (
    <Dialog open onClose={onClose} title={copy.otherTitle}>
      <p className="mb-4 text-soft">{others.length > 0 ? copy.otherText : copy.noOther}</p>
      <ul className="space-y-4">
        {others.map((other) => (
          <StepLine key={other.topic} step={other} />
        ))}
      </ul>
      <h3 className="mt-6 mb-2 border-rule border-t pt-4 font-semibold">{copy.only}</h3>
      <div className="flex flex-wrap gap-2.5">
        {CHOICES.filter(([value]) => value !== (only ?? 'all')).map(([value, label]) => (
          <Button
            key={value}
            size="sm"
            onClick={() => {
              onClose()
              onOnly(value === 'all' ? undefined : value)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {children}
    </Dialog>
  )
}

const words = copy.figures

function StepFigures({ step }: { step: GuideStep }) {
  return <FigureList rows={figuresIn(step)} />
}

function figuresIn({ figures, kind }: GuideStep): [name: string, value: string][] {
  const { share, guessed, questions, correct, reviews, usual_minutes } = figures
  return [
    ...(share === null ? [] : [row(words.share[guessed ? 1 : 0], copy.formatShare(share))]),
    lastSeenIn(figures),
    ...(questions === 0 ? [] : [row(words.questions, words.right(correct, questions))]),
    ...missedIn(figures),
    ...(reviews === 0 ? [] : [row(words.reviews, String(reviews))]),
    ...(figures.spent_minutes === 0
      ? []
      : [row(words.spent[kind], copy.formatMinutes(figures.spent_minutes))]),
    ...(usual_minutes === null
      ? []
      : [row(words.usual(figures.usual_topics), copy.formatMinutes(usual_minutes))]),
    row(words.seen, words.right(figures.seen_topics, figures.subject_topics)),
  ]
}

function lastSeenIn({ said_days, last_on, unseen_days }: GuideStep['figures']) {
  if (said_days !== undefined) return row(words.said, monthsAgo(said_days))
  const isSeen = last_on !== null && unseen_days !== null
  return row(words.lastOn, isSeen ? `${formatDay(last_on)}, ${words.ago(unseen_days)}` : words.never)
}

const row = (name: string, value: string): [string, string] => [name, value]

const missedIn = ({ unknown, forgot }: GuideStep['figures']) => [
  ...(unknown ? [row(words.unknown, missedText(unknown))] : []),
  ...(forgot ? [row(words.forgot, missedText(forgot))] : []),
]

function StepLine({ step }: { step: GuideStep }) {
  const start = useStart()
  return (
    <li className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="line-clamp-4 wrap-anywhere font-semibold">{step.name}</p>
        <p className="text-soft text-sm">{`${dotted(copy.block(step))}. ${copy.sentence(step.reason)}`}</p>
      </div>
      <Button size="sm" onClick={() => start(step)} aria-label={`${copy.start}: ${step.name}`}>
        {copy.start}
      </Button>
    </li>
  )
}
