import { type ReactNode, useId, useRef } from 'react'
import type { Elements } from '../elements.ts'
import { CardChoice } from './card-choice.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

export interface Choice {
  readonly id: number
  readonly name: string
}

export interface ChoiceGroup<C extends Choice> {
  title: string
  /** For a screen whose own heading already says it. */
  hideTitle?: boolean
  aside?: Elements
  choices: readonly C[]
}

export interface ChoiceGroupsProps<C extends Choice> {
  groups: readonly ChoiceGroup<C>[]
  isChosen: (id: number) => boolean
  onToggle: (choice: C) => void
  many?: boolean | undefined
  icon?: ((choice: C) => ReactNode) | undefined
}

/** One tab stop, in which arrows move from card to card. */
export function ChoiceGroups<C extends Choice>({
  groups,
  isChosen,
  onToggle,
  many,
  icon,
}: ChoiceGroupsProps<C>) {
  const frame = useRef<HTMLDivElement>(null)
  const keys = useArrowKeys(frame, 'button[aria-pressed]')
  return (
    <div ref={frame} className="space-y-8 [&_button]:scroll-mt-18" {...keys}>
      {groups.map(({ choices, ...group }) => (
        <Group key={group.title} {...group}>
          {choices.map((choice) => (
            <CardChoice
              key={choice.id}
              chosen={isChosen(choice.id)}
              onToggle={() => onToggle(choice)}
              many={many}
              icon={icon?.(choice)}
            >
              {choice.name}
            </CardChoice>
          ))}
        </Group>
      ))}
    </div>
  )
}

interface GroupProps {
  title: string
  hideTitle?: boolean
  aside?: Elements
  children: ReactNode
}

function Group({ title, hideTitle, aside, children }: GroupProps) {
  const id = useId()
  const list = (
    <ul aria-label={title} className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
      {children}
    </ul>
  )
  if (hideTitle) return list
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-base text-soft">
          {title}
        </h2>
        {aside}
      </div>
      {list}
    </section>
  )
}
