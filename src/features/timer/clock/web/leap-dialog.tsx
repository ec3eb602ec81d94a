import { useMemo } from 'react'
import { Dialog } from '../../../../web/ui/dialogs/dialog.tsx'
import { next } from '../../rules.ts'
import type { Timer } from '../../session.ts'
import { TimedAnswer } from '../../web/timed-answer.tsx'
import { useElapsed } from '../../web/use-elapsed.ts'
import { copy } from '../copy.ts'

interface LeapDialogProps {
  timer: Timer
  subject: string
  leap: number
  onAnswer: (event: { type: 'slept' | 'clockSet' }) => void
}

/** Asks what a leap was, where no server can tell. */
export function LeapDialog({ timer, subject, leap, onAnswer }: LeapDialogProps) {
  const seconds = useElapsed(timer)
  const withLeap = useElapsed(useMemo(() => next(timer, { type: 'slept' }, Date.now()), [timer]))
  const leapSeconds = Math.round(leap / 1000)
  return (
    <Dialog open role="alertdialog" title={copy.title}>
      <p className="text-soft">{copy.text(subject, leapSeconds)}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        <TimedAnswer
          name={copy.slept}
          seconds={withLeap}
          after={copy.withIt}
          onPress={() => onAnswer({ type: 'slept' })}
        />
        <TimedAnswer
          name={copy.clockSet}
          seconds={seconds}
          after={copy.withoutIt}
          onPress={() => onAnswer({ type: 'clockSet' })}
        />
      </div>
    </Dialog>
  )
}
