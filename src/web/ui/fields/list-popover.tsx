import { type ReactNode, useContext, useEffect, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover, PopoverContext } from 'react-aria-components/Popover'
import { afterPaint } from '../after-paint.ts'
import { cx } from '../cx.ts'
import { popoverStyle } from './option-style.ts'

/**
 * Opens once the field has answered: on a small phone it is much work. On its way out the options go at once,
 * or a choice would draw each of them anew; what the list did to the page around it is taken back thereafter.
 */
export function ListPopover({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  // The field's options are counted in a copy that no popover is around; they stay in it.
  const isCopy = useContext(PopoverContext) === null
  const isWanted = state?.isOpen ?? false
  const [isThere, setThere] = useState(false)
  useEffect(
    () => (isWanted === isThere ? undefined : afterPaint(() => setThere(isWanted))),
    [isWanted, isThere],
  )
  const isLeaving = isThere && !isWanted && !isCopy
  return (
    <Popover
      isOpen={isThere}
      onOpenChange={(open) => !open && state?.close()}
      shouldSkipAnimation
      className={cx(popoverStyle, isLeaving && 'hidden')}
    >
      {isLeaving ? null : children}
    </Popover>
  )
}
