import chevronDown from 'icon:chevron-down'
import settingsIcon from 'icon:settings'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../../web/ui/cx.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from './copy.ts'
import { EntryName } from './entry-name.tsx'
import { settings } from './menu.ts'
import { NavEntry } from './nav-entry.tsx'
import { entryStyle } from './nav-style.ts'

interface SettingsGroupProps {
  /** Present while the menu is folded to its icons. */
  unfold?: (() => void) | undefined
}

/** Unfolds a folded sidebar first, to make room for the group's entries. */
export function SettingsGroup({ unfold }: SettingsGroupProps) {
  const { pathname } = useLocation()
  const inside = settings.some(({ to }) => to === pathname)
  const [open, setOpen] = useState(inside)
  const listId = useId()

  const toggle = () => {
    setOpen(unfold !== undefined || !open)
    unfold?.()
  }

  return (
    <li>
      <button
        type="button"
        aria-expanded={open && !unfold}
        aria-controls={listId}
        title={copy.settings}
        onClick={toggle}
        className={cx(entryStyle, inside && 'text-ink')}
      >
        <Icon of={settingsIcon} className={cx('size-5', inside && 'text-accent')} />
        <EntryName label={copy.settings} short={copy.settingsShort} className="flex-1" />
        <Icon
          of={chevronDown}
          className={cx('-ml-2 size-3.5 transition-transform sm:folded:hidden', open && 'rotate-180')}
        />
      </button>
      <ul id={listId} hidden={!open} className="mt-0.5 space-y-0.5 sm:folded:hidden">
        {settings.map((entry) => (
          <NavEntry key={entry.to} entry={entry} nested />
        ))}
      </ul>
    </li>
  )
}
