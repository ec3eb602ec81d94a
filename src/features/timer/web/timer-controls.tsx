import pause from 'icon:pause'
import play from 'icon:play'
import save from 'icon:save'
import square from 'icon:square'
import { Button } from '../../../web/ui/actions/button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { copy } from '../copy.ts'
import type { Timer } from '../session.ts'

export interface TimerActions {
  start: () => void
  pause: () => void
  resume: () => void
  stop: () => void
  save: () => void
}

interface TimerControlsProps {
  timer: Timer
  hasSubject: boolean
  actions: TimerActions
}

const FIRST = { idle: 'start', running: 'pause', paused: 'resume', stopped: 'resume' } as const
/** A short vibration as feedback, on phones that can; the student may be looking at a book. */
const TOUCH_MS = 12

/** On the narrowest phone the bar only has room for the clock and two words. */
const BESIDE_CLOCK =
  'max-sm:[span+&]:gap-2 max-sm:[span+&_button]:px-1.5 max-sm:[span+&_button]:text-sm max-sm:[span+&_svg]:hidden'

const ICONS = { start: play, pause, resume: play }

const felt = (act: () => void) => () => {
  navigator.vibrate?.(TOUCH_MS)
  act()
}

export function TimerControls({ timer, hasSubject, actions }: TimerControlsProps) {
  const { status } = timer
  const first = FIRST[status]
  const isStopped = status === 'stopped'
  const canStop = status !== 'idle' || timer.added.length > 0
  return (
    <div
      className={cx(
        'flex cramped:flex-wrap w-full min-w-0 gap-3 *:flex-1 [&_button]:w-full cramped:[&_button]:px-2 cramped:[&_svg]:hidden',
        BESIDE_CLOCK,
      )}
    >
      <Button
        tone={isStopped ? 'secondary' : 'primary'}
        size="lg"
        icon={ICONS[first]}
        disabledHint={!hasSubject && copy.timer.chooseFirst}
        onClick={felt(actions[first])}
      >
        {copy.timer[first]}
      </Button>
      {canStop && (
        <Button
          tone={isStopped ? 'primary' : 'secondary'}
          size="lg"
          icon={isStopped ? save : square}
          disabledHint={!hasSubject && copy.timer.chooseFirst}
          onClick={felt(isStopped ? actions.save : actions.stop)}
        >
          {isStopped ? copy.timer.save : copy.timer.stop}
        </Button>
      )}
    </div>
  )
}
