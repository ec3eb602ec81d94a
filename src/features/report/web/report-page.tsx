import { useQuery } from '@tanstack/react-query'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { me } from '../../account/web/queries.ts'
import '../../../web/ui/styles/prose.css'
import { Spinner } from '../../../web/ui/states/spinner.tsx'
import type { Report } from '../contract.ts'
import { copy } from '../copy.ts'
import { NewReport } from './new-report.tsx'
import { PastReports } from './past-reports.tsx'
import { reportOf } from './queries.ts'
import { ReportTools } from './report-tools.tsx'
import { StoredReport } from './stored-report.tsx'
import { type ReportView, useReportView } from './use-report-view.ts'
import { useWriting } from './use-writing.ts'

export const meta = () => pageMeta(copy.title, copy.description)

export default function ReportPage() {
  const view = useReportView()
  const { data } = useQuery(me)
  return (
    <Dialog open onClose={view.close} title={copy.title} size="md" tall>
      {data && <Reports userId={data.user_id} view={view} />}
    </Dialog>
  )
}

function Reports({ userId, view }: { userId: string; view: ReportView }) {
  const { shown, period } = view
  const writing = useWriting({
    userId,
    period,
    enabled: shown === 'new',
    onDone: ({ id }) => view.replace(id),
  })
  const id = typeof shown === 'number' ? shown : undefined
  const { data: report } = useQuery({ ...reportOf(userId, id ?? 0), enabled: id !== undefined })
  return (
    <>
      <Head view={view} report={id === undefined ? undefined : report} />
      {shown === 'new' && <NewReport {...writing} />}
      {shown === 'list' && <PastReports userId={userId} searchOf={view.searchOf} />}
      {id !== undefined && <StoredReport userId={userId} id={id} />}
      <div role="status">
        {shown === 'new' && writing.status !== null && <Working>{writing.status}</Working>}
        {report && <span className="sr-only">{copy.ready}</span>}
      </div>
    </>
  )
}

const Working = ({ children }: { children: string }) => (
  <p className="flex items-center gap-3 py-4 text-soft">
    <Spinner />
    <span>{children}</span>
  </p>
)

function Head({ view: { shown, searchOf }, report }: { view: ReportView; report: Report | undefined }) {
  const isList = shown === 'list'
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-2">
      <div>
        <h3 className="text-lg sm:text-xl">{isList ? copy.past.title : copy.coach}</h3>
        {report && (
          <p className="text-soft text-sm">
            {`${copy.when(report.created_at, studentTimeZone())} · ${copy.kindOf(report)}`}
          </p>
        )}
      </div>
      <div className="flex min-h-11 grow items-center justify-between gap-2 sm:grow-0">
        <LinkButton size="sm" to={{ search: searchOf(isList ? 'new' : 'list') }} preventScrollReset>
          {isList ? copy.past.fresh : copy.past.title}
        </LinkButton>
        {report && <ReportTools report={report} />}
      </div>
    </div>
  )
}
