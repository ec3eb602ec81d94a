import { formatDay } from '../../../shared/calendar.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { UnsentWrites, writeName } from '../../../web/outbox/unsent-writes.tsx'
import { copy } from '../copy.ts'
import { isOfRecord, type PendingWrite, recordOf } from '../pending.ts'

interface UnsentRecordsProps {
  writes: readonly PendingWrite[]
  onMend: (write: PendingWrite) => void
  onRetry: (write: PendingWrite) => void
  onDiscard: (write: PendingWrite) => void
}

/** Unsent writes of all kinds; a record says its time and day too, and can be corrected. */
export const UnsentRecords = ({ onMend, ...props }: UnsentRecordsProps) => (
  <UnsentWrites
    {...props}
    nameOf={nameOf}
    mendOf={(write) => (isOfRecord(write) && write.method !== 'DELETE' ? () => onMend(write) : undefined)}
  />
)

function nameOf(write: PendingWrite): string {
  const { actions, on } = copy.unsent
  if (!isOfRecord(write)) return writeName(write)
  const what = `${actions[write.method as keyof typeof actions]}: ${write.label}`
  if (write.method === 'DELETE') return what
  const { study_time, day } = recordOf(write)
  return `${what} · ${formatDuration(study_time)} ${on(formatDay(day))}`
}
