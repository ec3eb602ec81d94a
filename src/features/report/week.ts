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
  let number = 0
  const days = Array.from(
    Map.groupBy(week, ({ day }) => day),
    ([day, steps]) => {
      const shown = steps.slice(0, isToday ? MOST.alone : MOST.each)
      const more = steps.length - shown.length
      const lines = shown.map(({ name, subject, reason, day: _, ...block }, index) => {
        number += 1
        const rest = more > 0 && index === shown.length - 1
        return `${number}. ${bold(name)} (${escaped(subject)}): ${timeOf(block)}, ${escaped(reason)}${rest ? `; e mais ${counted(more, 'tópico', 'tópicos')} no dia` : ''}`
      })
      return [...(isToday ? [] : [bold(dayName(day, today))]), lines.join('\n')].join('\n\n')
    },
  )
  return ['Pelo seu guia, nesta ordem, no tempo que houver:', ...days].join('\n\n')
}

function dayName(day: Day, today: Day): string {
  const ahead = daysBetween(today, day)
  return ['Hoje', 'Amanhã'][ahead] ?? weekdayName(weekdayOf(day))
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
