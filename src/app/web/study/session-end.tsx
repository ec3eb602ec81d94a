import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { consistencyOf } from '../../../features/consistency/web/queries.ts'
import { PlannedRow, rowsOf } from '../../../features/guide/web/day-list.tsx'
import { useGuide } from '../../../features/guide/web/use-guide.ts'
import { useLog } from '../../../features/records/log/web/queries.ts'
import { useSubjectsOfDay } from '../../../features/schedule/web/queries.ts'
import { copy } from '../../../features/session-end/copy.ts'
import { factOf } from '../../../features/session-end/rules.ts'
import { daysOf } from '../../../features/weekly-goal/rules.ts'
import { weeklyGoalOf } from '../../../features/weekly-goal/web/queries.ts'
import { scheduleWeek } from '../../../shared/calendar.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { headingIn } from '../../../web/pages/heading-in.ts'
import type { OfStudent } from '../../../web/panels/panels.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { WeekBubbles } from '../../../web/ui/display/week-bubbles.tsx'

interface SessionEndProps extends OfStudent {
  sessionKey: string
  onClose: (none: undefined) => void
}

/** After a session: the week's bubbles, the best that is true of it, and the next step. */
export function SessionEnd({ userId, sessionKey, onClose }: SessionEndProps) {
  const today = useToday()
  const { log } = useLog(userId)
  const goal = useQuery(weeklyGoalOf(userId, today))
  const terms = useQuery(consistencyOf(userId))
  const session = log?.records.find(({ key }) => key === sessionKey)
  const isKnown = !(goal.isPending || terms.isPending)
  const fact =
    log && session && isKnown && factOf({ ...log, session, today, goal: goal.data, terms: terms.data })
  // A sentence is read aloud when it comes into a region that is there.
  const said = useDeferredValue(fact ? copy.fact(fact) : '', '')
  if (!(log && session)) return null
  const close = () => {
    onClose(undefined)
    lookAfterFocus(() => headingIn(document.querySelector('main')), 'ends')
  }
  const studied = new Set(log.records.map(({ day }) => day))
  return (
    <div ref={showWhole} className="scroll-mt-20">
      <Panel
        title={copy.title}
        aside={
          <TextButton className="-my-2.75 min-h-11" onClick={close}>
            {copy.close}
          </TextButton>
        }
      >
        <WeekBubbles
          days={daysOf(scheduleWeek(today))}
          today={today}
          isFull={(day) => studied.has(day)}
          className="fills"
        />
        <p
          role="status"
          className="mt-3 flex min-h-[2lh] items-center wrap-anywhere font-semibold max-sm:min-h-[3lh]"
        >
          {said}
        </p>
        <Next userId={userId} />
      </Panel>
    </div>
  )
}

/** Brings it into view, because it may stand above what the student pressed. */
const showWhole = (part: Element | null) => part?.scrollIntoView({ block: 'nearest' })

/** The guide's next step; without one, what is left of today's plan. */
function Next({ userId }: OfStudent) {
  const { guide, answer } = useGuide(userId, undefined)
  const { subjects = [] } = useSubjectsOfDay(userId, useToday())
  if (!(guide || answer.isLoadingError)) return <div className="h-22 lg:guided:hidden" />
  const planned = subjects.find(({ done, count }) => done < count)
  const [row] = guide ? rowsOf(guide.steps.slice(0, 1)) : []
  const next = row ?? (planned && <PlannedRow subject={planned} />)
  return (
    next && (
      // A wide screen has the guide's step right below.
      <div className={cx('mt-2 border-rule border-t pt-2', row && 'lg:hidden')}>
        <p className="text-soft text-sm">{copy.next}</p>
        {next}
      </div>
    )
  )
}
