import { type FormEvent, useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { countIn } from '../../../records/rules.ts'
import type { Running } from '../../session.ts'
import { dispatch } from '../../web/use-timer.ts'
import { copy } from '../copy.ts'
import { leadFor, minutesCounted, mostMinutesAgo } from '../rules.ts'

const MINUTE_MS = 60_000

interface LateFieldProps {
  userId: string
  timer: Running
  /** Called when it was said. */
  onSaid: () => void
}

/** Who pressed INICIAR late says how long ago the study began. */
export function LateField({ userId, timer, onSaid }: LateFieldProps) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<{ text: string; error: string }>()
  const lead = Math.round(timer.lead / MINUTE_MS)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const now = Date.now()
    const minutes = countIn(text)
    const error = wrongWith(minutes, timer, now)
    if (error !== undefined || minutes === undefined) return setRefused({ text, error: error ?? copy.invalid })
    const by = leadFor(timer, minutes, now)
    await dispatch(userId, { type: 'startedLate', by }, now)
    notify(copy.said(Math.round(by / MINUTE_MS)))
    onSaid()
  }
  const undo = async () => {
    await dispatch(userId, { type: 'startedLate', by: 0 })
    notify(copy.undone)
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="flex items-end gap-2">
        <div className="w-36">
          <TextField
            label={copy.label}
            inputMode="numeric"
            maxLength={4}
            placeholder="0"
            autoComplete="off"
            value={text}
            onChange={setText}
            error={refused?.text === text ? refused.error : undefined}
          />
        </div>
        <Button type="submit">{copy.action}</Button>
      </div>
      {lead > 0 && (
        <p className="mt-1.5 text-soft text-xs">
          {copy.shown(lead)}. <TextButton onClick={undo}>{copy.undo}</TextButton>
        </p>
      )}
    </form>
  )
}

function wrongWith(minutes: number | undefined, timer: Running, now: number): string | undefined {
  if (minutes === undefined || minutes === 0) return copy.invalid
  const [already, most] = [minutesCounted(timer, now), mostMinutesAgo(timer, now)]
  if (minutes <= already) return copy.counted(already)
  return minutes > most ? copy.most(most) : undefined
}
