import circleAlert from 'icon:circle-alert'
import { useId } from 'react'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import type { ClockForm } from '../rules.ts'

interface TimeFieldsProps {
  form: ClockForm
  change: (patch: Partial<ClockForm>) => void
  error: string | undefined
  autoFocus?: boolean
  onBlur?: () => void
}

export function TimeFields({ form, change, error, autoFocus = false, onBlur }: TimeFieldsProps) {
  const { form: words } = copy
  const errorId = useId()
  const described = error ? { 'aria-describedby': errorId } : {}
  const field = (name: keyof ClockForm, isFirst = false) => (
    <TextField
      label={words[name]}
      inputMode="numeric"
      autoComplete="off"
      {...described}
      autoFocus={isFirst && autoFocus}
      value={form[name]}
      onChange={(text) => change({ [name]: text })}
      {...(onBlur ? { onBlur } : {})}
    />
  )
  return (
    <div data-invalid={error ? true : undefined}>
      <div className="grid grid-cols-3 gap-4">
        {field('hours', true)}
        {field('minutes')}
        {field('seconds')}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-poor text-xs">
          <Icon of={circleAlert} className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
