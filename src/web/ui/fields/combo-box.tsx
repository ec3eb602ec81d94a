import chevronDown from 'icon:chevron-down'
import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { afterPaint } from '../after-paint.ts'
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
  /** Whether an option, by its name, fits what was typed; without it the name itself has to. */
  isFound?: (name: string, typed: string) => boolean
  emptyText: string
  placeholder?: string
  description?: string | undefined
  error?: string | undefined
  disabled?: boolean
}

export function ComboBox<Id extends string | number>(props: ComboBoxProps<Id>) {
  const { label, options, value, onChange, isFound, emptyText, description, error, disabled = false } = props
  const { placeholder = copy.choose } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <AriaComboBox
      defaultItems={options}
      {...(isFound && { defaultFilter: isFound })}
      value={value}
      onChange={(key: unknown) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      validationBehavior="aria"
      className={fieldStyle}
    >
      <Label className={labelStyle}>{label}</Label>
      <Group className="relative outline-none">
        <Input ref={input} placeholder={placeholder} className={`${inputStyle} pr-11`} />
        <Button className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-soft hover:text-ink">
          <Icon of={chevronDown} className="size-4" />
        </Button>
      </Group>
      <FieldTexts description={description} error={error} />
      <OpenOnFocus input={input} />
      <ListPopover>
        <OptionList emptyText={emptyText} />
      </ListPopover>
    </AriaComboBox>
  )
}

/** The list opens once the focus is shown: it is much work on a small phone. */
function OpenOnFocus({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const state = useContext(ComboBoxStateContext)
  const isFocused = state?.isFocused ?? false
  const open = useEffectEvent(() => {
    // Who was faster has typed already, and sees what fits that.
    if (!state?.isOpen) state?.open(null, 'manual')
  })
  useEffect(() => {
    if (!isFocused) return
    input.current?.select()
    return afterPaint(open)
  }, [isFocused, input])
  return null
}
