import { useRef, useState } from 'react'
import type { Day } from '../../../../shared/calendar.ts'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { OutlineNode } from '../../outline/rules.ts'
import { copy } from '../copy.ts'
import { type Lot, NO_MARKS, type Saving, savingOf } from '../marks.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { sayKnown } from './queries.ts'

interface MarkManyProps {
  userId: string
  nodes: readonly OutlineNode[]
  today: Day
  isOpen: boolean
  onClose: () => void
}

/** The dialog of everything studied before and, after the save, a button to undo it. */
export function MarkTopics({ userId, nodes, today, isOpen, onClose }: MarkManyProps) {
  // A dialog closed by a slip keeps the ticks.
  const [marks, mark] = useState(NO_MARKS)
  const [saved, setSaved] = useState<Saving | 'undone'>()
  const line = useRef<HTMLParagraphElement>(null)
  const send = async (lots: readonly Lot[]) => {
    const sent = lots.map((lot) => sayKnown(userId, lot, copy.many.label(lot.topic_ids.length)))
    if ((await Promise.all(sent)).includes(false)) notify(copy.failed, { tone: 'poor' })
  }
  const leave = () => {
    mark(NO_MARKS)
    onClose()
  }
  const save = () => {
    const saving = savingOf(nodes, marks, today)
    leave()
    if (saving.says.length === 0) return
    setSaved(saving)
    send(saving.says)
  }
  const undo = ({ undoes }: Saving) => {
    // The button disappears with the mark that it removes.
    line.current?.focus()
    setSaved('undone')
    send(undoes)
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-sm not-has-[p:empty]:mb-3">
      <p ref={line} tabIndex={-1} role="status" className="outline-none">
        {saved && (saved === 'undone' ? copy.many.undone : copy.many.saved(saved))}
      </p>
      {saved && saved !== 'undone' && (
        <TextButton onClick={() => undo(saved)} className="min-h-11">
          {copy.undo}
        </TextButton>
      )}
      {isOpen && (
        <MarkDialog
          nodes={nodes}
          marks={marks}
          today={today}
          onMark={mark}
          onSave={save}
          onCancel={leave}
          onClose={onClose}
        />
      )}
    </div>
  )
}
