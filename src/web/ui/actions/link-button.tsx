import { Link, type LinkProps } from 'react-router'
import { cx } from '../cx.ts'
import { Icon, type IconShapes } from '../icons/icon.tsx'
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts'

interface LinkButtonProps extends LinkProps {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconShapes
  className?: string
}

export function LinkButton({ tone, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonStyle(tone, size), className)}>
      {icon && <Icon of={icon} className="size-4.5" />}
      <span className="contents">{children}</span>
    </Link>
  )
}
