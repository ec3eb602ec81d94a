import chevronDown from 'icon:chevron-down'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { searched, textMatcher } from '../../../shared/find.ts'
import { fold } from '../../../shared/text.ts'
import { copy } from '../copy.ts'
import { Icon } from '../icons/icon.tsx'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'
import { ListPopover } from './list-popover.tsx'
import { OptionList } from './option-list.tsx'
import type { Option } from './option-style.ts'

interface ComboBoxProps<Id extends string | number> {
  label: string
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id | null) => void
  /** Whether an option, by its name, matches the typed text; by default the name must contain it. */
  isFound?: (name: string, typed: string) => boolean
  /** Called when the field gets the focus, so that the search can load its data. */
  onReach?: () => void
  emptyText: string
  placeholder?: string
  description?: string | undefined
  error?: string | undefined
  disabled?: boolean
}

export function ComboBox<Id extends string | number>(props: ComboBoxProps<Id>) {
  const { label, options, value, onChange, isFound, emptyText, description, error, disabled = false } = props
  const { placeholder = copy.choose, onReach } = props
  const reach = ({ target: input, isTrusted }: FocusEvent<HTMLInputElement>) => {
    // The component library also calls this when an option loses the highlight in the middle of typing.
    if (!isTrusted) return
    input.select()
    const { value } = input
    // A click sets the caret after the focus; text typed meanwhile stays.
    setTimeout(() => input.value === value && input.select())
    onReach?.()
  }
  // The component library accepts only an option reached by arrows, and drops typed text.
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (!TAKES.has(event.key) || input.hasAttribute('aria-activedescendant')) return
    const id = meantBy(input.value, props)
    if (id === undefined || id === value) return
    if (event.key === 'Enter') event.preventDefault()
    onChange(id)
  }
  return (
    <AriaComboBox
      defaultItems={options}
      {...(isFound && { defaultFilter: isFound })}
      value={value}
      onChange={(key: unknown) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      validationBehavior="aria"
      className={fieldStyle}
    >
      <Label className={labelStyle}>{label}</Label>
      {/* The list opens below the group: what is said of the field stays in sight. */}
      <Group className={`${fieldStyle} outline-none`}>
        <div className="relative">
          <Input
            placeholder={placeholder}
            onFocus={reach}
            onKeyDown={takeTyped}
            className={`${inputStyle} pr-11`}
          />
          <Button className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-r-md text-soft hover:text-ink">
            <Icon of={chevronDown} className="size-4" />
          </Button>
        </div>
        <FieldTexts description={description} error={error} />
      </Group>
      <ListPopover>
        <OptionList emptyText={emptyText} />
      </ListPopover>
    </AriaComboBox>
  )
}

const TAKES = new Set(['Enter', 'Tab'])

/** The option with this name, ignoring case and accents, or the only one that matches it. */
function meantBy<Id extends string | number>(
  typed: string,
  { options, isFound = contains }: Pick<ComboBoxProps<Id>, 'options' | 'isFound'>,
): Id | undefined {
  const name = fold(typed)
  if (!name) return undefined
  const found = options.filter((option) => isFound(option.name, typed))
  const only = found.length === 1 ? found[0] : undefined
  return (options.find((option) => fold(option.name) === name) ?? only)?.id
}

const contains = (name: string, typed: string) => textMatcher(typed)(searched(name))
