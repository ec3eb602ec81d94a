import { type ComponentProps, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconShapes } from '../icons/icon.tsx'
import { Spinner } from '../states/spinner.tsx'
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts'
import { Hint } from './hint.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconShapes | undefined
  /** Keeps its place and the focus but does nothing; the label must say so, as 'Salvando...'. */
  busy?: boolean
  disabledHint?: string | false | null | undefined
  /** Use it only where the screen already gives the reason. */
  disabled?: boolean | undefined
  /** Ignores the second click of a double click, however fast the answer; submit buttons always do. */
  once?: boolean
}

export function Button(props: ButtonProps) {
  const { tone, size, icon, busy, disabledHint, disabled, className, children, onClick, ...others } = props
  const { once = others.type === 'submit', ...rest } = others
  const hintId = useId()
  const off = Boolean(busy || disabledHint || disabled)
  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={off || undefined}
      aria-describedby={disabledHint ? hintId : rest['aria-describedby']}
      onClick={(event) => (off || (once && event.detail > 1) ? event.preventDefault() : onClick?.(event))}
      className={cx(buttonStyle(tone, size), className)}
    >
      {busy ? <Spinner className="size-4" /> : icon && <Icon of={icon} className="size-4.5" />}
      <span className="contents">{children}</span>
    </button>
  )
  if (!('disabledHint' in props)) return button
  // The wrapper stays when the hint goes, so that the button stays the same element and keeps the focus.
  return (
    <Hint id={hintId} text={disabledHint} onTap>
      {button}
    </Hint>
  )
}
