import { useQuery } from '@tanstack/react-query'
import { deviceTimeZone } from '../../../shared/calendar.ts'
import { pageMeta } from '../../../web/page-meta.ts'
import { me } from '../../../web/queries.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import '../../../web/ui/prose.css'
import type { Report } from '../contract.ts'
import { copy } from '../copy.ts'
import { KeptReport } from './kept-report.tsx'
import { NewReport } from './new-report.tsx'
import { PastReports } from './past-reports.tsx'
import { reportOf } from './queries.ts'
import { ReportTools } from './report-tools.tsx'
import { type ReportView, useReportView } from './use-report-view.ts'
import { useWriting } from './use-writing.ts'

export const meta = () => pageMeta(copy.title, copy.description)

/** 'Relatório de Estudos & Insights' over the history: a new report, a kept one, or the list of them (spec §2, §4). */
export default function ReportPage() {
  const view = useReportView()
  const { data } = useQuery(me)
  return (
    <Dialog open onClose={view.close} title={copy.title} size="lg" tall>
      {data && <Reports userId={data.user_id} view={view} />}
    </Dialog>
  )
}

function Reports({ userId, view }: { userId: string; view: ReportView }) {
  const { shown, period } = view
  const writing = useWriting({ userId, period, enabled: shown === 'new', onDone: ({ id }) => view.replace(id) })
  const id = typeof shown === 'number' ? shown : undefined
  const { data: report } = useQuery({ ...reportOf(userId, id ?? 0), enabled: id !== undefined })
  return (
    <>
      <Head view={view} report={id === undefined ? undefined : report} />
      <p role="status" className="sr-only">
        {shown === 'new' ? writing.status : report && copy.ready}
      </p>
      {shown === 'new' && <NewReport {...writing} />}
      {shown === 'list' && <PastReports userId={userId} searchOf={view.searchOf} />}
      {id !== undefined && <KeptReport userId={userId} id={id} />}
    </>
  )
}

/** The heading, what the report is, and the ways on from it. */
function Head({ view: { shown, searchOf }, report }: { view: ReportView; report: Report | undefined }) {
  const isList = shown === 'list'
  return (
    <div className="mb-5 border-rule border-b pb-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-xl">{isList ? copy.past.title : copy.coach}</h3>
        {report && <ReportTools report={report} />}
      </div>
      <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-soft text-sm">
        <span>{report && `${copy.when(report.created_at, deviceTimeZone())} · ${copy.kindOf(report)}`}</span>
        <LinkButton
          tone="quiet"
          size="sm"
          to={{ search: searchOf(isList ? 'new' : 'list') }}
          preventScrollReset
          className="-mr-3 text-accent"
        >
          {isList ? copy.past.fresh : copy.past.title}
        </LinkButton>
      </p>
    </div>
  )
}
