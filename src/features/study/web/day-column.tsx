import { useQuery } from '@tanstack/react-query'
import { studentTimeZone } from '../../../web/time-zone.ts'
import { Button } from '../../../web/ui/button.tsx'
import { ErrorState } from '../../../web/ui/error-state.tsx'
import { copy } from '../copy.ts'
import { endedOn, rowsOf, unsentOf } from '../pending/rules.ts'
import { DayRecords } from './day-records.tsx'
import { DayStatistics } from './day-statistics.tsx'
import { retryWrite, studyDayOf } from './queries.ts'
import type { Asked } from './study-dialogs.tsx'
import { DaySkeleton } from './study-skeleton.tsx'
import { UnsentRecords } from './unsent-records.tsx'
import { useOutbox } from './use-outbox.ts'

interface DayColumnProps {
  userId: string
  /** The student's today. */
  day: string
  onAsk: (asked: Asked) => void
}

/** What was done today: as the server says, with what still waits on the device. */
export function DayColumn({ userId, day, onAsk }: DayColumnProps) {
  const { data, error, isFetching, refetch } = useQuery(studyDayOf(userId, day))
  const writes = useOutbox(userId)
  const isToday = endedOn(day, studentTimeZone())
  const rows = rowsOf(data?.records ?? [], writes, isToday)
  return (
    <div className="min-w-0 space-y-6">
      {error && data && <Outdated retrying={isFetching} onRetry={() => refetch()} />}
      <UnsentRecords
        writes={unsentOf(writes, isToday)}
        onMend={(write) => onAsk({ type: 'mend', write })}
        onRetry={(write) => retryWrite(userId, write.id)}
        onDiscard={(write) => onAsk({ type: 'forget', write })}
      />
      {!(data || error) && <DaySkeleton />}
      {error && !data && <ErrorState message={error.message} onRetry={() => refetch()} retrying={isFetching} />}
      {(data || rows.length > 0) && (
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
}

function Outdated({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-fair-wash py-2 pr-2 pl-4"
    >
      <p className="text-fair text-sm">{copy.outdated}</p>
      <Button tone="quiet" size="sm" busy={retrying} onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  )
}
