import plus from 'icon:plus'
import { type FormEvent, useState } from 'react'
import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { countIn } from '../../records/rules.ts'
import { copy } from '../copy.ts'
import { elapsedSeconds } from '../rules.ts'
import type { Timer } from '../session.ts'

const MAX_MINUTES = Math.floor(MAX_STUDY_SECONDS / 60)

interface AddMinutesProps {
  timer: Timer
  onAdd: (minutes: number) => Promise<void>
}

export function AddMinutes({ timer, onAdd }: AddMinutesProps) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<{ text: string; error: string }>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const minutes = countIn(text) ?? 0
    const error = wrongWith(minutes, timer)
    if (error) return setRefused({ text, error })
    setText('')
    await onAdd(minutes)
    notify(copy.timer.added(minutes))
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <div className="w-36">
        <TextField
          label={copy.timer.add}
          inputMode="numeric"
          maxLength={9}
          placeholder="0"
          autoComplete="off"
          value={text}
          onChange={setText}
          error={refused?.text === text ? refused.error : undefined}
        />
      </div>
      <Button type="submit" icon={plus}>
        {copy.timer.addAction}
      </Button>
    </form>
  )
}

function wrongWith(minutes: number, timer: Timer): string | undefined {
  if (minutes < 1 || minutes > MAX_MINUTES) return copy.timer.minutesInvalid
  const room = Math.floor((MAX_STUDY_SECONDS - elapsedSeconds(timer, Date.now())) / 60)
  return minutes > room ? copy.timer.noRoom(room) : undefined
}
