import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { fieldStyle, inputStyle, labelStyle, MAX_LENGTH } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> {
  label: string
  description?: string | undefined
  error?: string | undefined
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, description, error, placeholder, inputRef, ...rest } = props
  return (
    <AriaTextField
      maxLength={MAX_LENGTH}
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(error)}
      className={fieldStyle}
    >
      <Label className={labelStyle}>{label}</Label>
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        {...(placeholder ? { placeholder } : {})}
        className={rest.inputMode === 'numeric' ? `${inputStyle} tabular-nums` : inputStyle}
      />
      <FieldTexts description={description} error={error} />
    </AriaTextField>
  )
}
