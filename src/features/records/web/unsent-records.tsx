import { useId } from 'react'
import { formatDay } from '../../../shared/calendar.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { copy } from '../copy.ts'
import { isOfRecord, type PendingWrite, recordOf } from '../pending.ts'

interface UnsentRecordsProps {
  writes: readonly PendingWrite[]
  onMend: (write: PendingWrite) => void
  onRetry: (write: PendingWrite) => void
  onDiscard: (write: PendingWrite) => void
}

export function UnsentRecords({ writes, ...actions }: UnsentRecordsProps) {
  const titleId = useId()
  if (writes.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-fair-wash p-4">
      <h2 id={titleId} className="text-base">
        {copy.unsent.title}
      </h2>
      <ul className="mt-2 space-y-4">
        {writes.map((write) => (
          <Unsent key={write.id} write={write} {...actions} />
        ))}
      </ul>
    </section>
  )
}

function Unsent({
  write,
  onMend,
  onRetry,
  onDiscard,
}: Omit<UnsentRecordsProps, 'writes'> & { write: PendingWrite }) {
  const { unsent, records } = copy
  const isRejected = write.state === 'rejected'
  const about = aboutOf(write)
  const named = (action: string) => unsent.named(action, about)
  return (
    <li className="text-sm">
      <p className="font-semibold">{about}</p>
      <p className={isRejected ? 'mt-0.5 text-poor' : 'mt-0.5 text-soft'}>
        {isRejected ? write.message || unsent.rejected : records.waiting}
      </p>
      {isRejected && (
        <div className="mt-2 flex flex-wrap gap-2">
          {isOfRecord(write) && write.method !== 'DELETE' && (
            <Button size="sm" aria-label={named(unsent.mend)} onClick={() => onMend(write)}>
              {unsent.mend}
            </Button>
          )}
          <Button size="sm" aria-label={named(unsent.retry)} onClick={() => onRetry(write)}>
            {unsent.retry}
          </Button>
          <Button size="sm" tone="quiet" aria-label={named(unsent.discard)} onClick={() => onDiscard(write)}>
            {unsent.discard}
          </Button>
        </div>
      )}
    </li>
  )
}

function aboutOf(write: PendingWrite): string {
  const { actions, on, about } = copy.unsent
  if (!isOfRecord(write)) {
    const [, first] = write.path.split('/')
    return `${about[first as keyof typeof about]}: ${write.label}`
  }
  const what = `${actions[write.method as keyof typeof actions]}: ${write.label}`
  if (write.method === 'DELETE') return what
  const { study_time, day } = recordOf(write)
  return `${what} · ${formatDuration(study_time)} ${on(formatDay(day))}`
}
