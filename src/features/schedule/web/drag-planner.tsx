import {
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { SCHEDULE_WEEKDAYS } from '../../../shared/calendar.ts'
import { copy } from '../copy.ts'
import { type DraftEntry, indexAt, type PlannableSubject, type Slot } from '../draft.ts'
import { INSTRUCTIONS_ID } from './carry-handle.tsx'
import { DayColumn } from './day-column.tsx'
import { SubjectPanel } from './subject-panel.tsx'
import { useCarry } from './use-carry.ts'
import type { Draft } from './use-draft.ts'
import { usePlanning } from './use-planning.ts'
import { WeekFrame } from './week-frame.tsx'

/** A finger must wait, so that it can still scroll; a mouse must move, so that it can still click. */
const TOUCH = { activationConstraint: { delay: 100, tolerance: 8 } }
const MOUSE = { activationConstraint: { distance: 4 } }

/** `useCarry` announces the moves, for pointer and keyboard alike. */
const silent = () => undefined
const QUIET = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
}

interface Pointer {
  x: number
  y: number
}

interface Under {
  day?: number
  pointer?: Pointer
}

const NOWHERE: Under = {}

/** Passes the pointer with the collision, because the event's own `over` is one move late. */
const underPointer: CollisionDetection = (args) =>
  pointerWithin(args).map((collision): Collision => {
    const under: Under = {
      day: collision.data?.droppableContainer.data.current?.day,
      ...(args.pointerCoordinates ? { pointer: args.pointerCoordinates } : {}),
    }
    return { ...collision, data: under }
  })

/** Returns null outside the days. */
function slotUnder({ collisions }: DragMoveEvent, key: string): Slot | null {
  const { day, pointer } = collisions?.[0]?.data ?? NOWHERE
  if (day === undefined || !pointer) return null
  const items = document.querySelectorAll<HTMLElement>(`[data-day="${day}"] [data-entry]`)
  const middles = [...items]
    .filter((item) => item.dataset.entry !== key)
    .map((item) => item.getBoundingClientRect())
    .map(({ top, height }) => top + height / 2)
  return { day, index: indexAt(middles, pointer.y) }
}

const entryOf = ({ active }: DragStartEvent): DraftEntry | undefined => active.data.current?.take()

export function DragPlanner({ draft, subjects }: { draft: Draft; subjects: readonly PlannableSubject[] }) {
  const { week } = draft
  const planning = usePlanning(draft)
  const carry = useCarry(draft, planning.say)
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  /** An entry dropped by keyboard takes the focus to the other day. */
  const dropped = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows once the plan is drawn anew
  useEffect(() => {
    const item = dropped.current && document.querySelector(`[data-entry="${CSS.escape(dropped.current)}"]`)
    if (item) item.querySelector<HTMLElement>('[data-handle]')?.focus()
    dropped.current = null
  }, [week])

  const lift = (event: DragStartEvent) => {
    const entry = entryOf(event)
    if (entry) carry.lift(entry, 'pointer', String(event.active.id))
  }
  const move = (event: DragMoveEvent) => {
    if (carry.carried) carry.moveTo(slotUnder(event, carry.carried.entry.key))
  }
  const drop = (event: DragEndEvent) => {
    if (carry.carried) carry.drop(slotUnder(event, carry.carried.entry.key))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={QUIET}
      onDragStart={lift}
      onDragMove={move}
      onDragEnd={drop}
      onDragCancel={carry.cancel}
    >
      <p id={INSTRUCTIONS_ID} hidden>
        {copy.move.instructions}
      </p>
      <p role="status" className="sr-only">
        {planning.news}
      </p>
      <WeekFrame
        side={<SubjectPanel subjects={subjects} week={week} carry={carry} onToggle={planning.toggle} />}
      >
        {SCHEDULE_WEEKDAYS.map((weekday) => (
          <DayColumn
            key={weekday}
            weekday={weekday}
            week={week}
            carry={carry}
            planning={planning}
            onDrop={({ key }) => {
              dropped.current = key
            }}
          />
        ))}
      </WeekFrame>
      <DragOverlay dropAnimation={null}>
        {carry.carried?.by === 'pointer' && (
          <div className="flex min-h-11 cursor-grabbing items-center rounded-md border border-accent bg-raised px-3 py-1.5 text-sm leading-snug shadow-float">
            {carry.carried.entry.name}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
