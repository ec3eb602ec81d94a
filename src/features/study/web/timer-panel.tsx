import expand from 'icon:expand'
import reset from 'icon:rotate-ccw'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { copy } from '../copy.ts'
import { GoalField } from '../goal/web/goal-field.tsx'
import type { StoredTimer } from '../stored-timer/rules.ts'
import type { Timer } from '../timer/rules.ts'
import { AddMinutes } from './add-minutes.tsx'
import { Clock } from './clock.tsx'
import { FloatingButton } from './floating-button.tsx'
import { type TimerActions, TimerControls } from './timer-controls.tsx'
import { TimerStatus } from './timer-status.tsx'

interface TimerPanelProps {
  userId: string
  stored: StoredTimer
  actions: TimerActions
  onFocus: () => void
  onAdd: (minutes: number) => void
  onReset: () => void
}

const SIZES = ['text-[min(8.5rem,33cqw)]', 'text-[min(7rem,21cqw)]'] as const

/** The timer (spec §2): on the phone its buttons stay at the lower edge, under the thumb. */
export function TimerPanel({ userId, stored, actions, onFocus, onAdd, onReset }: TimerPanelProps) {
  const { timer } = stored
  const hasSubject = stored.subject !== null
  const isRunning = timer.status === 'running'
  const controls = useFocusAfterEnd(timer.status)
  const isTouched = timer.status !== 'idle' || timer.added.length > 0
  return (
    <section aria-label={copy.timer.title} className="rounded-lg border border-rule bg-sheet p-4 sm:p-6">
      <div className="-mt-2 -mr-2 flex items-center justify-between">
        <TimerStatus timer={timer} />
        <div className="flex">
          {!isRunning && isTouched && <IconButton icon={reset} label={copy.timer.reset} onClick={onReset} />}
          <FloatingButton stored={stored} actions={actions} />
          <IconButton
            icon={expand}
            label={copy.timer.focus}
            disabledHint={!hasSubject && copy.timer.focusHint}
            onClick={onFocus}
          />
        </div>
      </div>
      <div className="@container pt-6 pb-8">
        <Clock timer={timer} sizes={SIZES} />
      </div>
      <div
        ref={controls}
        className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-rule max-sm:border-t max-sm:bg-paper max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <TimerControls timer={timer} hasSubject={hasSubject} actions={actions} />
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-4 sm:pt-6">
        {!isRunning && <AddMinutes onAdd={onAdd} />}
        <div className="w-32">
          <GoalField userId={userId} />
        </div>
      </div>
    </section>
  )
}

/** Where the next session begins takes the focus when a session ends: the button that had it, PARAR, is gone by then. */
function useFocusAfterEnd(status: Timer['status']): RefObject<HTMLDivElement | null> {
  const controls = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  useEffect(() => {
    const hasEnded = before.current !== 'idle' && status === 'idle'
    before.current = status
    if (!hasEnded) return
    // The dialog that ended the session gives the focus back in the next frame; only what it could not give is given here.
    const timeout = setTimeout(() => {
      if (document.activeElement !== document.body) return
      controls.current?.querySelector('button')?.focus({ preventScroll: true })
    }, 100)
    return () => clearTimeout(timeout)
  }, [status])
  return controls
}
