import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { notify } from '../../../web/ui/notices.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { isOf, type KnownRecord, type PendingWrite, rowsOf, unsentOf } from '../pending.ts'
import { DayRecords } from './day-records.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { DayStatistics } from './day-statistics.tsx'
import { retryWrite, studyDayOf } from './queries.ts'
import { UnsentRecords } from './unsent-records.tsx'

export type AskedOfRecord =
  | { type: 'edit' | 'remove'; record: KnownRecord }
  | { type: 'mend' | 'forget'; write: PendingWrite }

interface DayColumnProps {
  userId: string
  day: string
  onAsk: (asked: AskedOfRecord) => void
}

/** Memoised: choosing what to study draws none of it anew. */
export const DayColumn = memo(function DayColumn({ userId, day, onAsk }: DayColumnProps) {
  const studied = useQuery(studyDayOf(userId, day))
  const writes = useOutbox(userId)
  const isToday = isOf(day)
  const rows = rowsOf(studied.data?.records ?? [], writes, isToday)
  return (
    <div className="min-w-0 space-y-6">
      <UnsentRecords
        writes={unsentOf(writes, isToday)}
        onMend={(write) => onAsk({ type: 'mend', write })}
        onRetry={(write) => retryWrite(userId, write.id).catch(() => notify(UNEXPECTED, { tone: 'poor' }))}
        onDiscard={(write) => onAsk({ type: 'forget', write })}
      />
      <UnlessFailed queries={[studied]}>{!studied.data && <DaySkeleton />}</UnlessFailed>
      {(studied.data || rows.length > 0) && (
        <>
          <DayStatistics rows={rows} />
          <DayRecords
            rows={rows}
            onEdit={(record) => onAsk({ type: 'edit', record })}
            onRemove={(record) => onAsk({ type: 'remove', record })}
          />
        </>
      )}
    </div>
  )
})
