import logOut from 'icon:log-out'
import { Suspense, useState } from 'react'
import { useLeave } from '../../../web/session/leave.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { entryStyle } from './nav-style.ts'

const LeaveQuestion = later(
  async () => (await import('../../../features/timer/leaving/web/leave-question.tsx')).LeaveQuestion,
)

interface SignOutProps {
  label: string
  className?: string
  labelClassName?: string
  /** Called first, for a menu that would cover the question. */
  onAsk?: () => void
}

/** Asks first when unsent work would stay behind on the device. */
export function SignOut({ label, className = entryStyle, labelClassName, onAsk }: SignOutProps) {
  const { leaving, leave } = useLeave()
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    onAsk?.()
    setAsking(true)
  }
  return (
    <>
      <button
        type="button"
        title={label}
        onClick={leaving ? undefined : ask}
        aria-disabled={leaving}
        className={className}
      >
        <Icon of={logOut} />
        <span className={cx('truncate', labelClassName)}>{label}</span>
      </button>
      {isAsking && (
        <Suspense>
          <LeaveQuestion onLeave={leave} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
