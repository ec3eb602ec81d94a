import { cx } from '../../../web/ui/cx.ts'
import { copy } from '../copy.ts'
import { copy as rounds } from '../rounds/copy.ts'
import { pauseCount } from '../rules.ts'
import type { Timer } from '../session.ts'

/** Read aloud when it changes, not each second. */
export function TimerStatus({ timer }: { timer: Timer }) {
  const pauses = pauseCount(timer)
  const isResting = timer.status === 'paused' && timer.rounds?.isResting
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-soft">
      <span
        aria-hidden="true"
        className={cx(
          'size-2 shrink-0 rounded-full',
          timer.status === 'running' ? 'bg-accent' : 'border border-edge',
        )}
      />
      <span>{isResting ? rounds.state : copy.timer.states[timer.status]}</span>
      {pauses > 0 && <span>{` · ${copy.timer.pauses(pauses)}`}</span>}
    </p>
  )
}
