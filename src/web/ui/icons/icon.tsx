import { createElement } from 'react'
import { cx } from '../cx.ts'

export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

interface IconProps {
  of: IconShapes
  className?: string | undefined
}

/** Hidden from screen readers: an icon never carries a meaning alone. */
export function Icon({ of, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('shrink-0', className ?? 'size-5')}
    >
      {of.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  )
}
