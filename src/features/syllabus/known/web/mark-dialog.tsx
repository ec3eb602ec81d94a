import { type Dispatch, type SetStateAction, useCallback, useMemo } from 'react'
import type { Day } from '../../../../shared/calendar.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../../web/ui/dialogs/dialog.tsx'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import type { OutlineNode } from '../../outline/rules.ts'
import { copy } from '../copy.ts'
import { blocksOf, isTicked, type Marks, markableIn, NO_TICKS, ticked } from '../marks.ts'
import type { Since } from '../rules.ts'
import { MarkSubject } from './mark-subject.tsx'
import { SinceChips } from './since-chips.tsx'

const { many: words } = copy

interface MarkDialogProps {
  nodes: readonly OutlineNode[]
  marks: Marks
  today: Day
  onMark: Dispatch<SetStateAction<Marks>>
  onSave: () => void
  onCancel: () => void
  onClose: () => void
}

/** A year's study in one save: whole subjects or single topics, and roughly since when. */
export function MarkDialog({ nodes, marks, today, onMark, onSave, onCancel, onClose }: MarkDialogProps) {
  const blocks = useMemo(() => blocksOf(nodes), [nodes])
  const subjects = useMemo(
    () => blocks.flatMap((block) => block.subjects).map((one) => ({ id: one.id, topics: markableIn(one) })),
    [blocks],
  )
  const all = subjects.reduce((sum, { topics }) => sum + topics.length, 0)
  const isOn = (subject: string) => (topic: OutlineNode) =>
    isTicked(topic, marks.ticks.get(subject) ?? NO_TICKS)
  const count = subjects.reduce((sum, { id, topics }) => sum + topics.filter(isOn(id)).length, 0)
  const tick = useCallback(
    (subject: string, topics: readonly OutlineNode[], isOn: boolean) =>
      onMark((before) => ticked(before, subject, topics, isOn)),
    [onMark],
  )
  const date = useCallback(
    (subject: string, since: Since) =>
      onMark((before) => ({ ...before, own: new Map(before.own).set(subject, since) })),
    [onMark],
  )
  const tickAll = (isOn: boolean) => {
    for (const { id, topics } of subjects) tick(id, topics, isOn)
  }
  return (
    <Dialog
      open
      tall
      size="md"
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button tone="primary" once onClick={onSave}>
            {words.save}
          </Button>
        </>
      }
    >
      <p className="measure mb-4 text-soft text-sm">{words.lead}</p>
      <SinceChips
        label={words.since}
        value={marks.since}
        onChange={(since) => onMark((before) => ({ ...before, since }))}
      />
      <div className="mt-3 flex items-center justify-between gap-2">
        <Checkbox
          checked={count === all}
          mixed={count > 0 && count < all}
          onChange={tickAll}
          className="grow font-semibold"
        >
          {words.all}
        </Checkbox>
        <p className="shrink-0 text-soft text-sm tabular-nums">{words.counted(count, all)}</p>
      </div>
      {blocks.map(({ id, name, subjects: inBlock }) => (
        <section key={id} aria-label={name ?? words.title}>
          {name && <h3 className="wrap-anywhere mt-4 font-semibold text-soft text-sm">{name}</h3>}
          <ul className="divide-y divide-rule border-rule border-t">
            {inBlock.map((subject) => (
              <MarkSubject
                key={subject.id}
                subject={subject}
                ticks={marks.ticks.get(subject.id) ?? NO_TICKS}
                own={marks.own.get(subject.id)}
                since={marks.since}
                today={today}
                onTick={tick}
                onSince={date}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
