import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'

/** Where the bubble stands when there is room for it; it never leaves the screen. */
export type HintSide = 'top' | 'bottom' | 'right'

interface HintProps {
  /** The id that the hinted control names in `aria-describedby`. */
  id: string
  text: string
  side?: HintSide
  /** Also shows it after a tap or click, not only for the pointer and the keyboard. */
  onTap?: boolean
  children: ReactNode
}

/** Shows a short text beside a control that is pointed at or has the focus; Escape puts it away. */
export function Hint({ id, text, side = 'top', onTap = false, children }: HintProps) {
  const [dismissed, setDismissed] = useState(false)
  const restore = () => setDismissed(false)
  const shown = cx(
    'pointer-fine:group-hover/hint:block group-has-focus-visible/hint:block',
    onTap && 'group-focus-within/hint:block',
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the control inside
    <span
      className="group/hint hinted"
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseLeave={restore}
      onBlur={restore}
    >
      {children}
      <span role="tooltip" id={id} data-side={side} className={cx('hint hidden', !dismissed && shown)}>
        {text}
      </span>
    </span>
  )
}
