import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../shared/calendar.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { syllabusOf } from '../../syllabus/web/queries.ts'
import { copy } from '../copy.ts'
import { examKeyOf } from '../edital.ts'
import { ExamOver } from './exam-over.tsx'

/** The real exam of the target in front, from its day on until its sheet is begun. */
export function RealExamPanel({ userId, known }: { userId: string; known: readonly { key: string }[] }) {
  const { data } = useQuery(syllabusOf(userId))
  const target = data?.targets.find(({ in_front }) => in_front)
  const isDue = data && target?.exam_day && target.exam_day <= data.day
  if (!isDue || known.some(({ key }) => key === examKeyOf(target))) return null
  return (
    <Panel title={copy.exam.of(target.body)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="measure text-soft">{copy.exam.begin(formatDay(target.exam_day ?? ''))}</p>
        <ExamOver target={target} />
      </div>
    </Panel>
  )
}
