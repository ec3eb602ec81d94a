import { copy } from './copy.ts'
import { screens, support } from './menu.ts'
import { NavEntry } from './nav-entry.tsx'
import { SettingsGroup } from './settings-group.tsx'

interface AreaNavProps {
  unfold?: (() => void) | undefined
}

export function AreaNav({ unfold }: AreaNavProps) {
  return (
    <nav aria-label={copy.navigation}>
      <ul className="space-y-0.5">
        {screens.map((entry) => (
          <NavEntry key={entry.to} entry={entry} />
        ))}
        <SettingsGroup unfold={unfold} />
        <NavEntry entry={support} />
      </ul>
    </nav>
  )
}
