import { useState } from 'react'
import { formatDay, timeOfDay, today } from '../../../shared/calendar.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { studentTimeZone } from '../../../web/time-zone.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { copy } from '../copy.ts'
import { elapsedSeconds, next, type Running, type TimerEvent } from '../timer/rules.ts'

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

/** Asks what to keep of a session that ran on for over 4 hours without a sign of life; nothing else can be done first. */
export function SilenceDialog({ timer, subject, onAnswer }: SilenceDialogProps) {
  const [now] = useState(() => Date.now())
  const zone = studentTimeZone()
  const seen = silence.lastSeen(formatDay(today(timer.seenAt, zone)), timeOfDay(timer.seenAt, zone))
  return (
    <Dialog open role="alertdialog" title={silence.title}>
      <p className="text-soft">{silence.text(subject, seen)}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        {ANSWERS.map(({ type, name, after }) => (
          <Button
            key={type}
            onClick={() => onAnswer({ type })}
            className="flex-col items-start! gap-0.5! py-2.5 text-left"
          >
            <span className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-base">{name}</span>
              <span className="tabular-nums">{formatDuration(elapsedSeconds(next(timer, { type }, now), now))}</span>
            </span>
            <span className="font-normal text-soft text-xs">{after}</span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
