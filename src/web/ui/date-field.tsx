import calendar from 'icon:calendar'
import { useRef, useState } from 'react'
import { type Day, formatDay } from '../../shared/calendar.ts'
import { copy } from './copy.ts'
import { asTyped, dayTyped } from './date-text.ts'
import { Icon } from './icon.tsx'
import { TextField } from './text-field.tsx'

interface DateFieldProps {
  label: string
  /** The name of the button that opens the calendar; other than the label, so that each is found by its own. */
  calendarLabel: string
  /** Undefined when none is chosen. */
  day: Day | undefined
  /** Is told a day that exists, as soon as it is written, or undefined when the field is emptied. */
  onChange: (day: Day | undefined) => void
  error?: string | undefined
}

/** A day, typed as dd/mm/aaaa whatever the device's language, or picked in the device's own calendar. */
export function DateField({ label, calendarLabel, day, onChange, error }: DateFieldProps) {
  const [text, setText] = useTextOf(day)
  const [isLeft, setLeft] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const write = (typed: string) => {
    const next = asTyped(typed, text)
    const written = dayTyped(next)
    setText(written === undefined ? next : formatDay(written))
    setLeft(false)
    if (next === '' || written !== undefined) onChange(written)
  }
  return (
    <div className="relative">
      <TextField
        label={label}
        placeholder={copy.dayPlaceholder}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={text}
        onChange={write}
        onBlur={() => setLeft(true)}
        error={wrongWith(text, isLeft) ?? error}
      />
      <div className="absolute top-7 right-0 size-11">
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={day ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
        {/* Without a hint: it would stand on this label or the next one, and the field has said what it is. */}
        <button
          type="button"
          aria-label={calendarLabel}
          onClick={() => picker.current?.showPicker()}
          className="relative inline-flex size-11 items-center justify-center rounded-md text-soft fade-colors hover:bg-ink/6 hover:text-ink"
        >
          <Icon of={calendar} />
        </button>
      </div>
    </div>
  )
}

/** The text of a day, until another is typed or comes from outside. */
function useTextOf(day: Day | undefined): [string, (text: string) => void] {
  const [known, setKnown] = useState(day)
  const [text, setText] = useState(day ? formatDay(day) : '')
  if (day !== known) {
    setKnown(day)
    setText(day ? formatDay(day) : '')
  }
  return [text, setText]
}

function wrongWith(text: string, isLeft: boolean): string | undefined {
  if (text === '' || dayTyped(text) !== undefined) return
  if (text.length === copy.dayPlaceholder.length) return copy.dayDoesNotExist
  return isLeft ? copy.dayIncomplete : undefined
}
