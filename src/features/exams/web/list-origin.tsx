import { formatDay, timeOfDay, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { ExternalLink } from '../../../web/ui/actions/external-link.tsx'
import type { ExamList } from '../contract.ts'
import { copy } from '../copy.ts'

/** The day and the time are in the student's own zone. */
function shown(instant: string): [day: string, time: string] {
  const [at, zone] = [new Date(instant), studentTimeZone()]
  return [formatDay(today(at, zone)), timeOfDay(at, zone)]
}

export function ListOrigin({ list: { fetched_at, source } }: { list: ExamList }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {fetched_at && <time dateTime={fetched_at}>{copy.listOf(...shown(fetched_at))}</time>}
      {source && (
        <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5">
          <span>{copy.source}</span>
          <ExternalLink href={source.url}>{source.name}</ExternalLink>
        </span>
      )}
    </p>
  )
}

export function StaleNote({ fetchedAt }: { fetchedAt: string }) {
  return (
    <p role="status" className="mb-6 rounded-md bg-fair-wash px-4 py-3 text-fair text-sm">
      {copy.stale(...shown(fetchedAt))}
    </p>
  )
}
