import { useId } from 'react'

interface RadioGroupProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; description?: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Chooses one of a few answers, one a line. */
export function RadioGroup<Value extends string>({ label, options, value, onChange }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-2.5 py-1.5 text-sm">
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="size-5 shrink-0 rounded-full border border-edge bg-sheet transition-all peer-checked:border-6 peer-checked:border-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2" />
          <span>
            {option.label}
            {option.description && <span className="block text-soft text-xs">{option.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
