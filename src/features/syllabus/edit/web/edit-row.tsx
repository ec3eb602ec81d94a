import check from 'icon:check'
import chevronRight from 'icon:chevron-right'
import circleAlert from 'icon:circle-alert'
import type { RefObject } from 'react'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../../web/ui/cx.ts'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import type { DocumentTopic, SyllabusDocument } from '../../format/contract.ts'
import type { ChangeOf, TreeChange } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import type { KindMove } from '../row-kinds.ts'
import type { AskedOfRow, EditRow } from '../tree-rows.ts'
import { RowEditor } from './row-editor.tsx'
import { RowTools } from './row-tools.tsx'

interface EditRowCellsProps {
  row: EditRow
  document: SyllabusDocument
  isActive: boolean
  /** Each row has a box: a tap selects it. */
  isSelecting: boolean
  apply: (change: TreeChange) => boolean
  onKind: (id: string, move: KindMove) => void
  onFlip: (row: EditRow, isOpen: boolean) => void
  onAdd: (change: ChangeOf<'add'>) => void
  onAsk: (asked: AskedOfRow | null) => void
  /** Cancels the text that is being typed. */
  onCancel: (id: string) => void
  /** Leads from a row in doubt to the next one. */
  onNext: (id: string) => void
  refused: RefObject<HTMLElement | null>
}

export function EditRowCells(props: EditRowCellsProps) {
  const {
    row,
    document,
    isActive,
    isSelecting,
    apply,
    onKind,
    onFlip,
    onAdd,
    onAsk,
    onCancel,
    onNext,
    refused,
  } = props
  const { hasTools, isEdited } = row
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the tree grid
    // biome-ignore lint/a11y/useFocusableInteractive: its row takes the focus
    <div
      role="gridcell"
      aria-label={labelOf(row)}
      className={cx('min-w-0 flex-1 py-1 indented', (hasTools || isEdited || row.isSelected) && 'bg-wash')}
    >
      {isEdited ? (
        <RowEditor
          row={row}
          document={document}
          apply={apply}
          refused={refused}
          onClose={() => onAsk(null)}
          onCancel={() => onCancel(row.id)}
        />
      ) : (
        <div className="flex min-h-9 items-start gap-1">
          {isSelecting && <Box isSelected={row.isSelected === true} />}
          <Chevron row={row} isActive={isActive} onFlip={onFlip} />
          <span
            className={cx('wrap-anywhere min-w-0 py-1.5 text-sm', row.kind !== 'topic' && 'font-semibold')}
          >
            {row.num && <span className="mr-0.5 text-soft tabular-nums">{`${row.num} `}</span>}
            <span>{`${row.text || copy.noText} `}</span>
            <Weight node={row.node} />
          </span>
          <Mark row={row} />
        </div>
      )}
      {isActive && !isEdited && <ToCheck row={row} onNext={onNext} />}
      {hasTools && !isEdited && (
        <RowTools row={row} document={document} apply={apply} onKind={onKind} onAdd={onAdd} onAsk={onAsk} />
      )}
    </div>
  )
}

const labelOf = ({ num, text, isUnsure }: EditRow): string =>
  [num, text || copy.noText, isUnsure && `(${copy.unsure})`].filter(Boolean).join(' ')

/** Hidden from screen readers, which read the mark in the row's name. */
function Mark({ row }: Pick<EditRowCellsProps, 'row'>) {
  return row.isUnsure && <Icon of={circleAlert} className="mt-2 ml-auto size-4 shrink-0 text-fair" />
}

function ToCheck({ row, onNext }: Pick<EditRowCellsProps, 'row' | 'onNext'>) {
  if (!row.isUnsure) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 pl-9 text-sm">
      <span>{copy.unsureText}</span>
      <TextButton onClick={() => onNext(row.id)} className="min-h-11">
        {copy.nextUnsure}
      </TextButton>
    </p>
  )
}

/** Hidden from screen readers, which read the row's own selection. */
function Box({ isSelected }: { isSelected: boolean }) {
  return (
    <span aria-hidden className="flex size-9 shrink-0 items-center justify-center">
      <span
        className={cx(
          'flex size-5 items-center justify-center rounded-sm border text-on-accent',
          isSelected ? 'border-accent bg-accent' : 'border-edge bg-sheet',
        )}
      >
        {isSelected && <Icon of={check} className="size-4 stroke-[2.5]" />}
      </span>
    </span>
  )
}

function Chevron({ row, isActive, onFlip }: Pick<EditRowCellsProps, 'row' | 'isActive' | 'onFlip'>) {
  if (row.isOpen === undefined) return <span className="w-9 shrink-0" />
  return (
    <button
      type="button"
      tabIndex={isActive ? 0 : -1}
      aria-label={copy.flip(row.text, row.isOpen)}
      onClick={() => onFlip(row, !row.isOpen)}
      className="flex size-9 shrink-0 items-center justify-center rounded-md text-soft hover:bg-ink/6 hover:text-ink"
    >
      <Icon of={chevronRight} className={cx('size-4 transition-transform', row.isOpen && 'rotate-90')} />
    </button>
  )
}

function Weight({ node }: Pick<EditRow, 'node'>) {
  const text = 'texto' in node ? importanceOf(node) : copy.weight(node)
  return text && <span className="ml-1 inline-block font-normal text-soft text-xs">{text}</span>
}

const importanceOf = ({ importancia }: DocumentTopic) => importancia && copy.importanceIs(importancia)
