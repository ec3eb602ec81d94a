import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { cx } from '../../../web/ui/cx.ts'
import type { DraftEntry } from '../draft.ts'
import type { Carry } from './use-carry.ts'

export const INSTRUCTIONS_ID = 'schedule-instructions'

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const

interface CarryHandleProps {
  /** The handle's id, unique on the page. */
  handle: string
  /** Returns the entry itself, or a new one for a copied subject. */
  take: () => DraftEntry
  label: string
  carry: Carry
  /** Called before an entry carried by keyboard is dropped. */
  onDrop?: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** Drags by mouse or finger; picks up, moves and drops by keyboard. */
export function CarryHandle({ handle, take, label, carry, onDrop, className, children }: CarryHandleProps) {
  const { listeners, setNodeRef } = useDraggable({ id: handle, data: { take } })
  const isCarried = carry.carried?.by === 'keyboard' && carry.carried.handle === handle

  // A click without a pointer comes from Enter, Space or a screen reader.
  const press = (event: MouseEvent) => {
    if (event.detail > 0) return
    if (!isCarried) return carry.lift(take(), 'keyboard', handle)
    onDrop?.()
    carry.drop()
  }
  const walk = (event: KeyboardEvent) => {
    if (!isCarried) return
    const direction = ARROWS[event.key as keyof typeof ARROWS]
    if (direction) carry.stepTo(direction)
    else if (event.key === 'Escape') carry.cancel()
    else return
    event.preventDefault()
  }

  return (
    <button
      type="button"
      {...listeners}
      ref={setNodeRef}
      data-handle=""
      aria-label={label}
      aria-describedby={INSTRUCTIONS_ID}
      aria-pressed={isCarried}
      onClick={press}
      onKeyDown={walk}
      onBlur={() => isCarried && carry.cancel()}
      className={cx(
        'flex min-h-11 min-w-0 flex-1 cursor-grab touch-pan-y touch-pinch-zoom select-none items-center gap-1 py-1.5 text-left leading-snug',
        className,
      )}
    >
      {children}
    </button>
  )
}
