import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import type { PanelProps } from '../../../web/places/gives.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { Figures } from '../../../web/ui/display/figures.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import type { WeeklyGoal } from '../contract.ts'
import { copy } from '../copy.ts'
import { formatMinutes, type Standing, standingOf, withWaiting } from '../rules.ts'
import { GoalDialog } from './goal-dialog.tsx'
import { weeklyGoalOf } from './queries.ts'

export function WeekGoal({ userId, waiting }: PanelProps<'week'>) {
  const goal = useQuery(weeklyGoalOf(userId, useToday()))
  if (goal.data) return <Week userId={userId} saved={goal.data} />
  if (!goal.isLoadingError) return waiting
  return (
    <Panel title={copy.title}>
      <UnlessFailed queries={[goal]}>{null}</UnlessFailed>
    </Panel>
  )
}

function Week({ userId, saved }: { userId: string; saved: WeeklyGoal }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const { known, seconds } = withWaiting(saved, useOutbox(userId), studentTimeZone())
  const standing = standingOf(known)
  return (
    <Panel
      title={copy.title}
      aside={
        standing && (
          <TextButton onClick={open} className="-my-1">
            {copy.change}
          </TextButton>
        )
      }
    >
      {/* As high with a goal as without, so that nothing below moves. */}
      <div className="flex min-h-34 flex-col justify-between gap-3 sm:max-lg:min-h-27">
        {standing ? <Against standing={standing} waiting={seconds} /> : <NoGoal onSet={open} />}
      </div>
      {isOpen && <GoalDialog userId={userId} minutes={saved.minutes} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Against({ standing, waiting }: { standing: Standing; waiting: number }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <p className="flex items-baseline gap-2 whitespace-nowrap tabular-nums">
          <span className="font-semibold text-hero tracking-tight">
            <Figures text={formatMinutes(standing.studied)} />
          </span>
          <span className="text-soft">{copy.of(standing.goal)}</span>
        </p>
        <Today standing={standing} />
      </div>
      <ProgressBar label={copy.title} percent={standing.percent} valueText={copy.progress(standing)} />
      <p className="text-soft text-sm">
        {copy.left(standing)} {waiting > 0 && copy.waiting(waiting)}
      </p>
    </>
  )
}

function Today({ standing: { left, leftToday } }: { standing: Standing }) {
  if (left === 0) return null
  if (leftToday === 0) return <p className="text-soft">{copy.todayDone}</p>
  return (
    <p className="flex items-baseline gap-2 whitespace-nowrap tabular-nums">
      <span className="text-soft">{copy.today}</span>
      <span className="font-semibold text-xl tracking-tight">
        <Figures text={formatMinutes(leftToday)} />
      </span>
    </p>
  )
}

function NoGoal({ onSet }: { onSet: () => void }) {
  return (
    <>
      <p className="measure text-soft">{copy.none}</p>
      <Button onClick={onSet} className="self-start">
        {copy.set}
      </Button>
    </>
  )
}
