import { type ComponentProps, useId } from 'react'
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts'
import { cx } from './cx.ts'
import { Hint } from './hint.tsx'
import { Icon, type IconShapes } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconShapes | undefined
  /** While true the button keeps its place and the focus but does nothing; say so in its label, as 'Salvando...'. */
  busy?: boolean
  /** Why the button cannot be used now: it stays reachable by keyboard and tells this text. */
  disabledHint?: string | false | null | undefined
  /** Cannot be used now, for a reason that the screen already tells. */
  disabled?: boolean | undefined
  /** A double click counts as one press, however fast the first was answered; so it is with every submit button. */
  once?: boolean
}

/** A button. One that cannot be used keeps the focus order and says why, by `aria-disabled` and a hint. */
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
      {children}
    </button>
  )
  if (!disabledHint) return button
  return (
    <Hint id={hintId} text={disabledHint} onTap>
      {button}
    </Hint>
  )
}
