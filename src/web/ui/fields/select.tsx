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

/** Keys that would change a closed list in some browsers, and so choose every option they pass. */
const CHANGING = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|\p{L}|\d)$/u

function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, target, currentTarget: list, altKey, ctrlKey, metaKey } = event
  if (target !== list || altKey || ctrlKey || metaKey || !CHANGING.test(key)) return
  if (!CSS.supports('selector(:open)') || list.matches(':open')) return
  event.preventDefault()
  list.showPicker()
}

/** The browser's own list: it opens at once at any length, and on a phone it is the familiar one. */
export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, hideLabel, options, value, onChange, placeholder = copy.choose } = props
  const id = useId()
  const [shown, show] = useOptimistic(value)
  const choose = (key: string) => {
    const chosen = options.find((option) => String(option.id) === key)
    if (!chosen) return
    // Shows the choice first, because a whole chart may depend on it.
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
            // A styled list would write a long choice over the arrow, and some browsers let it leave the page.
            'picks contain-paint overflow-clip text-ellipsis whitespace-nowrap pr-9 [overflow-clip-margin:content-box]',
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
