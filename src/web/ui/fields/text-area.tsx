import { Label } from 'react-aria-components/Label'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { cx } from '../cx.ts'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'

interface TextAreaProps extends Omit<TextFieldProps, 'children' | 'className' | 'style'> {
  label: string
  description?: string | undefined
  error?: string | undefined
  /** It keeps its height and scrolls, for what may be pages long. */
  scrolls?: boolean
}

export function TextArea({ label, description, error, scrolls = false, ...rest }: TextAreaProps) {
  return (
    <TextField validationBehavior="aria" {...rest} isInvalid={Boolean(error)} className={fieldStyle}>
      <Label className={labelStyle}>{label}</Label>
      <AriaTextArea
        className={cx(inputStyle, 'resize-none py-2.5', scrolls ? 'h-56' : 'field-sizing-content min-h-44')}
      />
      <FieldTexts description={description} error={error} />
    </TextField>
  )
}
