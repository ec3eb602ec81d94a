import { useState } from 'react'
import { cx } from '../cx.ts'
import type { Elements } from '../elements.ts'

/** The preferred side; the bubble never leaves the screen. */
export type HintSide = 'top' | 'bottom' | 'right'

interface HintProps {
  /** The hinted control names it in `aria-describedby`. */
  id: string
  text: string | false | null | undefined
  side?: HintSide
  /** A tap or click also shows it. */
  onTap?: boolean
  children: Elements
}

export function Hint({ id, text, side = 'top', onTap = false, children }: HintProps) {
  const [dismissed, setDismissed] = useState(false)
  const restore = () => setDismissed(false)
  const shown = cx(
    'pointer-fine:group-hover/hint:block [:focus-visible~&]:block',
    onTap && 'group-focus-within/hint:block',
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    <span
      className="group/hint hinted"
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseLeave={restore}
      onBlur={restore}
    >
      {children}
      {text && (
        <span role="tooltip" id={id} data-side={side} className={cx('hint hidden', !dismissed && shown)}>
          {text}
        </span>
      )}
    </span>
  )
}
