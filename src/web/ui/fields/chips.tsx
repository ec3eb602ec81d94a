import { useId } from 'react'

interface ChipsProps<Value extends string> {
  label: string
  hideLabel?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of some choices that wrap where the screen is narrow. */
export function Chips<Value extends string>({ label, hideLabel, options, value, onChange }: ChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1 font-semibold text-sm'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-row items-center rounded-full border border-edge/50 px-3.5 text-sm text-soft fade-colors hover:border-edge hover:text-ink has-checked:border-accent has-checked:bg-wash has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
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
