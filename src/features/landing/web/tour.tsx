import type { ComponentType } from 'react'
import { copy } from '../copy.ts'
import { Section } from './section.tsx'
import {
  GuideFigure,
  OverviewFigure,
  QuestionsFigure,
  ReportFigure,
  ScheduleFigure,
  TimerFigure,
} from './tour-figures.tsx'

const { title, lead, note, ...parts } = copy.tour

const steps: [part: { title: string; text: string }, Figure: ComponentType][] = [
  [parts.guide, GuideFigure],
  [parts.timer, TimerFigure],
  [parts.questions, QuestionsFigure],
  [parts.schedule, ScheduleFigure],
  [parts.overview, OverviewFigure],
  [parts.report, ReportFigure],
]

export function Tour() {
  return (
    <Section id="funcionalidades" title={title} lead={lead}>
      <ol className="-mt-8 lg:-mt-10">
        {steps.map(([part, Figure]) => (
          <li
            key={part.title}
            className="grid grid-cols-1 gap-x-10 gap-y-6 border-rule border-b py-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] sm:items-center lg:py-10"
          >
            <div>
              <h3 className="text-lg">{part.title}</h3>
              <p className="mt-2 max-w-md text-soft">{part.text}</p>
            </div>
            <div aria-hidden="true">
              <Figure />
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-soft text-sm">{note}</p>
    </Section>
  )
}
