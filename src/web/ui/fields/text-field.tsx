import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'
import { useLimit } from './use-limit.ts'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'maxLength'> {
  label: string
  description?: string | undefined
  error?: string | undefined
  placeholder?: string
  /** The most letters: a longer text shows an error, and the form waits. */
  limit?: number
  inputRef?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, description, error, placeholder, limit, inputRef, ...rest } = props
  const { over, field } = useLimit<HTMLDivElement>(rest.value ?? '', limit)
  return (
    <AriaTextField
      ref={field}
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(over ?? error)}
      className={fieldStyle}
    >
      <Label className={labelStyle}>{label}</Label>
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        {...(placeholder ? { placeholder } : {})}
        className={rest.inputMode === 'numeric' ? `${inputStyle} tabular-nums` : inputStyle}
      />
      <FieldTexts description={description} error={over ?? error} />
    </AriaTextField>
  )
}
