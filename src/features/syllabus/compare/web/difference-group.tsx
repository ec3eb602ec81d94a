import type { Elements } from '../../../../web/ui/elements.ts'
import { copy } from '../copy.ts'
import type { Group } from '../lines.ts'

const { difference: words } = copy

interface DifferenceGroupProps {
  group: Group
  count: number
  children: Elements
}

export function DifferenceGroup({ group, count, children }: DifferenceGroupProps) {
  if (count === 0) return null
  return (
    <section aria-label={words.groups[group]}>
      <h2 className="text-lg">
        <span>{`${words.groups[group]} `}</span>
        <span className="font-normal text-soft tabular-nums">{`(${count})`}</span>
      </h2>
      {group === 'removed' && <p className="text-soft text-sm">{words.removedText}</p>}
      {children}
    </section>
  )
}
