import trash from 'icon:trash'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { ConfirmDialog } from '../../../web/ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { MESSAGES, type ReportSummary } from '../contract.ts'
import { copy } from '../copy.ts'
import { deleteReport, reportsOf } from './queries.ts'

interface PastReportsProps {
  userId: string
  searchOf: (id: number) => string
}

export function PastReports({ userId, searchOf }: PastReportsProps) {
  const reports = useQuery(reportsOf(userId))
  return (
    <UnlessFailed queries={[reports]}>
      {reports.data ? (
        <List userId={userId} reports={reports.data} searchOf={searchOf} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </UnlessFailed>
  )
}

function List({ userId, reports, searchOf }: PastReportsProps & { reports: readonly ReportSummary[] }) {
  const [removed, setRemoved] = useState<ReportSummary>()
  const remove = async ({ id }: ReportSummary) => {
    await deleteReport(userId, id)
    notify(MESSAGES.deleted)
  }
  return (
    <>
      {reports.length === 0 && <EmptyState title={copy.past.none} />}
      <ul className="divide-y divide-rule">
        {reports.map((report) => (
          <PastReport
            key={report.id}
            report={report}
            search={searchOf(report.id)}
            onRemove={() => setRemoved(report)}
          />
        ))}
      </ul>
      {reports.length > 0 && <p className="mt-4 text-soft text-sm">{copy.past.kept}</p>}
      {removed && (
        <ConfirmDialog
          copy={copy.remove}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}

interface PastReportProps {
  report: ReportSummary
  search: string
  onRemove: () => void
}

function PastReport({ report, search, onRemove }: PastReportProps) {
  const label = copy.when(report.created_at, studentTimeZone())
  return (
    <li className="flex items-center gap-2">
      <Link
        to={{ search }}
        preventScrollReset
        className="group min-w-0 grow py-3"
        aria-label={copy.past.read(label)}
      >
        <span className="font-semibold group-hover:underline">{label}</span>
        <span className="block text-soft text-sm">{`${copy.kindOf(report)} · ${copy.period(report)}`}</span>
      </Link>
      <IconButton
        icon={trash}
        label={copy.past.remove(label)}
        side="bottom"
        onClick={onRemove}
        className="-mr-2.5"
      />
    </li>
  )
}
