import { lazy, Suspense, useState } from 'react'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { afterPaint } from '../../../../web/ui/after-paint.ts'
import { usePreload } from '../../../../web/ui/dialogs/use-preload.ts'
import type { Outcome, Target } from '../contract.ts'
import { copy } from '../copy.ts'
import { hasOutcome, knownOutcome } from '../outcome.ts'

const { outcome: words } = copy

const parts = [() => import('./outcome-dialog.tsx')] as const
const OutcomeDialog = lazy(async () => ({ default: (await parts[0]()).OutcomeDialog }))

interface ExamOutcomeProps {
  userId: string
  target: Pick<Target, 'id' | 'body'> & Outcome
}

/** Shows how the exam went in the student's words, or a button to say it. */
export function ExamOutcome({ userId, target }: ExamOutcomeProps) {
  const [isOpen, setOpen] = useState(false)
  const outcome = knownOutcome(target, useOutbox(userId))
  const open = () => afterPaint(() => setOpen(true))
  usePreload(parts)
  return (
    <>
      {hasOutcome(outcome) ? (
        <div className="max-w-full">
          {outcome.points !== null && (
            <p className="font-semibold text-xl tabular-nums">{words.shown(outcome.points)}</p>
          )}
          {outcome.went && <p className="measure wrap-anywhere">{outcome.went}</p>}
          <TextButton onClick={open} className="-my-1.75 min-h-11">
            {words.change}
          </TextButton>
        </div>
      ) : (
        <Button onClick={open} className="max-sm:w-full">
          {words.tell}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <OutcomeDialog userId={userId} target={target} outcome={outcome} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
