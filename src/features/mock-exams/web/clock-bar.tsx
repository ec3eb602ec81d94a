import { memo, useEffect, useState } from 'react'
import { formatClock } from '../../../shared/duration.ts'
import { wholeIn } from '../../../shared/typed-number.ts'
import { rootChoice } from '../../../web/device/remembered-choice.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import type { MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { elapsedSeconds, withClockTurned } from '../marks/rules.ts'
import type { PaperDraft } from './use-paper.ts'

const { clock: words } = copy

const MOST_MINUTES = 24 * 60
const seen = rootChoice('paperTime', ['shown', 'hidden'])

/** The paper's time, which the student can hide or pause. */
export const ClockBar = memo(function ClockBar({ clock, open, change }: ClockBarProps) {
  if (!clock) return open ? <ClockForm change={change} /> : null
  return <Clock clock={clock} change={change} isOver={!open} />
})

interface ClockBarProps extends Pick<PaperDraft, 'change'>, Pick<MockExamBody, 'clock' | 'open'> {}

interface ClockProps extends Pick<PaperDraft, 'change'> {
  clock: NonNullable<MockExamBody['clock']>
  isOver: boolean
}

function Clock({ clock, change, isOver }: ClockProps) {
  const isRunning = clock.started_at !== null
  const isHidden = seen.use() === 'hidden'
  const turn = () => change(({ clock: now }) => (now ? { clock: withClockTurned(now, Date.now()) } : {}))
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {isHidden ? <span className="text-soft text-sm">{words.hidden}</span> : <Time clock={clock} />}
      <div className="-mr-3 flex">
        {!isOver && (
          <Button tone="quiet" size="sm" onClick={turn}>
            <span>{isRunning ? words.pause : words.resume}</span>
          </Button>
        )}
        <Button tone="quiet" size="sm" onClick={() => seen.set(isHidden ? 'shown' : 'hidden')}>
          <span>{isHidden ? words.show : words.hide}</span>
        </Button>
      </div>
    </div>
  )
}

/** The only part that draws itself every second. */
function Time({ clock }: Pick<ClockProps, 'clock'>) {
  const [now, setNow] = useState(Date.now)
  const isRunning = clock.started_at !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const left =
    clock.limit - elapsedSeconds(clock, isRunning ? Math.max(now, Date.parse(clock.started_at ?? '')) : 0)
  const text = formatClock(Math.abs(left))
  return (
    <span role="timer" className="font-semibold tabular-nums">
      {left >= 0 ? words.left(text) : words.over(text)}
    </span>
  )
}

function ClockForm({ change }: Pick<PaperDraft, 'change'>) {
  const [isAsked, setAsked] = useState(false)
  const [minutes, setMinutes] = useState('')
  const [error, setError] = useState<string>()
  const submit = useSubmit(false, () => {
    const limit = wholeIn(minutes) ?? 0
    if (limit < 1 || limit > MOST_MINUTES) return setError(words.wrongLimit)
    void change({ clock: { limit: limit * 60, before: 0, started_at: new Date().toISOString() } })
  })
  if (!isAsked) {
    return (
      <Button tone="quiet" size="sm" className="-ml-3 sm:-mr-3 sm:ml-0" onClick={() => setAsked(true)}>
        {words.withClock}
      </Button>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex w-full items-start gap-3">
      <div className="grow sm:w-60">
        <TextField
          label={words.limit}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={minutes}
          onChange={(typed) => {
            setMinutes(typed)
            setError(undefined)
          }}
          error={error}
        />
      </div>
      <Button type="submit" className="mt-7">
        {words.start}
      </Button>
    </form>
  )
}
