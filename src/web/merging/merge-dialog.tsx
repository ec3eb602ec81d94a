import { useState } from 'react'
import type { Choices } from '../../shared/whole.ts'
import { Button } from '../ui/actions/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { OneOf } from '../ui/fields/one-of.tsx'
import { copy } from './copy.ts'
import type { Collision, MergeQuestion } from './merge-question.ts'

/** Shows both values of each part and keeps one; this device's is chosen at first. */
export function MergeDialog({ collisions, answer }: MergeQuestion) {
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(collisions.map(({ part }) => [part, 'mine'])),
  )
  return (
    <Dialog
      open
      role="alertdialog"
      size="md"
      title={copy.title}
      onClose={() => answer(null)}
      actions={
        <>
          <Button onClick={() => answer(null)}>{copy.later}</Button>
          <Button tone="primary" onClick={() => answer(choices)}>
            {copy.save}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-soft">{copy.text(collisions.length)}</p>
      <div className="space-y-6">
        {collisions.map((collision) => (
          <Whose
            key={collision.part}
            collision={collision}
            value={choices[collision.part] ?? 'mine'}
            onChange={(whose) => setChoices({ ...choices, [collision.part]: whose })}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface WhoseProps {
  collision: Collision
  value: 'mine' | 'theirs'
  onChange: (whose: 'mine' | 'theirs') => void
}

function Whose({ collision: { title, mine, theirs }, value, onChange }: WhoseProps) {
  return (
    <OneOf
      label={title}
      options={[
        { value: 'theirs', label: copy.theirs(theirs) },
        { value: 'mine', label: copy.mine(mine) },
      ]}
      value={value}
      onChange={onChange}
      list="grid gap-2"
      look="wrap-anywhere min-h-11 rounded-md border border-rule px-3 py-2 has-checked:border-accent has-checked:bg-ink/5"
    />
  )
}
