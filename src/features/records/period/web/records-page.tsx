import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import { pageMeta } from '../../../../web/pages/page-meta.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import { useStudentId } from '../../../account/web/queries.ts'
import { type KnownRecord, type RecordRow, rowsOf } from '../../pending.ts'
import { copy } from '../copy.ts'
import { byDay, isWithin, type Period, periodErrors, readPeriod } from '../rules.ts'
import { recordsOf } from './queries.ts'
import { type RecordDialog, RecordDialogs } from './record-dialogs.tsx'
import { RecordsOfDay } from './records-of-day.tsx'
import { RecordsSkeleton } from './records-skeleton.tsx'
import { useAnswersInLists } from './use-answers-in-lists.ts'

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
  /** Null is for all subjects. */
  subject: number | null
}

function RecordsOf({ userId, period, subject }: RecordsOfProps) {
  const list = useInfiniteQuery(recordsOf(userId, period, subject))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const writes = useOutbox(userId)
  const [asked, setAsked] = useState<RecordDialog | null>(null)
  useAnswersInLists(userId)

  if (!data) {
    return (
      <UnlessFailed queries={[list]}>
        <RecordsSkeleton />
      </UnlessFailed>
    )
  }

  const records = data.pages.flatMap((page) => page.records)
  // Of writes that wait, too, only those of the subject.
  const isAsked = ({ record }: RecordRow) => subject === null || record.subject_id === subject
  const rows = rowsOf(records, writes, isWithin(period)).filter(isAsked)
  const ask = (type: RecordDialog['type']) => (record: KnownRecord) => setAsked({ type, record })
  return (
    <>
      <div className="space-y-8">
        {byDay(rows).map((group) => (
          <RecordsOfDay key={group.day} {...group} onEdit={ask('edit')} onRemove={ask('remove')} />
        ))}
      </div>
      {hasNextPage && (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? copy.loadingMore : copy.more}
          </Button>
          {isFetchNextPageError && !isFetchingNextPage && (
            <p role="alert" className="text-poor text-sm">
              {copy.moreFailed}
            </p>
          )}
        </div>
      )}
      <RecordDialogs userId={userId} asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
