import { formatClock } from '../../../shared/duration.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { copy } from '../copy.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'posse-clock': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { from: number }
    }
  }
}

const { desk } = copy

/** Over an hour, so that the clock never becomes wider. */
const STUDIED_SECONDS = 4328

export function LiveDesk() {
  return (
    <Panel title={desk.title} aside={desk.note} className="shadow-float">
      <posse-clock from={STUDIED_SECONDS} className="group/clock block" suppressHydrationWarning>
        <p className="text-center text-sm">
          <span className="font-semibold">{desk.subject}</span>
          <span className="block cramped:hyphens-auto text-soft">{desk.topic}</span>
          <span className="mt-1.5 block text-soft">{desk.reason}</span>
        </p>
        <p
          role="timer"
          aria-label={desk.clock}
          data-clock
          suppressHydrationWarning
          className="mt-3 whitespace-nowrap text-center font-sans font-semibold text-[min(16vw,4.5rem,(100vw-4.25rem)/4.1)] tabular-nums leading-none tracking-tight group-data-stopped/clock:text-soft"
        >
          {formatClock(STUDIED_SECONDS)}
        </p>
        <div className="scripting-none:hidden mt-4 flex justify-center">
          <button type="button" className={cx(buttonStyle(), 'w-36 max-w-full')}>
            <span className="group-data-stopped/clock:hidden">{desk.pause}</span>
            <span className="hidden group-data-stopped/clock:inline">{desk.resume}</span>
          </button>
        </div>
      </posse-clock>
      <h3 className="mt-6 mb-2.5 text-base">{desk.today}</h3>
      <ul className="space-y-2">
        {desk.plan.map(([name, done, count]) => (
          <Step key={name} name={name} done={done} count={count} isChosen={name === desk.subject} />
        ))}
      </ul>
    </Panel>
  )
}

interface StepProps {
  name: string
  done: number
  count: number
  isChosen: boolean
}

function Step({ name, done, count, isChosen }: StepProps) {
  const text = desk.done(done, count)
  const isDone = done === count
  return (
    <li
      className={cx(
        'rounded-md border px-3 py-2.5 text-sm',
        isChosen ? 'border-accent bg-wash' : 'border-rule bg-sheet',
      )}
    >
      <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex min-w-0 items-center gap-2">
          <Bubble fill={done / count} isNow={isChosen} className="size-4.5 shrink-0 cramped:hidden" />
          <span
            className={cx(
              'min-w-0 cramped:hyphens-auto',
              isDone && 'text-soft line-through',
              isChosen && 'font-semibold',
            )}
          >
            {name}
          </span>
        </span>
        <span className="font-sans font-semibold text-soft tabular-nums">{text}</span>
      </p>
      <ProgressBar label={name} percent={wholePercent(done, count)} valueText={text} />
    </li>
  )
}
