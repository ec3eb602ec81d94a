import check from 'icon:check'
import { Figures } from '../../../web/ui/display/figures.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'

const { guide, timer, questions, schedule, overview, report } = copy.tour

const number = 'font-sans font-semibold text-hero tabular-nums tracking-tight'

export function GuideFigure() {
  return (
    <div className="rounded-md border border-rule bg-sheet p-4 text-sm">
      <p className="font-sans font-semibold text-soft">{guide.left}</p>
      <p className="mt-2 font-semibold text-lg leading-snug">{guide.topic}</p>
      <p className="text-soft">{guide.block}</p>
      <p className="mt-2">{guide.reason}</p>
    </div>
  )
}

export function TimerFigure() {
  return (
    <div>
      <p className="text-sm">
        <span className="font-semibold">{timer.subject}</span>
        <span className="block text-soft">{timer.topic}</span>
      </p>
      <p className="mt-2 font-sans font-semibold text-[min(3.5rem,16vw)] tabular-nums leading-none tracking-tight">
        {timer.value}
      </p>
      <p className="mt-2.5 text-soft text-sm">{timer.state}</p>
    </div>
  )
}

export function QuestionsFigure() {
  return (
    <div>
      <p className="text-soft text-sm">
        <span className={`${number} mr-2.5 text-ink`}>
          <Figures text={questions.value} />
        </span>
        <span>{questions.label}</span>
      </p>
      <svg viewBox="0 0 300 10" aria-hidden="true" className="mt-3 w-full">
        <rect width="234" height="10" rx="3" className="fill-correct" />
        <rect x="238" width="62" height="10" rx="3" className="fill-incorrect" />
      </svg>
      <p className="mt-2.5 flex justify-between text-soft text-sm tabular-nums">
        <span>{questions.correct}</span>
        <span>{questions.incorrect}</span>
      </p>
    </div>
  )
}

export function ScheduleFigure() {
  return (
    <div>
      <p className="flex items-baseline justify-between font-semibold text-sm">
        <span>{schedule.day}</span>
        <span className="text-soft tabular-nums">{schedule.value}</span>
      </p>
      <ul className="mt-2.5 space-y-1.5">
        {schedule.done.map((name) => (
          <li key={name} className="flex items-center gap-3 rounded-md bg-good-wash px-3 py-2.5 text-sm">
            <span className="flex size-5 items-center justify-center rounded-sm bg-good text-paper">
              <Icon of={check} className="size-3.5" />
            </span>
            <s className="text-soft">{name}</s>
          </li>
        ))}
        <li className="flex items-center gap-3 rounded-md border border-rule bg-sheet px-3 py-2.5 text-sm">
          <span className="size-5 rounded-sm border border-edge" />
          <span>{schedule.open}</span>
        </li>
      </ul>
    </div>
  )
}

const DAY_HEIGHTS = [20, 44, 52, 34, 60, 46, 12]

export function OverviewFigure() {
  return (
    <div>
      <p className="text-soft text-sm">
        <span className={`${number} mr-2.5 text-ink`}>
          <Figures text={overview.value} />
        </span>
        <span>{overview.label}</span>
      </p>
      <svg viewBox="0 0 300 86" aria-hidden="true" className="mt-3 w-full">
        {DAY_HEIGHTS.map((height, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seven days neither come nor go
          <g key={day} transform={`translate(${day * 43} 0)`}>
            <rect y={62 - height} width="34" height={height} rx="4" className="fill-accent" />
            <text x="17" y="81" textAnchor="middle" className="fill-soft text-xs">
              {overview.days[day]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

export function ReportFigure() {
  return (
    <div className="text-sm">
      <ul>
        {report.rows.map(([subject, accuracy]) => (
          <li key={subject} className="flex justify-between border-rule border-b py-2 first:pt-0">
            <span>{subject}</span>
            <span className="font-semibold tabular-nums">{accuracy}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-soft italic">{report.advice}</p>
    </div>
  )
}
