import chevronDown from 'icon:chevron-down'
import chevronUp from 'icon:chevron-up'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy, type DragPosition } from '../copy.ts'
import type { DraftEntry } from '../draft.ts'

export type Way = 'up' | 'down'

const ICONS = { up: chevronUp, down: chevronDown }

interface MoveButtonsProps {
  entry: DraftEntry
  place: DragPosition
  onMove: (way: Way) => void
}

export function MoveButtons({ entry, place, onMove }: MoveButtonsProps) {
  const button = (way: Way, isEnd: boolean) => (
    <button
      type="button"
      data-move={way}
      title={copy.edit[way]}
      aria-label={copy.edit.moveNamed(entry.name, way, place)}
      // Not `disabled`, so that a button just used to move the item here keeps the focus.
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove(way)}
      className="flex min-h-11 w-11 shrink-0 items-center justify-center self-stretch rounded-md text-soft fade-colors hover:bg-ink/6 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon of={ICONS[way]} className="size-4" />
    </button>
  )
  return (
    <>
      {button('up', place.position === 1)}
      {button('down', place.position === place.count)}
    </>
  )
}
