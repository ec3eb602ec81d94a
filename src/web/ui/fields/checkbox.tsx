import check from 'icon:check'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/icon.tsx'

interface CheckboxProps {
  checked: boolean
  /** Some of what it stands for is ticked. */
  mixed?: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  describedBy?: string
  className?: string
  children: ReactNode
}

export function Checkbox(props: CheckboxProps) {
  const { checked, mixed = false, onChange, disabled, describedBy, className, children } = props
  return (
    <label
      className={cx(
        'group relative inline-flex min-h-11 items-center gap-2.5 text-sm has-disabled:text-soft',
        className,
      )}
    >
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span className="flex size-5 shrink-0 items-center justify-center rounded-sm border border-edge bg-sheet text-on-accent fade-colors peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2 peer-disabled:opacity-50">
        {mixed && <span className="w-2.5 border-accent border-t-[2.5px]" />}
        {checked && <Icon of={check} className="size-4 stroke-[2.5]" />}
      </span>
      <span>{children}</span>
    </label>
  )
}
