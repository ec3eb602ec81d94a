import { useDeferredValue, useMemo } from 'react'
import { today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import type { ExamList as List } from '../contract.ts'
import { copy } from '../copy.ts'
import { findExams } from '../rules.ts'
import { ExamFilters } from './exam-filters.tsx'
import { ExamRow } from './exam-row.tsx'
import { ListOrigin } from './list-origin.tsx'
import { NO_FILTERS, useExamFilters } from './use-exam-filters.ts'

/** These fill a screen; the rest is drawn when the page is idle. */
const AT_ONCE = 15

export function ExamList({ list }: { list: List }) {
  const [filters, change] = useExamFilters()
  const found = useMemo(() => findExams(list.items, filters), [list.items, filters])
  const drawn = useDeferredValue(found, found.slice(0, AT_ONCE))
  const day = today(Date.now(), studentTimeZone())
  return (
    <>
      <ExamFilters exams={list.items} filters={filters} onChange={change} />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 text-sm text-soft">
        <p role="status">{copy.count(found.length)}</p>
        <ListOrigin list={list} />
      </div>
      {drawn.length > 0 && (
        <ul className="mt-2 divide-y divide-rule border-rule border-y">
          {drawn.map((exam) => (
            <ExamRow key={exam.index} exam={exam} today={day} />
          ))}
        </ul>
      )}
      {found.length === 0 && (
        <EmptyState
          title={copy.noMatch.title}
          action={<Button onClick={() => change(NO_FILTERS)}>{copy.noMatch.action}</Button>}
        >
          {copy.noMatch.text}
        </EmptyState>
      )}
    </>
  )
}
