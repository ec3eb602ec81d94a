import { type Day, daysBetween, weekdayName, weekdayOf } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import { type Numbers, plan, type Reason } from './findings.ts'
import { bold, escaped, spoken } from './wording.ts'

/** Listed topics of a single day, and of each of several days, so that all days fit. */
const MOST = { alone: 8, each: 3 }

const REASONS: Record<Reason, string> = {
  poor: 'precisão de até 50%',
  fair: 'precisão abaixo de 70%',
  never: 'ainda sem registro',
  untested: 'estudada, mas quase sem questões',
  stale: 'parada há duas semanas ou mais',
  neglected: 'pouco tempo até aqui',
}

/** By the guide, else by urgency; undefined for the past, or with nothing left. */
export function weekOf(numbers: Numbers): string | undefined {
  if (numbers.isSeen) return undefined
  return numbers.week.length > 0 ? guidedWeek(numbers) : pressingWeek(numbers)
}

function guidedWeek({ week, today }: Pick<Numbers, 'week' | 'today'>): string {
  const isToday = week.every(({ day }) => day === today)
  const days = [...Map.groupBy(week, ({ day }) => day).values()]
  const lines = days.flatMap((steps) => {
    const shown = steps.slice(0, isToday ? MOST.alone : MOST.each)
    const more = steps.length - shown.length
    return shown.map(
      ({ name, subject, reason, day, ...block }, index) =>
        `${bold(name)} (${escaped(subject)}): ${isToday ? '' : `${dayName(day, today)}, `}${timeOf(block)}, ${escaped(reason)}${more > 0 && index === shown.length - 1 ? `; e mais ${counted(more, 'tópico', 'tópicos')} no dia` : ''}`,
    )
  })
  return `Pelo seu guia, nesta ordem, no tempo que houver:\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`
}

function dayName(day: Day, today: Day): string {
  const ahead = daysBetween(today, day)
  return ['hoje', 'amanhã'][ahead] ?? weekdayName(weekdayOf(day)).toLowerCase()
}

function timeOf({ minutes, later }: { minutes: number; later: number }): string {
  return `${spoken(minutes * 60)}${later > 0 ? ` e depois mais ${spoken(later * 60)}` : ''}`
}

function pressingWeek(numbers: Numbers): string | undefined {
  const found = plan(numbers)
  if (!found) return undefined
  const lines = found.parts.map(
    ({ subject, reason, study_time }, index) =>
      `${index + 1}. ${bold(subject.name)}: ${spoken(study_time)} (${REASONS[reason]})`,
  )
  return `Cerca de ${spoken(found.weekly)} nesta ordem:\n\n${lines.join('\n')}`
}
