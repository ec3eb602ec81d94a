import { type ReactNode, useContext, useEffect, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { afterPaint } from '../after-paint.ts'
import { popoverStyle } from './option-style.ts'

/** Opens after the field has reacted: on a small phone it is much work. */
export function ListPopover({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const isWanted = state?.isOpen ?? false
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isWanted) return afterPaint(() => setReady(true))
    setReady(false)
  }, [isWanted])
  return (
    <Popover
      isOpen={isWanted && isReady}
      onOpenChange={(open) => !open && state?.close()}
      className={popoverStyle}
    >
      {children}
    </Popover>
  )
}
