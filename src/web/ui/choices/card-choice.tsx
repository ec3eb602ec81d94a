import check from 'icon:check'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/icon.tsx'

interface CardChoiceProps {
  chosen: boolean
  /** Called for a click on the chosen card too; the owner of the choice decides. */
  onToggle: () => void
  /** Several can be chosen: the mark is a square, else a circle. */
  many?: boolean | undefined
  icon?: ReactNode
  children: ReactNode
}

export function CardChoice({ chosen, onToggle, many, icon, children }: CardChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onToggle}
        className={cx(
          'group flex h-full w-full items-center gap-3.5 rounded-md border border-rule bg-sheet px-4 cramped:gap-2 cramped:px-3 text-left text-sm fade-colors hover:border-edge aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:font-semibold',
          many ? 'min-h-12 py-1.5' : 'min-h-14 py-2.5',
        )}
      >
        {icon && (
          <span className="flex cramped:hidden text-soft fade-colors group-aria-pressed:text-accent">
            {icon}
          </span>
        )}
        <span className="min-w-0 flex-1 hyphens-auto wrap-anywhere">{children}</span>
        <span
          className={cx(
            'flex size-5 shrink-0 items-center justify-center border border-edge text-on-accent group-aria-pressed:border-accent',
            many ? 'rounded-sm group-aria-pressed:bg-accent' : 'rounded-full',
          )}
        >
          {chosen && (many ? <Icon of={check} className="size-3.5 stroke-3" /> : <Dot />)}
        </span>
      </button>
    </li>
  )
}

function Dot() {
  return <span className="size-3 rounded-full bg-accent forced-colors:bg-[Highlight]" />
}
