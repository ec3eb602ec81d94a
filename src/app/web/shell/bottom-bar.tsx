import { NavLink } from 'react-router'
import { AREA } from '../../../web/pages/paths.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from './copy.ts'
import { bottomBar } from './menu.ts'

/** The phone's bar with the daily screens, under the thumb; the menu has all others. */
export function BottomBar() {
  return (
    <nav
      aria-label={copy.bar}
      className="z-10 border-rule border-t bg-paper pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] tall:fixed tall:inset-x-0 tall:bottom-0 tall:h-(--bottom-bar) sm:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
        {bottomBar.map(({ to, icon, label, short }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === AREA}
              prefetch="intent"
              className="group flex h-13.75 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,3.4vw)] text-soft leading-tight -outline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              <Icon of={icon} className="size-5.5 rounded-full group-aria-[current=page]:stroke-[2.25]" />
              <span className="max-w-full truncate">{short ?? label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
