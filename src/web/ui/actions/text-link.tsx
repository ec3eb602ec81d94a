import { Link, type LinkProps } from 'react-router'
import { cx } from '../cx.ts'
import { textStyle } from './text-button.tsx'

export function TextLink({ className, ...rest }: LinkProps & { className?: string }) {
  return <Link {...rest} className={cx(textStyle, className)} />
}
