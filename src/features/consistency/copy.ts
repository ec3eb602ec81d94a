import { type Day, formatDay, scheduleWeek } from '../../shared/calendar.ts'
import { counted, formatCount } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import { formatSpan } from '../records/period/rules.ts'
import type { ConsistencySettings } from './contract.ts'
import { timeOf } from './form.ts'
import type { Standing, Walked, YearDay } from './rules.ts'

const minutesOf = (seconds: number) => formatMinutes(Math.floor(seconds / 60))

const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const copy = {
  title: 'Constância',
  count: formatCount,
  inARow: (run: number, hasPlan: boolean) =>
    `${run === 1 ? 'dia' : 'dias seguidos'} ${hasPlan ? 'cumprindo o plano' : 'de estudo'}`,
  begin: 'Comece quando quiser.',
  today: ({ today, leftToday }: Standing) => {
    if (today === 'kept') return 'Hoje já conta.'
    if (today === 'exam') return 'Hoje é dia de prova: não quebra a sequência.'
    return today === 'rest'
      ? 'Hoje é folga: não quebra a sequência.'
      : `Com mais ${formatMinutes(leftToday)}, hoje conta.`
  },
  forgiven: (hasPlan: boolean) =>
    `Uma falta em cada sete dias${hasPlan ? ' planejados' : ''} não quebra a sequência.`,
  records: ({ longest, best_week, best_day }: Walked, today: Day) => [
    ...(longest
      ? [
          `Maior sequência: ${counted(longest.days, 'dia', 'dias')}, de ${formatDay(longest.from)} a ${formatDay(longest.to)}.`,
        ]
      : []),
    ...(best_week
      ? [
          `Melhor semana: ${minutesOf(best_week.seconds)} (${formatSpan(scheduleWeek(best_week.day), today)}).`,
        ]
      : []),
    ...(best_day ? [`Melhor dia: ${minutesOf(best_day.seconds)}, em ${formatDay(best_day.day)}.`] : []),
  ],
  noRecords: 'Seus recordes aparecem aqui depois do primeiro dia de estudo.',
  map: {
    title: 'Mapa do ano',
    label: 'Dia do último ano',
    less: 'Menos',
    more: 'Mais',
    rest: 'Sem plano',
    month: (day: string) => month.format(at(day)).replace('.', ''),
    day: ({ day, seconds, questions, isPlanned }: YearDay) => {
      const done = [
        ...(seconds > 0 ? [minutesOf(seconds)] : []),
        ...(questions > 0 ? [counted(questions, 'questão', 'questões')] : []),
      ]
      const plan = isPlanned ? '' : ' (dia sem plano)'
      return `${longDay.format(at(day))}${plan}: ${done.join(' e ') || 'sem registro'}.`
    },
  },
  table: {
    open: 'Ver em tabela',
    title: 'O último ano em tabela',
    week: 'Semana de',
    weekdays: ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'],
    total: 'Total',
    minutes: minutesOf,
    day: formatDay,
    none: '–',
    close: 'Fechar',
  },
  settings: {
    text: 'Um dia planejado conta quando você estuda o bastante. Dias sem plano e de folga não contam nem quebram a sequência. Antes da hora em que o dia começa ainda é o dia anterior, em todas as telas.',
    least: 'Mínimo para o dia contar (minutos)',
    leastHint: 'Vale também para os dias que já passaram.',
    dayStartsAt: 'O dia começa às',
    hours: (hour: number) => (hour === 0 ? 'Meia-noite' : `${hour}h da madrugada`),
    studyAt: 'Hora de começar a estudar',
    studyAtHint: 'Opcional. Vale nos dias planejados, para lembretes e calendário.',
    submit: 'Salvar constância',
    busy: 'Salvando...',
    failed: 'Não foi possível salvar. Tente novamente.',
  },
  rests: {
    title: 'Folgas e férias',
    none: 'Nenhuma folga marcada.',
    span: (first: string, last: string) =>
      first === last ? formatDay(first) : `${formatDay(first)} a ${formatDay(last)}`,
    declare: 'Marcar folga ou férias',
    remove: (span: string) => `Desmarcar folga: ${span}`,
    form: {
      title: 'Marcar folga ou férias',
      text: 'Férias, doença ou um dia de folga: nesses dias, a sequência não quebra.',
      first: 'Primeiro dia',
      firstCalendar: 'Calendário do primeiro dia',
      last: 'Último dia',
      lastCalendar: 'Calendário do último dia',
      missing: 'Informe o dia.',
      submit: 'Marcar',
      busy: 'Salvando...',
      cancel: 'Cancelar',
    },
  },
} as const

export const settingWords: PartWords<ConsistencySettings> = {
  title: (part) => SETTINGS[part as keyof ConsistencySettings].title,
  value: (part, settings) => SETTINGS[part as keyof ConsistencySettings].value(settings),
}

const SETTINGS = {
  least_minutes: {
    title: copy.settings.least,
    value: ({ least_minutes }: ConsistencySettings) => formatMinutes(least_minutes),
  },
  day_starts_at: {
    title: copy.settings.dayStartsAt,
    value: ({ day_starts_at }: ConsistencySettings) => copy.settings.hours(day_starts_at),
  },
  study_at: {
    title: copy.settings.studyAt,
    value: ({ study_at }: ConsistencySettings) => (study_at === null ? 'sem hora' : timeOf(study_at)),
  },
} as const
