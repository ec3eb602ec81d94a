import expand from 'icon:expand'
import reset from 'icon:rotate-ccw'
import options from 'icon:sliders-horizontal'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { formatClock } from '../../../shared/duration.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from '../copy.ts'
import { GoalField } from '../goal/web/goal-field.tsx'
import { GoalBubbles } from '../goal/web/later-bubbles.tsx'
import { useGoal } from '../goal/web/use-goal.ts'
import type { Timer } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { AddMinutes } from './add-minutes.tsx'
import { Clock } from './clock.tsx'
import { FloatingButton } from './floating-button.tsx'
import { type TimerActions, TimerControls } from './timer-controls.tsx'
import { TimerStatus } from './timer-status.tsx'
import { useElapsed } from './use-elapsed.ts'

const TimerFacts = later(async () => (await import('./timer-facts.tsx')).TimerFacts)

/** Whether an option is in use; otherwise its code need not load. */
function hasFacts(timer: Timer): boolean {
  if (timer.status === 'running') return timer.lead > 0 || timer.paperUntil !== null || timer.rounds !== null
  return timer.status === 'paused' && timer.rounds?.isResting === true
}

interface TimerPanelProps {
  userId: string
  stored: StoredTimer
  actions: TimerActions
  /** Focus mode shows the buttons instead of the panel. */
  isFocused: boolean
  onFocus: () => void
  onOptions: () => void
  onAdd: (minutes: number) => Promise<void>
  onReset: () => void
}

const SIZES = ['text-[min(8.5rem,26cqw)] sm:text-[min(8.5rem,33cqw)]', 'text-[min(7rem,21cqw)]'] as const

/** On a phone that is high enough the buttons stay at the lower edge, under the thumb. */
export function TimerPanel({
  userId,
  stored,
  actions,
  isFocused,
  onFocus,
  onOptions,
  onAdd,
  onReset,
}: TimerPanelProps) {
  const { timer } = stored
  const hasSubject = stored.subject !== null
  const isRunning = timer.status === 'running'
  const controls = useReturnedFocus(timer.status, isFocused)
  const clock = useRef<HTMLDivElement>(null)
  const [goal] = useGoal(userId, timer)
  const isTouched = timer.status !== 'idle' || timer.added.length > 0
  return (
    <section
      aria-label={copy.timer.title}
      className="rounded-lg border border-rule bg-sheet px-4 pt-4 sm:p-6"
    >
      <div className="-mt-2 -mr-2 flex items-center">
        {/* Its words wrap beside the buttons, which do so in large letters alone. */}
        <div className="grow basis-24">
          <TimerStatus timer={timer} />
        </div>
        <div className="flex flex-wrap justify-end">
          {!isRunning && isTouched && <IconButton icon={reset} label={copy.timer.reset} onClick={onReset} />}
          <IconButton icon={options} label={copy.timer.options} onClick={onOptions} />
          <FloatingButton stored={stored} actions={actions} />
          <IconButton
            icon={expand}
            label={copy.timer.focus}
            disabledHint={!hasSubject && copy.timer.focusHint}
            onClick={onFocus}
          />
        </div>
      </div>
      <div ref={clock} className="@container py-2 sm:pt-6 sm:pb-8">
        <Clock timer={timer} sizes={SIZES} />
        <Suspense>
          {timer.status !== 'idle' && goal > 0 && (
            <GoalBubbles goal={goal} timer={timer} className="mt-4 text-sm" />
          )}
          {hasFacts(timer) && <TimerFacts timer={timer} className="mt-4 text-center text-sm text-soft" />}
        </Suspense>
      </div>
      <div
        ref={controls}
        className="flex min-h-13 gap-3 max-sm:pb-3 max-sm:tall:fixed max-sm:tall:inset-x-0 max-sm:tall:bottom-(--bottom-bar,0px) max-sm:tall:z-20 max-sm:tall:border-rule max-sm:tall:border-t max-sm:tall:bg-paper max-sm:tall:px-4 max-sm:tall:pt-3"
      >
        {!isFocused && (
          <>
            {isTouched && <BarClock timer={timer} clock={clock} />}
            <TimerControls timer={timer} hasSubject={hasSubject} actions={actions} />
          </>
        )}
      </div>
      {/* On the phone they are among the options. */}
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4 pt-6 max-sm:hidden">
        {!isRunning && <AddMinutes timer={timer} onAdd={onAdd} />}
        <div className="w-32 max-w-48 grow">
          <GoalField userId={userId} timer={timer} />
        </div>
      </div>
    </section>
  )
}

/** When focus mode or a session ends, its focused button disappears, so the controls take the focus. */
function useReturnedFocus(status: Timer['status'], isFocused: boolean): RefObject<HTMLDivElement | null> {
  const controls = useRef<HTMLDivElement>(null)
  const before = useRef({ status, isFocused })
  useEffect(() => {
    const hasEnded = before.current.status !== 'idle' && status === 'idle'
    const isBack = before.current.isFocused && !isFocused
    before.current = { status, isFocused }
    if (!(hasEnded || isBack)) return
    return lookAfterFocus(() => controls.current?.querySelector('button'), 'waits')
  }, [status, isFocused])
  return controls
}

interface BarClockProps {
  timer: Timer
  /** The large clock, which may be scrolled out of sight on a phone. */
  clock: RefObject<HTMLElement | null>
}

/** The time beside the buttons at the phone's lower edge, while the large clock is out of sight. */
function BarClock({ timer, clock }: BarClockProps) {
  const isVisible = useVisible(clock)
  return !isVisible && <Seconds timer={timer} />
}

/** Silent, because screen readers read the large clock. */
function Seconds({ timer }: { timer: Timer }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-20 flex-none! self-center font-semibold text-xl tabular-nums not-tall:hidden sm:hidden"
    >
      {formatClock(useElapsed(timer))}
    </span>
  )
}

function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? true),
      {
        // The bar covers this strip.
        rootMargin: '0px 0px -80px',
        threshold: 0.5,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isVisible
}
