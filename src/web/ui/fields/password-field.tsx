import eye from 'icon:eye'
import eyeOff from 'icon:eye-off'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { IconButton } from '../actions/icon-button.tsx'
import { copy } from '../copy.ts'
import { fieldStyle, inputStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { useLimit } from './use-limit.ts'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'placeholder' | 'inputRef'> {
  /** The account's e-mail, for password managers; null where the form asks for the e-mail itself. */
  email: string | null
}

export function PasswordField(props: PasswordFieldProps) {
  const { email, label, description, error, limit, onChange, ...rest } = props
  const { over, field } = useLimit<HTMLDivElement>(rest.value ?? '', limit)
  const [shown, setShown] = useState(false)
  return (
    <>
      {email && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <AriaTextField
        ref={field}
        validationBehavior="aria"
        spellCheck="false"
        {...rest}
        {...(onChange ? { onChange } : {})}
        type={shown ? 'text' : 'password'}
        isInvalid={Boolean(over ?? error)}
        className={fieldStyle}
      >
        <Label className={labelStyle}>{label}</Label>
        <div className="relative">
          <Input autoCapitalize="none" className={`${inputStyle} pr-12`} />
          <span className="absolute inset-y-0 right-0">
            <IconButton
              icon={shown ? eyeOff : eye}
              label={shown ? copy.hidePassword(label) : copy.showPassword(label)}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
        <FieldTexts description={description} error={over ?? error} />
      </AriaTextField>
    </>
  )
}
