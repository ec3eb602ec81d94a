import { Link, useLocation } from 'react-router'
import { formatClock } from '../../../shared/duration.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { cx } from '../../../web/ui/cx.ts'
import { useStudentId } from '../../account/web/queries.ts'
import { useOpenLeap } from '../clock/web/use-open-leap.ts'
import { copy } from '../copy.ts'
import type { Timer } from '../session.ts'
import { useElapsed } from './use-elapsed.ts'
import { useNeedsAnswer } from './use-pulse.ts'
import { useTimer } from './use-timer.ts'

/** Shown in the menu on every page but the timer's own. */
export function RunningTimer({ className }: { className?: string }) {
  const userId = useStudentId()
  const { pathname } = useLocation()
  if (userId === undefined || pathname === STUDY_PATH) return null
  return <OpenSession userId={userId} className={className} />
}

function OpenSession({ userId, className }: { userId: string; className: string | undefined }) {
  const { subject, timer } = useTimer(userId)
  const isSilent = useNeedsAnswer(timer)
  const isAsking = useOpenLeap(userId, timer) > 0 || isSilent
  if (timer.status === 'idle') return null
  const label = isAsking ? copy.timer.unanswered : labelOf(timer, subject?.name ?? '')
  const isRunning = timer.status === 'running'
  return (
    <Link
      to={STUDY_PATH}
      aria-label={label}
      title={label}
      className={cx(
        'flex min-h-11 items-center gap-2.5 rounded-md bg-wash px-3 font-semibold text-sm hover:bg-ink/8',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2 shrink-0 rounded-full', isRunning ? 'bg-accent' : 'border border-edge')}
      />
      <Seconds timer={timer} />
      <span aria-hidden="true" className="min-w-0 truncate font-normal text-soft sm:folded:hidden">
        {isAsking ? '?' : subject?.name}
      </span>
    </Link>
  )
}

function labelOf({ status }: Timer, subject: string): string {
  if (status === 'stopped') return copy.timer.unsaved(subject)
  return status === 'running' ? copy.timer.running(subject) : copy.timer.paused(subject)
}

function Seconds({ timer }: { timer: Timer }) {
  return (
    <span aria-hidden="true" className="tabular-nums">
      {formatClock(useElapsed(timer))}
    </span>
  )
}
