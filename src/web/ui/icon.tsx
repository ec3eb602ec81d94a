import { createElement } from 'react'
import { cx } from './cx.ts'

/** The shapes that `import name from 'icon:name'` gives. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

interface IconProps {
  of: IconShapes
  /** Size and colour; 20 px and the text's colour unless said. */
  className?: string | undefined
}

/** A Lucide icon drawn in the text's colour; never the only bearer of a meaning, so hidden from screen readers. */
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
