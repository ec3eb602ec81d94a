import type { ReactNode } from 'react'
import { useToday } from '../../../web/device/use-today.ts'
import { AREA } from '../../../web/pages/paths.ts'
import type { OfStudent, PanelProps } from '../../../web/panels/panels.tsx'
import { useLog } from '../../records/log/web/queries.ts'
import { isOf } from '../../records/pending.ts'
import { sumOf } from '../../records/sums.ts'
import { useSubjectsOfDay } from '../../schedule/web/queries.ts'
import { copy } from '../copy.ts'
import { DayList, DayRow, isDone, PlannedRow, rowsOf } from './day-list.tsx'
import { GuidePanel, type WholeProps } from './guide-panel.tsx'

export const HomeGuide = (props: PanelProps<OfStudent & { otherwise: ReactNode }>) => (
  <GuidePanel {...props} Whole={WholeDay} Minutes={DayMinutes} leads />
)

/** Minutes studied today, of the minutes on the list. */
function DayMinutes({ userId, guide: { day, steps, cards } }: WholeProps) {
  const { shown } = useLog(userId)
  const done = sumOf(shown.records.filter(isOf(day))).study_time
  const left = steps.reduce((sum, { minutes }) => sum + minutes, cards?.minutes ?? 0)
  return <span className="tabular-nums">{copy.dayOf(Math.floor(done / 60), left)}</span>
}

/** There is room for so many; a day that holds fewer tells what else there would be. */
const ROWS = 2

/** Under the next step, one list of the day: its blocks, its cards, and what the schedule has besides. */
function WholeDay({ userId, guide: { steps, cards, others }, only }: WholeProps) {
  const { subjects = [] } = useSubjectsOfDay(userId, useToday())
  const planned = only
    ? []
    : subjects.filter((one) => isDone(one) || !steps.some(({ subject_id }) => subject_id === one.id))
  const rows = [
    ...(cards
      ? [<DayRow key="cards" name={copy.cards(cards)} detail={copy.cardsOf} to={`${AREA}/erros/cartoes`} />]
      : []),
    ...rowsOf(steps.slice(1)),
    ...planned
      .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)))
      .map((subject) => <PlannedRow key={subject.id} subject={subject} />),
  ]
  const further = others.filter(({ topic }) => !steps.some((step) => step.topic === topic))
  const alternatives =
    steps.length > 0 ? rowsOf(further.slice(0, Math.max(0, ROWS - rows.length)), copy.beyond) : []
  if (rows.length + alternatives.length === 0) return null
  return (
    <DayList
      rows={[...rows, ...alternatives]}
      first={ROWS}
      wide={ROWS + 1}
      className="divide-y divide-rule border-rule border-t"
    />
  )
}
