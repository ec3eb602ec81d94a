import { NavLink } from 'react-router'
import { AREA } from '../paths.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import type { Entry } from './entries.ts'
import { entryStyle, foldable } from './nav-style.ts'

interface NavEntryProps {
  entry: Entry
  /** One step inwards, as part of a group. */
  nested?: boolean
}

/** A link to one of the area's screens. */
export function NavEntry({ entry: { to, label, icon }, nested }: NavEntryProps) {
  return (
    <li>
      <NavLink to={to} end={to === AREA} prefetch="intent" title={label} className={cx(entryStyle, nested && 'pl-10')}>
        {!nested && <Icon of={icon} className="size-5 group-aria-[current=page]:text-accent" />}
        <span className={cx('truncate', foldable)}>{label}</span>
      </NavLink>
    </li>
  )
}
