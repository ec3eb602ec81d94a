import { useId } from 'react'
import { formatDay, weekdayName, weekdayOf } from '../../../../shared/calendar.ts'
import type { RecordRow } from '../../log/rules.ts'
import type { KnownRecord } from '../../pending.ts'
import { SessionCard } from '../../web/session-card.tsx'
import { copy } from '../copy.ts'

interface RecordsOfDayProps {
  day: string
  rows: readonly RecordRow[]
  onEdit: (record: KnownRecord) => void
  onRemove: (record: KnownRecord) => void
}

export function RecordsOfDay({ day, rows, onEdit, onRemove }: RecordsOfDayProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 border-rule border-b pb-2 text-base">
        {copy.day(weekdayName(weekdayOf(day)), formatDay(day))}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {rows.map((row) => (
          <SessionCard key={row.key} row={row} onEdit={onEdit} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  )
}
