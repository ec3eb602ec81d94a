import { useId } from 'react'
import { copy } from '../copy.ts'
import type { RecordRow } from '../log/rules.ts'
import type { KnownRecord } from '../pending.ts'
import { SessionCard } from './session-card.tsx'

interface DayRecordsProps {
  rows: readonly RecordRow[]
  onEdit: (record: KnownRecord) => void
  onRemove: (record: KnownRecord) => void
}

export function DayRecords({ rows, onEdit, onRemove }: DayRecordsProps) {
  const { records } = copy
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-lg">
          {records.title}
        </h2>
        <p className="text-sm text-soft tabular-nums">{records.count(rows.length)}</p>
      </div>
      {rows.length === 0 ? (
        <div className="rounded-md border border-rule border-dashed px-4 py-8 text-center">
          <p className="font-semibold">{records.empty}</p>
          <p className="mt-1 text-sm text-soft">{records.emptyText}</p>
        </div>
      ) : (
        <ul className="grid gap-3 md:max-lg:grid-cols-2">
          {rows.map((row) => (
            <SessionCard key={row.key} row={row} onEdit={onEdit} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </section>
  )
}
