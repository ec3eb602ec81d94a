import check from 'icon:check'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

interface CardChoiceProps {
  chosen: boolean
  /** Clicking the chosen one again unchooses it; who holds the choice decides. */
  onToggle: () => void
  icon?: ReactNode
  children: ReactNode
}

export function CardChoice({ chosen, onToggle, icon, children }: CardChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onToggle}
        className="group flex h-full min-h-16 w-full items-center gap-3.5 rounded-md border border-rule bg-sheet px-4 py-3 text-left text-sm fade-colors hover:border-edge aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:font-semibold"
      >
        {icon && <span className="flex text-soft fade-colors group-aria-pressed:text-accent">{icon}</span>}
        <span className="min-w-0 flex-1 hyphens-auto wrap-anywhere">{children}</span>
        <span className="flex size-5 shrink-0 items-center justify-center rounded-full border border-edge text-on-accent group-aria-pressed:border-accent group-aria-pressed:bg-accent">
          {chosen && <Icon of={check} className="size-3.5 stroke-3" />}
        </span>
      </button>
    </li>
  )
}
