import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOnPaper } from '../../../../web/device/media.ts'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import { pageMeta } from '../../../../web/pages/page-meta.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import { useStudentId } from '../../../account/web/queries.ts'
import { rowsOf } from '../../log/rules.ts'
import { useLog } from '../../log/web/queries.ts'
import type { KnownRecord } from '../../pending.ts'
import { copy } from '../copy.ts'
import { byDay, isWithin, type Period, periodErrors, readPeriod } from '../rules.ts'
import { type RecordDialog, RecordDialogs } from './record-dialogs.tsx'
import { RecordsOfDay } from './records-of-day.tsx'
import { RecordsSkeleton } from './records-skeleton.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

export default function RecordsPage() {
  const userId = useStudentId()
  const [search] = useSearchParams()
  const period = readPeriod(search)
  if (!userId || Object.keys(periodErrors(period)).length > 0) return null
  const subject = Number(search.get('materia')) || null
  return <RecordsOf key={userId} userId={userId} period={period} subject={subject} />
}

interface RecordsOfProps {
  userId: string
  period: Period
  subject: number | null
}

/** Records per page: a few screens. */
const PAGE = 30

function RecordsOf({ userId, period, subject }: RecordsOfProps) {
  const { log, shown: known, answer } = useLog(userId)
  const writes = useOutbox(userId)
  const [dialog, setDialog] = useState<RecordDialog | null>(null)
  const [shown, setShown] = useState(PAGE)
  const isPrinted = useOnPaper()
  const { from, to } = period
  const rows = useMemo(() => {
    const isInPeriod = isWithin({ ...(from && { from }), ...(to && { to }) })
    const matching = known.records.filter(
      (one) => isInPeriod(one) && (subject === null || one.subject_id === subject),
    )
    return rowsOf(matching, writes, { userId, names: known.names })
  }, [known, writes, userId, from, to, subject])

  if (!log) {
    return (
      <UnlessFailed queries={[answer]}>
        <RecordsSkeleton />
      </UnlessFailed>
    )
  }

  const ask = (type: RecordDialog['type']) => (record: KnownRecord) => setDialog({ type, record })
  return (
    <>
      <div className="space-y-8">
        {byDay(isPrinted ? rows : rows.slice(0, shown)).map((group) => (
          <RecordsOfDay key={group.day} {...group} onEdit={ask('edit')} onRemove={ask('remove')} />
        ))}
      </div>
      {rows.length > shown && (
        <div className="mt-8 print:hidden">
          <Button onClick={() => setShown(shown + PAGE)}>{copy.more}</Button>
        </div>
      )}
      <RecordDialogs userId={userId} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
