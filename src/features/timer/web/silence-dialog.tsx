import { useState } from 'react'
import { formatDay, timeOfDay, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { copy } from '../copy.ts'
import { elapsedSeconds, lastSign, next } from '../rules.ts'
import type { Running, TimerEvent } from '../session.ts'
import { TimedAnswer } from './timed-answer.tsx'

interface SilenceDialogProps {
  timer: Running
  subject: string
  onAnswer: (event: TimerEvent) => void
}

const { silence } = copy

const ANSWERS = [
  { type: 'keepAll', name: silence.keepAll, after: silence.counting },
  { type: 'keepUntilSeen', name: silence.keepUntilSeen, after: silence.paused },
  { type: 'discard', name: silence.discard, after: silence.nothing },
] as const

/** Blocks everything else until the answer. */
export function SilenceDialog({ timer, subject, onAnswer }: SilenceDialogProps) {
  const [now] = useState(() => Date.now())
  const zone = studentTimeZone()
  const sign = lastSign(timer)
  const lastSeen = silence.lastSeen(formatDay(today(sign, zone)), timeOfDay(sign, zone))
  return (
    <Dialog open role="alertdialog" title={silence.title}>
      <p className="text-soft">{silence.text(subject, lastSeen)}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        {ANSWERS.map(({ type, name, after }) => (
          <TimedAnswer
            key={type}
            name={name}
            seconds={elapsedSeconds(next(timer, { type }, now), now)}
            after={after}
            onPress={() => onAnswer({ type })}
          />
        ))}
      </div>
    </Dialog>
  )
}
