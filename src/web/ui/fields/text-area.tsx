import { Label } from 'react-aria-components/Label'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { cx } from '../cx.ts'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'
import { useLimit } from './use-limit.ts'

interface TextAreaProps extends Omit<TextFieldProps, 'children' | 'className' | 'style' | 'maxLength'> {
  label: string
  description?: string | undefined
  error?: string | undefined
  /** Keeps its height and scrolls, for texts of many pages. */
  scrolls?: boolean
  limit?: number
}

export function TextArea({ label, description, error, scrolls = false, limit, ...rest }: TextAreaProps) {
  const { over, field } = useLimit<HTMLDivElement>(rest.value ?? '', limit)
  return (
    <TextField
      ref={field}
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(over ?? error)}
      className={fieldStyle}
    >
      <Label className={labelStyle}>{label}</Label>
      <AriaTextArea
        className={cx(inputStyle, 'resize-none py-2.5', scrolls ? 'h-56' : 'field-sizing-content min-h-44')}
      />
      <FieldTexts description={description} error={over ?? error} />
    </TextField>
  )
}
