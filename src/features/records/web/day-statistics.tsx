import type { ReactNode } from 'react'
import { formatCount } from '../../../shared/count.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { DoughnutChart } from '../../../web/charts/doughnut-chart.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Stat } from '../../../web/ui/display/stat.tsx'
import { copy } from '../copy.ts'
import type { RecordRow } from '../log/rules.ts'
import { totalsOf } from '../rules.ts'

export function DayStatistics({ rows }: { rows: readonly RecordRow[] }) {
  const { statistics } = copy
  const totals = totalsOf(rows.map(({ record }) => record))
  const { study_time, questions_resolved, correct_answers, incorrect_answers } = totals
  const isEmpty = study_time === 0 && questions_resolved === 0
  const legend = statistics.legend(totals)
  return (
    <Panel title={statistics.title}>
      {isEmpty && <p className="text-soft text-sm">{statistics.empty}</p>}
      {study_time > 0 && <Stat label={statistics.time} value={formatDuration(study_time)} />}
      {questions_resolved > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5 border-rule border-t pt-5">
          <Stat label={statistics.questions} value={formatCount(questions_resolved)} />
          {correct_answers > 0 && <Stat label={statistics.correct} value={formatCount(correct_answers)} />}
          <div className="flex flex-wrap items-center gap-5">
            <DoughnutChart correct={correct_answers} incorrect={incorrect_answers}>
              {statistics.percent(correct_answers, questions_resolved)}
            </DoughnutChart>
            <ul aria-hidden="true" className="space-y-1 text-sm text-soft">
              <Legend colour="bg-correct">{legend.correct}</Legend>
              <Legend colour="bg-incorrect">{legend.incorrect}</Legend>
            </ul>
          </div>
        </div>
      )}
    </Panel>
  )
}

function Legend({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 whitespace-nowrap">
      <span className={cx('size-2.5 rounded-full forced-color-adjust-none', colour)} />
      <span>{children}</span>
    </li>
  )
}
