import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../../web/ui/after-paint.ts'
import { inputStyle, labelStyle } from '../../../../web/ui/fields/field-style.ts'
import { applyChanges } from '../../changes/apply.ts'
import type { TreeChange } from '../../changes/contract.ts'
import { LIMITS, type SyllabusDocument } from '../../format/contract.ts'
import { copy } from '../copy.ts'
import { splitOf } from '../pieces.ts'
import type { MendRow } from '../rows.ts'

const { editor: words } = copy

interface RowEditorProps {
  row: MendRow
  document: SyllabusDocument
  apply: (change: TreeChange) => boolean
  onClose: () => void
  onCancel: () => void
}

/** The text of a row, to be written anew or cut in two where the cursor is. */
export function RowEditor({ row, document, apply, onClose, onCancel }: RowEditorProps) {
  const [text, setText] = useState(row.text)
  const [num, setNum] = useState(row.num ?? '')
  const [wrong, setWrong] = useState('')
  const wrongId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const isTopic = row.kind === 'topic'
  const isNew = row.text === copy.newTopic || row.text === copy.newSubject
  const save = () => {
    const isSame = text === row.text && num === (row.num ?? '')
    const number = isTopic && num !== (row.num ?? '') ? { num: num.trim() || null } : {}
    if (isSame) onClose()
    else make({ op: 'rename', id: row.id, text, ...number })
  }
  /** A refusal is said here, at the field, and stays until the text is another. */
  const make = (change: TreeChange) => {
    const outcome = applyChanges(document, [change])
    if ('wrong' in outcome) return setWrong(outcome.wrong)
    apply(change)
    onClose()
  }
  const split = () => {
    const change = splitOf(document, row, text, area.current?.selectionStart ?? 0)
    if (change) make(change)
    else setWrong(words.nothingToSplit)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && !event.shiftKey) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="space-y-2 p-2">
      <div className="flex gap-2">
        {isTopic && (
          <label className="w-24 shrink-0">
            <span className={labelStyle}>{words.number}</span>
            <input
              value={num}
              maxLength={LIMITS.number}
              onChange={({ target }) => {
                setNum(target.value)
                setWrong('')
              }}
              onKeyDown={press}
              className={`${inputStyle} mt-1 tabular-nums`}
            />
          </label>
        )}
        <label className="min-w-0 flex-1">
          <span className={labelStyle}>{words.label}</span>
          <textarea
            ref={area}
            // biome-ignore lint/a11y/noAutofocus: who asked to write goes on writing
            autoFocus
            onFocus={({ target }) => target.setSelectionRange(isNew ? 0 : text.length, text.length)}
            value={text}
            maxLength={LIMITS.text}
            onChange={({ target }) => {
              setText(target.value)
              setWrong('')
            }}
            onKeyDown={press}
            aria-invalid={wrong !== '' || undefined}
            aria-describedby={wrong === '' ? undefined : wrongId}
            rows={1}
            className={`${inputStyle} field-sizing-content mt-1 min-h-11 resize-none py-2`}
          />
        </label>
      </div>
      {isTopic && <p className="text-soft text-xs">{words.splitHint}</p>}
      {wrong && (
        <p id={wrongId} role="alert" className="text-poor text-sm">
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" tone="primary" onClick={() => afterPaint(save)}>
          {words.save}
        </Button>
        {isTopic && (
          <Button size="sm" onClick={() => afterPaint(split)}>
            {words.splitHere}
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
