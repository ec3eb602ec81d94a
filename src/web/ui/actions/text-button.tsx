import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

export const textStyle =
  'print:hidden rounded-sm py-1 font-semibold text-accent text-sm underline decoration-1 underline-offset-4 hover:decoration-2'

export function TextButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'disabled'>) {
  return <button type="button" {...rest} className={cx(textStyle, className)} />
}
