import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../../web/ui/after-paint.ts'
import { inputStyle, labelStyle } from '../../../../web/ui/fields/field-style.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { applyChanges } from '../../operations/apply.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import { splitOf } from '../new-rows.ts'
import type { EditRow } from '../tree-rows.ts'

const { editor: words } = copy
/** Texts of new rows, selected so that typing replaces them. */
const STANDS_FOR_NONE: readonly string[] = [copy.newTopic, copy.newSubject]

interface RowEditorProps {
  row: EditRow
  document: SyllabusDocument
  apply: (change: TreeChange) => boolean
  /** The field, while its text is refused. */
  refused: RefObject<HTMLElement | null>
  onClose: () => void
  onCancel: () => void
}

/** Edits a row's text, or splits it at the cursor. Leaving the row without a button saves the text. */
export function RowEditor({ row, document, apply, refused, onClose, onCancel }: RowEditorProps) {
  const [text, setText] = useState(row.text)
  const [num, setNum] = useState(row.num ?? '')
  const [wrong, setWrong] = useState('')
  const wrongId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const isTopic = row.kind === 'topic'
  const isOver = useRef(false)
  const over = (then: () => void) => {
    isOver.current = true
    then()
  }
  const write = (written: string, number: string) => {
    setText(written)
    setNum(number)
    setWrong('')
    refused.current = null
  }
  /** Shows the refusal at the field until the text changes. */
  const make = (change: TreeChange): boolean => {
    const outcome = applyChanges(document, [change])
    if ('wrong' in outcome) {
      setWrong(outcome.wrong)
      refused.current = area.current
      return false
    }
    apply(change)
    return true
  }
  const keep = (): boolean => {
    const number = isTopic && num !== (row.num ?? '') ? { num: num.trim() || null } : {}
    const isSame = text === row.text && num === (row.num ?? '')
    return isSame || make({ op: 'rename', id: row.id, text, ...number })
  }
  const save = () => {
    if (keep()) over(onClose)
  }
  useWhenLeft(() => {
    if (!isOver.current) keep()
  })
  useEffect(() => {
    const { value = '' } = area.current ?? {}
    area.current?.setSelectionRange(STANDS_FOR_NONE.includes(value) ? 0 : value.length, value.length)
    return () => {
      refused.current = null
    }
  }, [refused])
  const split = () => {
    const change = splitOf(document, row, text, area.current?.selectionStart ?? 0)
    if (!change) setWrong(words.nothingToSplit)
    else if (make(change)) over(onClose)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') over(onCancel)
    else if (event.key === 'Enter' && !event.shiftKey) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of its fields is heard of, nothing else
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keep()
      }}
      className="space-y-2 p-2"
    >
      <div className="flex gap-2">
        {isTopic && (
          <label className="w-24 shrink-0">
            <span className={labelStyle}>{words.number}</span>
            <input
              value={num}
              onChange={({ target }) => write(text, target.value)}
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
            value={text}
            onChange={({ target }) => write(target.value, num)}
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
        <Button size="sm" tone="quiet" onClick={() => over(onCancel)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Calls back when the row is removed from the page, and when the page is hidden, perhaps for good. */
function useWhenLeft(leave: () => unknown): void {
  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => {
    const left = () => void last.current()
    const hidden = () => document.visibilityState === 'hidden' && left()
    window.addEventListener('pagehide', left)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', left)
      document.removeEventListener('visibilitychange', hidden)
      left()
    }
  }, [])
}
