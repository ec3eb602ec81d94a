import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { copy } from '../copy.ts'
import { GoalField } from '../goal/web/goal-field.tsx'
import { LateField } from '../late/web/late-field.tsx'
import { PaperChoice } from '../paper/web/paper-choice.tsx'
import { RoundsChoice } from '../rounds/web/rounds-choice.tsx'
import type { Timer } from '../session.ts'
import { AddMinutes } from './add-minutes.tsx'
import { dispatch } from './use-timer.ts'

interface TimerOptionsProps {
  userId: string
  timer: Timer
  onClose: () => void
  children?: Elements
}

export function TimerOptions({ userId, timer, onClose, children }: TimerOptionsProps) {
  const isRunning = timer.status === 'running'
  return (
    <Dialog open onClose={onClose} title={copy.timer.options}>
      <div className="space-y-6">
        {isRunning && timer.leap === null && <LateField userId={userId} timer={timer} onDone={onClose} />}
        {!isRunning && (
          <div className="sm:hidden">
            <AddMinutes
              timer={timer}
              onAdd={(minutes) => dispatch(userId, { type: 'addMinutes', minutes })}
            />
          </div>
        )}
        <div className="w-36 sm:hidden">
          <GoalField userId={userId} timer={timer} />
        </div>
        {isRunning && <PaperChoice userId={userId} timer={timer} />}
        <RoundsChoice userId={userId} timer={timer} />
        {children}
      </div>
    </Dialog>
  )
}
