import plus from 'icon:plus'
import { type FormEvent, useState } from 'react'
import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import { notify } from '../../../web/notices.ts'
import { Button } from '../../../web/ui/button.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { copy } from '../copy.ts'
import { countIn } from '../rules.ts'

const MAX_MINUTES = Math.floor(MAX_STUDY_SECONDS / 60)

/** Adds minutes studied without the timer: a positive whole number (spec §5). */
export function AddMinutes({ onAdd }: { onAdd: (minutes: number) => void }) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const minutes = countIn(text) ?? 0
    if (minutes < 1 || minutes > MAX_MINUTES) return setRefused(text)
    onAdd(minutes)
    notify(copy.timer.added(minutes))
    setText('')
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <div className="w-36">
        <TextField
          label={copy.timer.add}
          inputMode="numeric"
          maxLength={4}
          placeholder="0"
          autoComplete="off"
          value={text}
          onChange={setText}
          error={refused === text ? copy.timer.minutesInvalid : undefined}
        />
      </div>
      <Button type="submit" icon={plus}>
        {copy.timer.addAction}
      </Button>
    </form>
  )
}
