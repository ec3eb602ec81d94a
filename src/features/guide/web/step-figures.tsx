import { formatDay } from '../../../shared/calendar.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import { missedText, monthsAgo } from '../reasons/reasons.ts'
import { FigureList } from './figure-list.tsx'

const words = copy.figures

export function StepFigures({ step }: { step: GuideStep }) {
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
