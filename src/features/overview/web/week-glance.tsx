import { weekdayName, weekdayOf } from '../../../shared/calendar.ts'
import { formatDuration, formatMinutes } from '../../../shared/duration.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Unbroken } from '../../../web/ui/display/unbroken.tsx'
import { WeekBubbles } from '../../../web/ui/display/week-bubbles.tsx'
import { copy } from '../copy.ts'
import { type StudiedOverview, type WeeksBeside, weeksBeside } from '../rules.ts'
import { daysSlot } from './slots.ts'

const { glance: words } = copy

const MINUTE = 60

/** Comparisons use minutes, and seconds only below one minute. */
const rough = (seconds: number) =>
  seconds < MINUTE ? formatDuration(seconds) : formatMinutes(Math.floor(seconds / MINUTE))

/** The running week as bubbles, compared with the previous one. */
export function WeekGlance({ userId, overview }: { userId: string; overview: StudiedOverview }) {
  const { fortnight, records_count } = overview
  const today = useToday()
  const weeks = weeksBeside(fortnight, today)
  const [monday, sunday] = [weeks.days[0]?.day ?? today, weeks.days.at(-1)?.day ?? today]
  const history = `${AREA}/historico-de-estudos?de=${monday}&ate=${sunday}`
  return (
    <Panel title={words.title} aside={<TextLink to={history}>{words.more}</TextLink>}>
      <Days weeks={weeks} today={today} />
      <Beside weeks={weeks} />
      {/* As high with one line as with two, so that nothing below moves. */}
      <div className="mt-2 min-h-22">
        <p className="text-soft text-sm">
          <Unbroken>{comparisonOf(weeks, records_count === 1)}</Unbroken>
        </p>
        {weeks.thisWeek + weeks.lastWeek > 0 && <Panels of={daysSlot} userId={userId} />}
      </div>
    </Panel>
  )
}

interface DaysProps {
  weeks: WeeksBeside
  today: string
}

function Days({ weeks: { days }, today }: DaysProps) {
  const studied = days.filter(({ study_time, questions }) => study_time + questions > 0)
  const names = studied.map(({ day }) => weekdayName(weekdayOf(day)).toLowerCase())
  return (
    <>
      <p className="sr-only">{words.studied(names)}</p>
      <WeekBubbles
        days={days.map(({ day }) => day)}
        today={today}
        isFull={(day) => studied.some((one) => one.day === day)}
      />
    </>
  )
}

function Beside({ weeks: { thisWeek, lastWeek, lastWeekSoFar } }: { weeks: WeeksBeside }) {
  const longest = Math.max(thisWeek, lastWeek, 1)
  return (
    <div className="mt-5 space-y-2">
      <Line name={words.thisWeek} seconds={thisWeek} share={thisWeek / longest} isNow />
      <Line
        name={words.lastWeek}
        seconds={lastWeek}
        share={lastWeek / longest}
        mark={lastWeekSoFar / longest}
      />
    </div>
  )
}

function comparisonOf({ lastWeekSoFar }: WeeksBeside, isFirst: boolean): string {
  if (isFirst) return words.firstSession
  if (lastWeekSoFar === 0) return words.first
  return words.soFar(rough(lastWeekSoFar))
}

interface LineProps {
  name: string
  seconds: number
  share: number
  mark?: number
  isNow?: boolean
}

function Line({ name, seconds, share, mark, isNow = false }: LineProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-soft text-sm">{name}</span>
        <span className={isNow ? 'font-semibold text-lg tabular-nums' : 'tabular-nums'}>
          {rough(seconds)}
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-ink/8">
        <rect
          width={`${share * 100}%`}
          height="100%"
          rx="3"
          className={isNow ? 'fill-accent' : 'fill-edge/70'}
        />
        {mark !== undefined && mark > 0 && mark < share && (
          <rect x={`${mark * 100}%`} width="2" height="100%" className="fill-sheet" />
        )}
      </svg>
    </div>
  )
}
