import chevronDown from 'icon:chevron-down'
import { type KeyboardEvent, startTransition, useId, useOptimistic } from 'react'
import { copy } from '../copy.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/icon.tsx'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import type { Option } from './option-style.ts'

interface SelectProps<Id extends string | number> {
  label: string
  hideLabel?: boolean
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  placeholder?: string
}

/** Keys that would change a closed list in some browsers, and so choose all that is passed. */
const CHANGING = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|\p{L}|\d)$/u

function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, target, currentTarget: list, altKey, ctrlKey, metaKey } = event
  if (target !== list || altKey || ctrlKey || metaKey || !CHANGING.test(key)) return
  if (!CSS.supports('selector(:open)') || list.matches(':open')) return
  event.preventDefault()
  list.showPicker()
}

/** The browser's own, whose list of any length opens at once, and on a phone is the one that it knows. */
export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, hideLabel, options, value, onChange, placeholder = copy.choose } = props
  const id = useId()
  const [shown, show] = useOptimistic(value)
  const choose = (key: string) => {
    const chosen = options.find((option) => String(option.id) === key)
    if (!chosen) return
    // A whole chart may hang on it, so the choice is shown first.
    startTransition(() => {
      show(chosen.id as Awaited<Id>)
      onChange(chosen.id)
    })
  }
  return (
    <div className={fieldStyle}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : labelStyle}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={shown ?? ''}
          onChange={({ target }) => choose(target.value)}
          onKeyDown={openInstead}
          className={cx(
            inputStyle,
            // A list in the kit's dress would write a long choice over the arrow.
            'picks overflow-clip text-ellipsis whitespace-nowrap pr-9 [overflow-clip-margin:content-box]',
            shown === null && 'text-soft',
          )}
        >
          {shown === null && (
            <option value="" hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon
          of={chevronDown}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-soft"
        />
      </div>
    </div>
  )
}
