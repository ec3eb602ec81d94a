import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { notify } from '../../../web/notices.ts'
import { studentTimeZone } from '../../../web/time-zone.ts'
import { UnlessFailed } from '../../../web/ui/unless-failed.tsx'
import { useOutbox } from '../../../web/use-outbox.ts'
import { endedOn, rowsOf, unsentOf } from '../pending/rules.ts'
import { DayRecords } from './day-records.tsx'
import { DayStatistics } from './day-statistics.tsx'
import { retryWrite, studyDayOf } from './queries.ts'
import type { Asked } from './study-dialogs.tsx'
import { DaySkeleton } from './study-skeleton.tsx'
import { UnsentRecords } from './unsent-records.tsx'

interface DayColumnProps {
  userId: string
  /** The student's today. */
  day: string
  onAsk: (asked: Asked) => void
}

/** What was done today: as the server says, with what still waits on the device. Choosing what to study draws none of it anew. */
export const DayColumn = memo(function DayColumn({ userId, day, onAsk }: DayColumnProps) {
  const studied = useQuery(studyDayOf(userId, day))
  const writes = useOutbox(userId)
  const isToday = endedOn(day, studentTimeZone())
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
