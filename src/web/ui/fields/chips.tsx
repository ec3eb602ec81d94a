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
      <div className="-mx-1 flex flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center rounded-md px-3 text-sm text-soft fade-colors hover:text-ink has-checked:bg-wash has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
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
