import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'

interface HintProps {
  /** The id that the hinted control names in `aria-describedby`. */
  id: string
  text: string
  /** Where the bubble stands; above unless said. */
  side?: 'top' | 'bottom' | 'right'
  className?: string | undefined
  children: ReactNode
}

const SIDES = {
  top: 'bottom-full left-1/2 mb-2 -translate-x-1/2',
  bottom: 'top-full left-1/2 mt-2 -translate-x-1/2',
  right: 'left-full top-1/2 ml-2 -translate-y-1/2',
}

/** Shows a short text beside a control that is pointed at or has the focus; Escape puts it away. */
export function Hint({ id, text, side = 'top', className, children }: HintProps) {
  const [dismissed, setDismissed] = useState(false)
  const restore = () => setDismissed(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the control inside
    <span
      className={cx('group/hint relative inline-flex', className)}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseLeave={restore}
      onBlur={restore}
    >
      {children}
      <span
        role="tooltip"
        id={id}
        className={cx(
          'pointer-events-none invisible absolute z-30 w-max max-w-60 rounded-sm bg-ink px-2.5 py-1.5 text-center',
          'font-normal text-paper text-xs opacity-0 transition-opacity',
          !dismissed && 'group-focus-within/hint:visible group-focus-within/hint:opacity-100',
          !dismissed && 'group-hover/hint:visible group-hover/hint:opacity-100',
          SIDES[side],
        )}
      >
        {text}
      </span>
    </span>
  )
}
