import type { ComponentProps } from 'react'
import { type FormEvent, useState } from 'react'
import { wholeIn } from '../../../shared/typed-number.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'

interface MinutesFormProps {
  label: string
  action: string
  icon?: ComponentProps<typeof Button>['icon']
  /** The error for this many minutes, 0 where the text is not a number. */
  wrongWith: (minutes: number) => string | undefined
  onSend: (minutes: number) => Promise<void>
}

export function MinutesForm({ label, action, icon, wrongWith, onSend }: MinutesFormProps) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<{ text: string; error: string }>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const minutes = wholeIn(text) ?? 0
    const error = wrongWith(minutes)
    if (error !== undefined) return setRefused({ text, error })
    setText('')
    await onSend(minutes)
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <div className="w-36">
        <TextField
          label={label}
          inputMode="numeric"
          placeholder="0"
          autoComplete="off"
          value={text}
          onChange={setText}
          error={refused?.text === text ? refused.error : undefined}
        />
      </div>
      {/* Beside the field, whose error stands below. */}
      <Button type="submit" icon={icon} className="mt-7">
        {action}
      </Button>
    </form>
  )
}
