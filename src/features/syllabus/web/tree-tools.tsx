import { useMemo } from 'react'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { Chips } from '../../../web/ui/fields/chips.tsx'
import { SearchField } from '../../../web/ui/fields/search-field.tsx'
import { copy } from '../copy.ts'
import { countsByFilter, FILTERS } from '../outline/rows.ts'
import type { Outline } from '../outline/rules.ts'
import type { useTreeView } from './use-tree-view.ts'

const { tools } = copy

interface TreeToolsProps {
  nodes: Outline['nodes']
  canSearch: boolean
  tree: ReturnType<typeof useTreeView>
}

export function TreeTools({ nodes, canSearch, tree }: TreeToolsProps) {
  const counts = useMemo(() => countsByFilter(nodes), [nodes])
  return (
    <div className="mb-2 space-y-3">
      {canSearch && <SearchField label={tools.search} value={tree.view.search} onChange={tree.search} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Chips
          hideLabel
          label={tools.filter}
          options={FILTERS.map((filter) => ({
            value: filter,
            label: tools.withCount(filter, counts[filter]),
          }))}
          value={tree.view.filter}
          onChange={tree.filter}
        />
        {nodes.some(({ children }) => children.length > 0) && (
          <div className="flex gap-5">
            <TextButton onClick={() => afterPaint(tree.openAll)} className="min-h-11">
              {tools.openAll}
            </TextButton>
            <TextButton onClick={() => afterPaint(tree.closeAll)} className="min-h-11">
              {tools.closeAll}
            </TextButton>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {tree.isNarrowed && tools.found(tree.rows.length)}
      </p>
    </div>
  )
}
