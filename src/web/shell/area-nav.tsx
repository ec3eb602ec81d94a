import { copy } from './copy.ts'
import { entries, support } from './entries.ts'
import { NavEntry } from './nav-entry.tsx'
import { SettingsGroup } from './settings-group.tsx'

interface AreaNavProps {
  /** Given while the menu is folded to its icons. */
  unfold?: (() => void) | undefined
}

/** The student area's menu (spec §2). */
export function AreaNav({ unfold }: AreaNavProps) {
  return (
    <nav aria-label={copy.navigation}>
      <ul className="space-y-0.5">
        {entries.map((entry) => (
          <NavEntry key={entry.to} entry={entry} />
        ))}
        <SettingsGroup unfold={unfold} />
        <NavEntry entry={support} />
      </ul>
    </nav>
  )
}
