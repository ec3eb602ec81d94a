import { type ComponentProps, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconShapes } from '../icons/icon.tsx'
import { Hint, type HintSide } from './hint.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  icon: IconShapes
  label: string
  /** Replaces the name as the hint. */
  disabledHint?: string | false | null | undefined
  side?: HintSide
}

export function IconButton({
  icon,
  label,
  disabledHint,
  side,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const hintId = useId()
  return (
    <Hint id={hintId} text={disabledHint || label} onTap={Boolean(disabledHint)} {...(side ? { side } : {})}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={Boolean(disabledHint) || undefined}
        aria-describedby={disabledHint ? hintId : undefined}
        onClick={disabledHint ? undefined : onClick}
        className={cx(
          'inline-flex print:hidden size-11 items-center justify-center rounded-md text-soft fade-colors hover:bg-ink/6 hover:text-ink',
          'aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
          className,
        )}
      >
        <Icon of={icon} />
      </button>
    </Hint>
  )
}
