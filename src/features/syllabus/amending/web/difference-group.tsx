import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Group } from '../lines.ts'

const { difference: words } = copy

interface DifferenceGroupProps {
  group: Group
  count: number
  children: ReactNode
}

/** The lines of one kind under their heading; nothing where there are none. */
export function DifferenceGroup({ group, count, children }: DifferenceGroupProps) {
  if (count === 0) return null
  return (
    <section aria-label={words.groups[group]}>
      <h2 className="text-lg">
        {words.groups[group]} <span className="font-normal text-soft tabular-nums">({count})</span>
      </h2>
      {group === 'removed' && <p className="text-soft text-sm">{words.removedText}</p>}
      {children}
    </section>
  )
}
