import { useState } from 'react'
import { Panels } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { copy } from '../copy.ts'
import { type PlannableSubject, weekOf } from '../draft.ts'
import { weekdaysOf } from '../planned/rules.ts'
import { suggestionSlot } from './slots.ts'
import type { Draft } from './use-draft.ts'
import { newKey } from './use-planning.ts'

const { suggest: words } = copy

interface SuggestionProps {
  userId: string
  draft: Draft
  subjects: readonly PlannableSubject[]
}

/** Offers a suggested week, and takes it back until the plan is saved. */
export function Suggestion({ userId, draft, subjects }: SuggestionProps) {
  const [isOpen, setOpen] = useState(false)
  const { before } = draft
  const isSuggested = before !== null
  const isNew = draft.saved.every((entries) => entries.length === 0)
  const suggest = (days: readonly (readonly PlannableSubject[])[]) => {
    draft.edit(weekOf(days, draft.saved, newKey), before ?? draft.week)
    setOpen(false)
  }
  const undo = () => before && draft.edit(before, null)
  const text = isSuggested ? words.done : isNew && words.offer
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 text-sm text-soft">
        {text && <span>{`${text} `}</span>}
        {isSuggested && (
          <TextButton onClick={undo} className="pointer-coarse:min-h-11">
            {words.undo}
          </TextButton>
        )}
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      {isOpen && (
        <Panels
          of={suggestionSlot}
          userId={userId}
          subjects={subjects}
          planned={weekdaysOf(draft.week.map((entries) => ({ subjects: entries })))}
          onSuggest={suggest}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
