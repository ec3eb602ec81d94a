import arrowDown from 'icon:arrow-down'
import arrowUp from 'icon:arrow-up'
import move from 'icon:folder-input'
import outdent from 'icon:indent-decrease'
import indent from 'icon:indent-increase'
import merge from 'icon:merge'
import pencil from 'icon:pencil'
import plus from 'icon:plus'
import scale from 'icon:scale'
import trash from 'icon:trash'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../../web/ui/after-paint.ts'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import { type DocumentTopic, IMPORTANCES, type SyllabusDocument } from '../../format/contract.ts'
import type { ChangeOf, TreeChange } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import { newTopic } from '../new-rows.ts'
import { KIND_MOVES, type KindMove, kindChanges } from '../row-kinds.ts'
import { changeFor, MOVES, type Move } from '../row-moves.ts'
import type { AskedOfRow, EditRow } from '../tree-rows.ts'

interface RowToolsProps {
  row: EditRow
  document: SyllabusDocument
  apply: (change: TreeChange) => boolean
  onKind: (id: string, move: KindMove) => void
  onAdd: (change: ChangeOf<'add'>) => void
  onAsk: (asked: AskedOfRow) => void
}

const ICONS: Readonly<Record<Move, typeof pencil>> = {
  up: arrowUp,
  down: arrowDown,
  outdent,
  indent,
  join: merge,
}

export const KIND_ICONS: Readonly<Record<KindMove, typeof pencil>> = {
  toSubject: outdent,
  toTopic: indent,
  joinTitle: merge,
}

/** Buttons for a row; moves that it cannot make are missing. */
export function RowTools({ row, document, apply, onKind, onAdd, onAsk }: RowToolsProps) {
  return (
    <fieldset className="scroll-mb-44 pt-1 pr-2 pb-2 pl-2">
      <legend className="sr-only">{copy.tools(row.text)}</legend>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={pencil} onClick={() => afterPaint(() => onAsk({ type: 'edit', id: row.id }))}>
          {row.kind === 'topic' ? copy.renameOrSplit : copy.rename}
        </Button>
        {MOVES.map((way) => {
          const change = changeFor(document, row.id, way)
          return (
            change && (
              <Button key={way} size="sm" icon={ICONS[way]} onClick={() => afterPaint(() => apply(change))}>
                {copy[way]}
              </Button>
            )
          )
        })}
        <KindTools row={row} document={document} onKind={onKind} />
        {row.kind === 'topic' && (
          <Button size="sm" icon={move} onClick={() => onAsk({ type: 'move', row })}>
            {copy.moveTo}
          </Button>
        )}
        {row.kind !== 'block' && (
          <Button size="sm" icon={plus} onClick={() => onAdd(newTopic(document, row, copy.newTopic))}>
            {copy.add}
          </Button>
        )}
        {row.kind !== 'topic' && (
          <Button size="sm" icon={scale} onClick={() => onAsk({ type: 'weigh', row })}>
            {copy.weigh}
          </Button>
        )}
        <Button size="sm" icon={trash} onClick={() => afterPaint(() => apply({ op: 'remove', id: row.id }))}>
          {copy.remove}
        </Button>
      </div>
      {row.kind === 'topic' && <Importance row={row} apply={apply} />}
    </fieldset>
  )
}

function KindTools({ row, document, onKind }: Pick<RowToolsProps, 'row' | 'document' | 'onKind'>) {
  return KIND_MOVES.map(
    (way) =>
      kindChanges(document, row.id, way).length > 0 && (
        <Button
          key={way}
          size="sm"
          icon={KIND_ICONS[way]}
          onClick={() => afterPaint(() => onKind(row.id, way))}
        >
          {copy[way]}
        </Button>
      ),
  )
}

function Importance({ row: { id, node }, apply }: Pick<RowToolsProps, 'row' | 'apply'>) {
  const { importancia } = node as DocumentTopic
  return (
    <div className="mt-3">
      <Segmented
        label={copy.importance.label}
        options={[
          ...IMPORTANCES.map((value) => ({ value, label: copy.importance[value] })),
          { value: 'none', label: copy.importance.none },
        ]}
        value={importancia ?? 'none'}
        onChange={(value) => apply({ op: 'weigh', id, importancia: value === 'none' ? null : value })}
      />
    </div>
  )
}
