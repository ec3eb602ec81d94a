import { type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { ListBoxContext, ListStateContext } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { afterPaint } from '../after-paint.ts'
import { popoverStyle } from './option-style.ts'

/** Opens and closes once the field has answered: on a small phone it is much work. */
export function ListPopover({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const isWanted = state?.isOpen ?? false
  const [isOpen, setOpen] = useState(false)
  useEffect(() => afterPaint(() => setOpen(isWanted)), [isWanted])
  return (
    <Popover isOpen={isOpen} onOpenChange={(open) => !open && state?.close()} className={popoverStyle}>
      <Still when={!isWanted}>{children}</Still>
    </Popover>
  )
}

/**
 * The list follows what is typed once that is shown; a closing one stays as it was. An unopened one still
 * tells its options to the field, which must know each.
 */
function Still({ when, children }: { when: boolean; children: ReactNode }) {
  const list = useDeferredValue(useContext(ListStateContext))
  const box = useDeferredValue(useContext(ListBoxContext))
  const [kept, keep] = useState({ list, box })
  if (!(when && list) && (kept.list !== list || kept.box !== box)) keep({ list, box })
  return (
    <ListStateContext value={kept.list}>
      <ListBoxContext value={kept.box}>{children}</ListBoxContext>
    </ListStateContext>
  )
}
