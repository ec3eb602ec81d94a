import x from 'icon:x'
import type { KeyboardEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { useWakeLock } from '../../../web/wake-lock.ts'
import { copy } from '../copy.ts'
import { copy as goalCopy } from '../goal/copy.ts'
import { useGoal } from '../goal/web/use-goal.ts'
import type { StoredTimer } from '../stored-timer/rules.ts'
import { Clock } from './clock.tsx'
import { type TimerActions, TimerControls } from './timer-controls.tsx'
import { TimerStatus } from './timer-status.tsx'

interface FocusModeProps {
  userId: string
  open: boolean
  stored: StoredTimer
  actions: TimerActions
  onClose: () => void
}

const SIZES = ['text-[min(17rem,32vw,50vh)]', 'text-[min(13rem,20.5vw,50vh)]'] as const

/** The timer alone on the whole screen (spec §4): Escape or the cross leaves it, the space bar pauses. */
export function FocusMode({ userId, open, stored, actions, onClose }: FocusModeProps) {
  const { subject, topic, timer } = stored
  const [goal] = useGoal(userId)
  useWakeLock(open && timer.status === 'running')
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
      className="fixed inset-0 z-30 bg-paper transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="h-full">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the space bar is a short cut for the button below */}
        <div onKeyDown={onKeyDown} className="h-full">
          <Dialog
            aria-label={copy.timer.focus}
            className="grid h-full grid-rows-[auto_1fr_auto] p-safe-4 outline-none sm:p-safe-8"
          >
            <div className="flex items-center justify-between">
              <TimerStatus timer={timer} />
              <IconButton icon={x} label={copy.timer.leaveFocus} side="bottom" onClick={onClose} />
            </div>
            <div className="flex min-h-0 flex-col items-center justify-center gap-[5vh] text-center">
              <div className="max-w-[60ch]">
                <p className="font-semibold text-xl">{subject?.name}</p>
                {topic && <p className="mt-1 wrap-anywhere text-soft">{topic}</p>}
              </div>
              <Clock timer={timer} sizes={SIZES} />
              {goal > 0 && <p className="text-soft">{goalCopy.shown(goal)}</p>}
            </div>
            <div className="mx-auto w-full max-w-md space-y-4 text-center sm:pb-[6vh]">
              <TimerControls timer={timer} hasSubject={subject !== null} actions={actions} />
              <p className="text-soft text-xs pointer-coarse:invisible">{copy.timer.focusKeys}</p>
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  )
}
