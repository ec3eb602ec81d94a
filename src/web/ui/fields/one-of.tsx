import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

export interface OneOfProps<Value extends string> {
  label: ReactNode
  hideLabel?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

interface Look {
  list: string
  look: string
}

/** Radio buttons of which only the words show. */
export function OneOf<Value extends string>(props: OneOfProps<Value> & Look) {
  const { label, hideLabel, options, value, onChange, list, look } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{label}</legend>
      <div className={list}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex items-center text-sm text-soft fade-colors hover:text-ink has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent',
              look,
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
