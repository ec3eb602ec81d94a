import menu from 'icon:menu'
import panelLeft from 'icon:panel-left'
import { type Ref, useId } from 'react'
import { Hint } from '../../../web/ui/actions/hint.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from './copy.ts'

interface SidebarToggleProps {
  folded: boolean
  onToggle: () => void
  ref: Ref<HTMLButtonElement>
}

/** Below 1024 px it has a label, because nothing else names the icons on a touch screen. */
export function SidebarToggle({ folded, onToggle, ref }: SidebarToggleProps) {
  const label = folded ? copy.unfold : copy.fold
  return (
    <Hint id={useId()} text={label} side="right">
      <button
        ref={ref}
        type="button"
        aria-label={label}
        aria-expanded={!folded}
        onClick={onToggle}
        className="inline-flex size-11 flex-col items-center justify-center rounded-md text-soft fade-colors hover:bg-ink/6 hover:text-ink max-lg:folded:h-auto max-lg:folded:w-13 max-lg:folded:py-1.5 max-lg:folded:text-ink"
      >
        <Icon of={panelLeft} className="size-5 max-lg:folded:hidden" />
        <Icon of={menu} className="hidden size-5 max-lg:folded:block" />
        <span className="hidden text-xs max-lg:folded:block">{copy.menu}</span>
      </button>
    </Hint>
  )
}
