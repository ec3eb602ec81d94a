import move from 'icon:folder-input'
import trash from 'icon:trash'
import { useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../../web/ui/after-paint.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import { KIND_MOVES } from '../row-kinds.ts'
import { MANY_MOVES, type ManyMove, manyChanges, manyMoved } from '../selected-rows.ts'
import { MoveDialog } from './move-dialog.tsx'
import { KIND_ICONS } from './row-tools.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  document: SyllabusDocument
  selection: Selection
  make: (changes: readonly TreeChange[]) => boolean
}

const ICONS = { ...KIND_ICONS, remove: trash } satisfies Record<ManyMove, typeof trash>

/** Keeps a bar in sight above the rows. */
export const STAYS_ABOVE = 'sticky top-0 z-10 mb-2 max-md:top-14 space-y-2 border-rule border-b bg-paper py-2'

/** Buttons for all selected rows; the bar stays visible above them. */
export function SelectionBar({ document, selection: { ids, end }, make }: SelectionBarProps) {
  const [isMoving, setMoving] = useState(false)
  if (!ids) return null
  const isNone = ids.size === 0
  return (
    <section aria-label={copy.many.bar} className={STAYS_ABOVE}>
      <p role="status" className="font-medium text-sm">
        {copy.many.count(ids.size)}
      </p>
      <div className="flex flex-wrap gap-2">
        {MANY_MOVES.map((way) => (
          <Button
            key={way}
            size="sm"
            icon={ICONS[way]}
            disabled={isNone}
            onClick={() => afterPaint(() => make(manyChanges(document, ids, way)))}
          >
            {copy[way]}
          </Button>
        )).toSpliced(
          KIND_MOVES.length,
          0,
          <Button key="move" size="sm" icon={move} disabled={isNone} onClick={() => setMoving(true)}>
            {copy.moveTo}
          </Button>,
        )}
        <Button size="sm" tone="quiet" onClick={() => afterPaint(end)}>
          {copy.many.end}
        </Button>
      </div>
      {isMoving && (
        <MoveDialog
          document={document}
          text={copy.many.count(ids.size)}
          onSave={(to) => make(manyMoved(document, ids, to))}
          onClose={() => setMoving(false)}
        />
      )}
    </section>
  )
}
