import options from 'icon:sliders-horizontal'
import x from 'icon:x'
import { type KeyboardEvent, Suspense, useEffect } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useWakeLock } from '../../../web/device/wake-lock.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { useCloseRequest } from '../../../web/ui/dialogs/close-request.ts'
import { copy } from '../copy.ts'
import { GoalBubbles } from '../goal/web/later-bubbles.tsx'
import { useGoal } from '../goal/web/use-goal.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { Clock } from './clock.tsx'
import { type TimerActions, TimerControls } from './timer-controls.tsx'
import { TimerStatus } from './timer-status.tsx'

interface FocusModeProps {
  userId: string
  open: boolean
  stored: StoredTimer
  actions: TimerActions
  onOptions: () => void
  onClose: () => void
}

/** Digits fill 3/4 of a line's height; the clock is 2.6 ('mm:ss') or 4 ('hh:mm:ss') times as wide as high. */
const SIZES = [
  'leading-[0.75]! text-[min(37.5cqw,130cqh)]',
  'leading-[0.75]! text-[min(24.5cqw,130cqh)]',
] as const

/** On a low screen the clock's row shrinks first, down to the clock's own height. */
const STAGE =
  'grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto_minmax(0,min(13rem,28vw))_auto_1fr_auto] p-safe-4 outline-none ' +
  'lying:grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] lying:grid-rows-[auto_minmax(0,1fr)_auto] lying:gap-x-4 ' +
  'sm:upright:p-safe-8'

/** `:has` would need no script, but recompute every element's style at each tap. */
function useStage(open: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (open) dataset.stage = ''
    return () => {
      delete dataset.stage
    }
  }, [open])
}

export function FocusMode({ userId, open, stored, actions, onOptions, onClose }: FocusModeProps) {
  const { subject, topic, timer } = stored
  const [goal] = useGoal(userId, timer)
  useStage(open)
  useCloseRequest(open, onClose)
  useWakeLock(open && timer.status === 'running' && timer.paperUntil === null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ' || (event.target as HTMLElement).closest('button, input')) return
    event.preventDefault()
    if (timer.status === 'running') actions.pause()
    else if (timer.status === 'paused') actions.resume()
  }
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      data-veil
      className="fixed inset-0 z-30 bg-paper transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="h-full">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the space bar presses the button below */}
        <div onKeyDown={onKeyDown} className="h-full">
          <Dialog aria-label={copy.timer.focus} className={STAGE}>
            <div className="self-center">
              <TimerStatus timer={timer} />
            </div>
            <div className="flex lying:col-start-3 lying:row-start-1 lying:justify-self-end">
              <IconButton icon={options} label={copy.timer.options} side="bottom" onClick={onOptions} />
              <IconButton icon={x} label={copy.timer.leaveFocus} side="bottom" onClick={onClose} />
            </div>
            <div className="col-span-full row-start-3 mx-auto mb-[4vh] max-w-[60ch] text-center lying:col-[2] lying:row-start-1 lying:mb-0 lying:max-w-full lying:self-center lying:*:truncate">
              <p className="wrap-anywhere font-semibold text-xl lying:text-base lying:leading-tight">
                {subject?.name}
              </p>
              {topic && (
                <p className="mt-1 line-clamp-3 wrap-anywhere text-soft lying:mt-0 lying:text-xs">{topic}</p>
              )}
            </div>
            <div className="col-span-full row-start-4 grid min-h-0 place-items-center [container-type:size] lying:row-start-2 lying:my-3">
              <Clock timer={timer} sizes={SIZES} />
            </div>
            {goal > 0 && (
              <div className="col-span-full row-start-5 mt-[4vh] lying:col-[3] lying:row-start-1 lying:mt-0 lying:mr-24 lying:self-center lying:justify-self-end lying:text-sm">
                <Suspense>
                  <GoalBubbles goal={goal} timer={timer} />
                </Suspense>
              </div>
            )}
            <div className="col-span-full row-start-7 mx-auto w-full max-w-md space-y-4 pt-4 text-center sm:pb-[6vh] lying:row-start-3 lying:py-0">
              <TimerControls timer={timer} hasSubject={subject !== null} actions={actions} />
              <p className="text-soft text-xs pointer-coarse:invisible [@media(height<30rem)]:hidden">
                {copy.timer.focusKeys}
              </p>
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  )
}
