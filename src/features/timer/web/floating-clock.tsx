import { createPortal } from 'react-dom'
import type { StoredTimer } from '../stored-timer.ts'
import { Clock } from './clock.tsx'
import { type TimerActions, TimerControls } from './timer-controls.tsx'

const SIZES = ['text-[min(32vw,45vh)]', 'text-[min(21vw,45vh)]'] as const

interface FloatingClockProps {
  floating: Window
  stored: StoredTimer
  actions: TimerActions
}

/** A question brings the page to the front. */
export function FloatingClock({ floating, stored, actions }: FloatingClockProps) {
  const { subject, timer } = stored
  const stop = () => {
    actions.stop()
    floating.close()
    window.focus()
  }
  return createPortal(
    <main className="flex h-dvh flex-col items-center justify-center gap-[4vh] bg-paper p-3 text-ink">
      <p className="max-w-full truncate text-soft text-sm">{subject?.name}</p>
      <Clock timer={timer} sizes={SIZES} host={floating} />
      <div className="w-full max-w-xs">
        <TimerControls timer={timer} hasSubject={subject !== null} actions={{ ...actions, stop }} />
      </div>
    </main>,
    floating.document.body,
  )
}
