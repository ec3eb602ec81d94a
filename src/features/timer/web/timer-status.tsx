import { cx } from '../../../web/ui/cx.ts'
import { copy } from '../copy.ts'
import { pauseCount, type Timer } from '../rules.ts'

/** Read aloud when it changes, not at each second. */
export function TimerStatus({ timer }: { timer: Timer }) {
  const pauses = pauseCount(timer)
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-soft">
      <span
        aria-hidden="true"
        className={cx('size-2 rounded-full', timer.status === 'running' ? 'bg-accent' : 'border border-edge')}
      />
      {copy.timer.states[timer.status]}
      {pauses > 0 && ` · ${copy.timer.pauses(pauses)}`}
    </p>
  )
}
