import { formatDay, timeOfDay, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/time-zone.ts'
import type { ExamList } from '../contract.ts'
import { copy } from '../copy.ts'
import { ExternalLink } from './external-link.tsx'

/** An instant as day and time in the student's own zone. */
function shown(instant: string): [day: string, time: string] {
  const [at, zone] = [new Date(instant), studentTimeZone()]
  return [formatDay(today(at, zone)), timeOfDay(at, zone)]
}

/** Of when the list is, and who made it. */
export function ListOrigin({ list: { fetched_at, source } }: { list: ExamList }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {fetched_at && <time dateTime={fetched_at}>{copy.listOf(...shown(fetched_at))}</time>}
      {source && (
        <span className="inline-flex items-center gap-1.5">
          {copy.source}
          <ExternalLink href={source.url}>{source.name}</ExternalLink>
        </span>
      )}
    </p>
  )
}

/** Says that the list may miss what is new, because its source fails. */
export function StaleNote({ fetchedAt }: { fetchedAt: string }) {
  return (
    <p role="status" className="mb-6 rounded-md bg-fair-wash px-4 py-3 text-fair text-sm">
      {copy.stale(...shown(fetchedAt))}
    </p>
  )
}
