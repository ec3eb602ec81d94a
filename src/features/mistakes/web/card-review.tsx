import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { today } from '../../../shared/calendar.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { Card } from './card.tsx'
import { answerCard } from './queries.ts'
import { countAnswer, saveReview, secondsOf } from './use-card-review.ts'

const { review: words } = copy

interface CardReviewProps {
  userId: string
  cards: readonly Mistake[]
  /** How many more cards are due after these. */
  left: number
  onAgain: () => void
}

/** Asks card after card; time and questions become records after the last, or when the page is left. */
export function CardReview({ userId, cards, left, onAgain }: CardReviewProps) {
  const [at, setAt] = useState(0)
  const [rights, setRights] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const shownAt = useRef(0)
  const card = cards[at]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card has a time of its own
  useEffect(() => {
    shownAt.current = performance.now()
  }, [at])
  const leave = useEffectEvent(() => void saveReview(userId).catch(() => undefined))
  useEffect(() => leave, [])
  if (!card) return <Done userId={userId} right={rights} all={cards.length} left={left} onAgain={onAgain} />
  const answer = async (right: boolean) => {
    if (isBusy) return
    setBusy(true)
    const now = new Date()
    const said = { mistake: card.key, day: today(now, studentDayZone()), right, at: now.toISOString() }
    try {
      await answerCard(userId, said, card.subject)
      const { subject_id, subject } = card
      countAnswer(userId, { subject_id, subject, right, time: performance.now() - shownAt.current })
      setRights(rights + Number(right))
      setAt(at + 1)
    } catch {
      notify(words.failed, { tone: 'poor' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <p className="text-soft text-sm tabular-nums">{words.progress(at + 1, cards.length)}</p>
      <ProgressBar label={words.title} percent={(100 * at) / cards.length} />
      <Card key={card.key} userId={userId} card={card} isBusy={isBusy} onAnswer={answer} />
    </div>
  )
}

interface DoneProps {
  userId: string
  right: number
  all: number
  left: number
  onAgain: () => void
}

function Done({ userId, right, all, left, onAgain }: DoneProps) {
  const [seconds] = useState(() => secondsOf(userId))
  const [isSent, setSent] = useState(true)
  useEffect(() => {
    saveReview(userId).then(setSent, () => setSent(false))
  }, [userId])
  return (
    <div role="status" className="mx-auto max-w-2xl space-y-4 rounded-lg border border-rule bg-sheet p-6">
      <p className="font-semibold text-xl">{words.doneTitle(right, all)}</p>
      <p className="text-soft">{isSent ? words.done(seconds) : words.doneKept(seconds)}</p>
      {left > 0 && <p className="text-soft">{words.left(left)}</p>}
      <div className="flex flex-wrap gap-2.5">
        {left > 0 && (
          <Button tone="primary" onClick={onAgain}>
            {words.again}
          </Button>
        )}
        <LinkButton to={`${AREA}/erros`}>{words.back}</LinkButton>
      </div>
    </div>
  )
}
