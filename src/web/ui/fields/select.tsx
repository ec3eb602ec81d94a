import chevronDown from 'icon:chevron-down'
import { startTransition } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { copy } from '../copy.ts'
import { Icon } from '../icons/icon.tsx'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'
import { ListPopover } from './list-popover.tsx'
import { OptionList } from './option-list.tsx'
import type { Option } from './option-style.ts'

interface SelectProps<Id extends string | number> {
  label: string
  hideLabel?: boolean
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  placeholder?: string
  error?: string | undefined
  disabled?: boolean
}

export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, hideLabel, options, value, onChange, error, disabled = false } = props
  const { placeholder = copy.choose } = props
  const choose = (key: unknown) => {
    const chosen = options.find(({ id }) => id === key)
    // A whole chart may hang on it, so the list closes first.
    if (chosen) startTransition(() => onChange(chosen.id))
  }
  return (
    <AriaSelect
      value={value}
      onChange={choose}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      className={fieldStyle}
    >
      <Label className={hideLabel ? 'sr-only' : labelStyle}>{label}</Label>
      <Button className={`${inputStyle} flex items-center justify-between gap-2 text-left`}>
        <SelectValue className="min-w-0 truncate data-placeholder:text-soft" />
        <Icon of={chevronDown} className="size-4 text-soft" />
      </Button>
      <FieldTexts error={error} />
      <ListPopover>
        <OptionList items={options} emptyText="" />
      </ListPopover>
    </AriaSelect>
  )
}
