import { useId } from 'react'

interface SegmentedProps<Value extends string> {
  label: string
  hideLabel?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** It has two to four short words that stand side by side. */
export function Segmented<Value extends string>({ label, hideLabel, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{label}</legend>
      <div className="inline-flex max-w-full gap-0.5 rounded-md bg-ink/7 p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center rounded-sm px-3 text-sm sm:px-4 text-soft fade-colors hover:text-ink has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
