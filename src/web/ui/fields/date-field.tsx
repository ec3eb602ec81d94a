import calendar from 'icon:calendar'
import { type Ref, useRef, useState } from 'react'
import { type Day, formatDay } from '../../../shared/calendar.ts'
import { copy } from '../copy.ts'
import { Icon } from '../icons/icon.tsx'
import { asTyped, dayTyped } from './date-text.ts'
import { TextField } from './text-field.tsx'

interface DateFieldProps {
  label: string
  /** The name of the calendar's button, different from the label, so that each has its own. */
  calendarLabel: string
  day: Day | undefined
  /** Gets an existing day as soon as it is complete, or undefined when the field is emptied. */
  onChange: (day: Day | undefined) => void
  /** Also reports an incomplete day as undefined: a form must not use the previous day. */
  isWhole?: boolean
  last?: Day
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** Type a day as dd/mm/aaaa whatever the device's language, or pick it in the device's own calendar. */
export function DateField(props: DateFieldProps) {
  const { label, calendarLabel, day, onChange, isWhole = false, last, error, inputRef } = props
  const [text, setText] = useTextOf(day)
  const [isLeft, setLeft] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const write = (typed: string) => {
    const next = asTyped(typed, text)
    const written = dayTyped(next)
    setText(written === undefined ? next : formatDay(written))
    setLeft(false)
    if (isWhole || next === '' || written !== undefined) onChange(written)
  }
  return (
    <div className="relative">
      <TextField
        label={label}
        placeholder={copy.dayPlaceholder}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={write}
        onBlur={() => setLeft(true)}
        error={wrongWith(text, isLeft) ?? error}
        {...(inputRef && { inputRef })}
      />
      <div className="absolute top-7 right-0 size-11">
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={day ?? ''}
          max={last}
          onChange={({ target }) => onChange(target.value || undefined)}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
        {/* No hint: it would stand on this label or the next one, and the field has said what it is. */}
        <button
          type="button"
          aria-label={calendarLabel}
          onClick={() => picker.current?.showPicker()}
          className="relative inline-flex print:hidden size-11 items-center justify-center rounded-md text-soft fade-colors hover:bg-ink/6 hover:text-ink"
        >
          <Icon of={calendar} />
        </button>
      </div>
    </div>
  )
}

function useTextOf(day: Day | undefined): [string, (text: string) => void] {
  const [known, setKnown] = useState(day)
  const [text, setText] = useState(day ? formatDay(day) : '')
  if (day !== known) {
    setKnown(day)
    // An incomplete text is no day either, and stays.
    if (dayTyped(text) !== day) setText(day ? formatDay(day) : '')
  }
  return [text, setText]
}

function wrongWith(text: string, isLeft: boolean): string | undefined {
  if (text === '' || dayTyped(text) !== undefined) return
  if (text.length === copy.dayPlaceholder.length) return copy.dayDoesNotExist
  return isLeft ? copy.dayIncomplete : undefined
}
