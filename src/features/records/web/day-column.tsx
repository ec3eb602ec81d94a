import { memo, Suspense } from 'react'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { notify } from '../../../web/ui/notices.ts'
import { later } from '../../../web/ui/states/later.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { rowsOf } from '../log/rules.ts'
import { useLog } from '../log/web/queries.ts'
import { isOf, type KnownRecord, type PendingWrite, unsentOf } from '../pending.ts'
import { DayRecords } from './day-records.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { DayStatistics } from './day-statistics.tsx'
import { retryWrite } from './queries.ts'

const UnsentRecords = later(async () => (await import('./unsent-records.tsx')).UnsentRecords)

export type RecordAction =
  | { type: 'edit' | 'remove'; record: KnownRecord }
  | { type: 'mend' | 'forget'; write: PendingWrite }

interface DayColumnProps {
  userId: string
  day: string
  onAsk: (action: RecordAction) => void
}

/** Memoised, so that choosing a subject does not draw it again. */
export const DayColumn = memo(function DayColumn({ userId, day, onAsk }: DayColumnProps) {
  const { log, shown, answer } = useLog(userId)
  const writes = useOutbox(userId)
  const isToday = isOf(day)
  const unsent = unsentOf(writes, isToday)
  const rows = rowsOf(shown.records.filter(isToday), writes, { userId, names: shown.names })
  return (
    <div className="min-w-0 space-y-6">
      {unsent.length > 0 && (
        <Suspense>
          <UnsentRecords
            writes={unsent}
            onMend={(write) => onAsk({ type: 'mend', write })}
            onRetry={(write) =>
              retryWrite(userId, write.id).catch(() => notify(UNEXPECTED, { tone: 'poor' }))
            }
            onDiscard={(write) => onAsk({ type: 'forget', write })}
          />
        </Suspense>
      )}
      <UnlessFailed queries={[answer]}>{!log && <DaySkeleton />}</UnlessFailed>
      {(log || rows.length > 0) && (
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
