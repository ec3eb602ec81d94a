import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { Running } from '../../session.ts'
import { MinutesForm } from '../../web/minutes-form.tsx'
import { dispatch } from '../../web/use-timer.ts'
import { copy } from '../copy.ts'
import { leadFor, minutesCounted, mostMinutesAgo } from '../rules.ts'

const MINUTE_MS = 60_000

interface LateFieldProps {
  userId: string
  timer: Running
  onDone: () => void
}

/** Asks how long ago the study began, for a student who pressed INICIAR late. */
export function LateField({ userId, timer, onDone }: LateFieldProps) {
  const lead = Math.round(timer.lead / MINUTE_MS)

  const say = async (minutes: number) => {
    const now = Date.now()
    const by = leadFor(timer, minutes, now)
    await dispatch(userId, { type: 'startedLate', by }, now)
    notify(copy.said(Math.round(by / MINUTE_MS)))
    onDone()
  }
  const undo = async () => {
    await dispatch(userId, { type: 'startedLate', by: 0 })
    notify(copy.undone)
  }

  return (
    <>
      <MinutesForm
        label={copy.label}
        action={copy.action}
        wrongWith={(minutes) => wrongWith(minutes, timer, Date.now())}
        onSend={say}
      />
      {lead > 0 && (
        <p className="mt-1.5 text-soft text-xs">
          <span>{`${copy.shown(lead)}. `}</span>
          <TextButton onClick={undo}>{copy.undo}</TextButton>
        </p>
      )}
    </>
  )
}

function wrongWith(minutes: number, timer: Running, now: number): string | undefined {
  if (minutes === 0) return copy.invalid
  const [already, most] = [minutesCounted(timer, now), mostMinutesAgo(timer, now)]
  if (minutes <= already) return copy.counted(already)
  return minutes > most ? copy.most(most) : undefined
}
