import { type ReactNode, useContext, useEffect, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { afterPaint } from '../after-paint.ts'
import { popoverStyle } from './option-style.ts'

/** What a select or combo box opens and closes once the field has answered: on a small phone it is much work. */
export function ListPopover({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const isWanted = state?.isOpen ?? false
  const [isOpen, setOpen] = useState(false)
  useEffect(() => afterPaint(() => setOpen(isWanted)), [isWanted])
  return (
    <Popover isOpen={isOpen} onOpenChange={(open) => !open && state?.close()} className={popoverStyle}>
      {children}
    </Popover>
  )
}
