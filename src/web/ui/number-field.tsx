import minus from 'icon:minus'
import plus from 'icon:plus'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { fieldStyle, labelStyle } from './field-style.ts'
import { FieldTexts } from './field-texts.tsx'
import { Icon } from './icon.tsx'

interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'> {
  label: string
  description?: string | undefined
  error?: string | undefined
}

const stepStyle =
  'flex w-11 shrink-0 items-center justify-center text-soft transition-colors hover:bg-ink/5 hover:text-ink disabled:opacity-40'

/** A whole number with keys for one less and one more; `minValue` and `maxValue` bound it. */
export function NumberField({ label, description, error, ...rest }: NumberFieldProps) {
  return (
    <AriaNumberField
      validationBehavior="aria"
      formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
      {...rest}
      isInvalid={Boolean(error)}
      className={fieldStyle}
    >
      <Label className={labelStyle}>{label}</Label>
      <Group className="flex min-h-11 overflow-hidden rounded-md border border-edge/70 bg-sheet transition-colors hover:border-edge has-[input:focus]:border-accent has-[input:focus]:ring-1 has-[input:focus]:ring-accent data-invalid:border-poor">
        <Button slot="decrement" className={stepStyle}>
          <Icon of={minus} className="size-4" />
        </Button>
        <Input className="w-full min-w-0 bg-transparent text-center text-base tabular-nums outline-none" />
        <Button slot="increment" className={stepStyle}>
          <Icon of={plus} className="size-4" />
        </Button>
      </Group>
      <FieldTexts description={description} error={error} />
    </AriaNumberField>
  )
}
