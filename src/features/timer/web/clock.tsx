import { formatClock } from '../../../shared/duration.ts'
import { cx } from '../../../web/ui/cx.ts'
import { copy } from '../copy.ts'
import type { Timer } from '../session.ts'
import { useElapsed } from './use-elapsed.ts'

const HOUR = 3600

interface ClockProps {
  timer: Timer
  /** The first size is for 'mm:ss', the second, from an hour on, for 'hh:mm:ss'. */
  sizes: readonly [minutes: string, hours: string]
  /** The window that shows the clock, if not the page's own. */
  host?: Window
}

/** The only component that renders each second; screen readers do not read it each time. */
export function Clock({ timer, sizes, host }: ClockProps) {
  const seconds = useElapsed(timer, host)
  return (
    <p
      role="timer"
      aria-label={copy.timer.clock}
      className={cx(
        'whitespace-nowrap text-center tabular-nums leading-none tracking-tight fade-colors',
        timer.status === 'running' ? 'text-ink' : 'text-soft',
        seconds < HOUR ? sizes[0] : sizes[1],
      )}
    >
      {formatClock(seconds)}
    </p>
  )
}
