import { NavLink } from 'react-router'
import { AREA } from '../../../web/pages/paths.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { EntryName } from './entry-name.tsx'
import type { MenuEntry } from './menu.ts'
import { entryStyle } from './nav-style.ts'

interface NavEntryProps {
  entry: MenuEntry
  nested?: boolean
}

export function NavEntry({ entry: { to, label, short, icon }, nested }: NavEntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === AREA}
        prefetch="intent"
        title={label}
        className={cx(entryStyle, nested && 'pl-10')}
      >
        {!nested && <Icon of={icon} className="size-5 group-aria-[current=page]:text-accent" />}
        <EntryName label={label} short={short} />
      </NavLink>
    </li>
  )
}
