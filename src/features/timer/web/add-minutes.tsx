import plus from 'icon:plus'
import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import { elapsedSeconds } from '../rules.ts'
import type { Timer } from '../session.ts'
import { MinutesForm } from './minutes-form.tsx'

const MAX_MINUTES = Math.floor(MAX_STUDY_SECONDS / 60)

interface AddMinutesProps {
  timer: Timer
  onAdd: (minutes: number) => Promise<void>
}

export function AddMinutes({ timer, onAdd }: AddMinutesProps) {
  const add = async (minutes: number) => {
    await onAdd(minutes)
    notify(copy.timer.added(minutes))
  }
  return (
    <MinutesForm
      label={copy.timer.add}
      action={copy.timer.addAction}
      icon={plus}
      wrongWith={(minutes) => wrongWith(minutes, timer)}
      onSend={add}
    />
  )
}

function wrongWith(minutes: number, timer: Timer): string | undefined {
  if (minutes < 1 || minutes > MAX_MINUTES) return copy.timer.minutesInvalid
  const room = Math.floor((MAX_STUDY_SECONDS - elapsedSeconds(timer, Date.now())) / 60)
  return minutes > room ? copy.timer.noRoom(room) : undefined
}
