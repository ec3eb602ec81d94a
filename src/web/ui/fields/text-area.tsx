import { Label } from 'react-aria-components/Label'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'

interface TextAreaProps extends Omit<TextFieldProps, 'children' | 'className' | 'style'> {
  label: string
  description?: string | undefined
  error?: string | undefined
}

export function TextArea({ label, description, error, ...rest }: TextAreaProps) {
  return (
    <TextField validationBehavior="aria" {...rest} isInvalid={Boolean(error)} className={fieldStyle}>
      <Label className={labelStyle}>{label}</Label>
      <AriaTextArea className={`${inputStyle} field-sizing-content min-h-44 resize-none py-2.5`} />
      <FieldTexts description={description} error={error} />
    </TextField>
  )
}
