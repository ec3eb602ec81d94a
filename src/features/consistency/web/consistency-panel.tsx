import { useMemo, useState } from 'react'
import type { Day } from '../../../shared/calendar.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { copy } from '../copy.ts'
import { type Consistency, type Standing, standingOf, yearOf } from '../rules.ts'
import { useConsistency } from './queries.ts'
import { YearMap } from './year-map.tsx'
import { YearTable } from './year-table.tsx'

export function ConsistencyPanel({ userId, waiting }: PanelProps) {
  const { known, answers } = useConsistency(userId)
  if (known) return <Known known={known} />
  if (!answers.some(({ isLoadingError }) => isLoadingError)) return waiting
  return (
    <Panel title={copy.title}>
      <UnlessFailed queries={answers}>{null}</UnlessFailed>
    </Panel>
  )
}

/** Before the first record there is neither a year nor a table to show. */
function Known({ known }: { known: Consistency }) {
  if (known.days.length > 0 || known.before.best_day) return <Year known={known} />
  const standing = standingOf(known)
  return (
    <Panel title={copy.title}>
      <div className="space-y-3">
        <Run standing={standing} />
        <p className="text-soft text-sm">{copy.forgiven(standing.hasPlan)}</p>
      </div>
    </Panel>
  )
}

function Year({ known }: { known: Consistency }) {
  const [isOpen, setOpen] = useState(false)
  const standing = useMemo(() => standingOf(known), [known])
  const year = useMemo(() => yearOf(known), [known])
  return (
    <Panel
      title={copy.title}
      aside={
        <TextButton onClick={() => setOpen(true)} className="-my-1">
          {copy.table.open}
        </TextButton>
      }
    >
      {/* Always as high, so that nothing below moves. */}
      <div className="flex min-h-117 flex-col gap-4 min-[32rem]:min-h-94 sm:min-h-89 xl:min-h-78">
        <Run standing={standing} />
        <YearMap year={year} />
        <Records standing={standing} today={known.day} />
      </div>
      {isOpen && <YearTable year={year} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Run({ standing }: { standing: Standing }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      {standing.run > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="font-semibold text-hero tracking-tight">{copy.count(standing.run)}</span>
          <span className="text-soft">{copy.inARow(standing.run, standing.hasPlan)}</span>
        </p>
      ) : (
        <p className="text-lg">{copy.begin}</p>
      )}
      <p className="text-soft">{copy.today(standing)}</p>
    </div>
  )
}

function Records({ standing, today }: { standing: Standing; today: Day }) {
  const records = copy.records(standing, today)
  return (
    <ul className="mt-auto grid gap-x-8 gap-y-1 text-soft text-sm xl:grid-cols-2">
      {records.map((record) => (
        <li key={record}>{record}</li>
      ))}
      {records.length === 0 && <li>{copy.noRecords}</li>}
      <li>{copy.forgiven(standing.hasPlan)}</li>
    </ul>
  )
}
