import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts'
import { cx } from './cx.ts'
import { Icon, type IconShapes } from './icon.tsx'

interface LinkButtonProps extends LinkProps {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconShapes
  className?: string
}

/** A link to another screen that looks like a button. */
export function LinkButton({ tone, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonStyle(tone, size), className)}>
      {icon && <Icon of={icon} className="size-4.5" />}
      {children}
    </Link>
  )
}
