import pencil from 'icon:pencil'
import type { ReactNode } from 'react'
import { carryMinutes } from '../../../features/records/carry-minutes.ts'
import type { ClockForm, SummaryForm } from '../../../features/records/rules.ts'
import { TimeFields } from '../../../features/records/web/time-fields.tsx'
import { formatDuration, splitSeconds } from '../../../shared/duration.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { copy } from './dialogs/copy.ts'

interface SummaryTimeProps {
  form: SummaryForm
  change: (patch: Partial<SummaryForm>) => void
  seconds: number
  error: string | undefined
}

/** Lets the student correct the timer, for instance after forgetting to stop it. */
export function SummaryTime({ form: { time }, change, seconds, error }: SummaryTimeProps) {
  const { summary } = copy
  const counted = formatDuration(seconds)
  if (!time) {
    return (
      <SummaryFact name={summary.time}>
        <span className="flex items-center justify-end">
          <span className="font-semibold text-xl tabular-nums tracking-tight">{counted}</span>
          <IconButton
            icon={pencil}
            label={summary.mendTime}
            onClick={() => change({ time: clockOf(seconds) })}
            className="-my-2 -mr-3"
          />
        </span>
      </SummaryFact>
    )
  }
  return (
    <fieldset>
      <legend className="sr-only">{summary.time}</legend>
      <TimeFields
        form={time}
        change={(patch) => change({ time: { ...time, ...patch } })}
        onBlur={() => change({ time: { ...time, ...carryMinutes(time) } })}
        error={error}
        autoFocus
      />
      <p className="mt-2 text-soft text-xs">
        <span>{`${summary.counted(counted)} `}</span>
        <TextButton onClick={() => change({ time: null })}>{summary.asCounted}</TextButton>
      </p>
    </fieldset>
  )
}

function clockOf(seconds: number): ClockForm {
  const parts = splitSeconds(seconds)
  return { hours: String(parts.hours), minutes: String(parts.minutes), seconds: String(parts.seconds) }
}

export function SummaryFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <span className="shrink-0 text-soft">{name}</span>
      <span className="min-w-0 wrap-anywhere text-right">{children}</span>
    </div>
  )
}
