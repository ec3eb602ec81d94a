import { formatDay } from '../../shared/calendar.ts'
import { counted, formatCount } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import type { PartWords } from '../../web/merging/settle.ts'
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
    `${run === 1 ? 'dia' : 'dias'} de ${hasPlan ? 'plano' : 'estudo'} em seguida`,
  begin: 'Comece quando quiser.',
  today: ({ today, leftToday }: Standing) => {
    if (today === 'kept') return 'Hoje já conta.'
    if (today === 'exam') return 'Hoje é dia de prova: não conta nem quebra.'
    return today === 'rest'
      ? 'Hoje é descanso: não conta nem quebra.'
      : `Com mais ${formatMinutes(leftToday)}, hoje conta.`
  },
  forgiven: (hasPlan: boolean) =>
    `Uma falta em cada sete dias${hasPlan ? ' planejados' : ''} não quebra a sequência.`,
  records: ({ longest, best_week, best_day }: Walked) => [
    ...(longest
      ? [
          `Maior sequência: ${counted(longest.days, 'dia', 'dias')}, de ${formatDay(longest.from)} a ${formatDay(longest.to)}.`,
        ]
      : []),
    ...(best_week
      ? [`Melhor semana: ${minutesOf(best_week.seconds)}, a de ${formatDay(best_week.day)}.`]
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
    text: 'Um dia planejado conta quando você estuda o bastante. Dias sem plano e de descanso não contam nem quebram a sequência. Antes da hora em que o dia começa ainda é o dia anterior, em todas as telas.',
    least: 'Um dia conta a partir de (minutos)',
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
    title: 'Férias e descanso',
    none: 'Nenhum descanso declarado.',
    span: (first: string, last: string) =>
      first === last ? formatDay(first) : `${formatDay(first)} a ${formatDay(last)}`,
    declare: 'Declarar descanso',
    remove: (span: string) => `Desfazer descanso: ${span}`,
    form: {
      title: 'Declarar descanso',
      text: 'Férias, doença ou uma folga: estes dias não contam nem quebram a sequência.',
      first: 'Primeiro dia',
      firstCalendar: 'Calendário do primeiro dia',
      last: 'Último dia',
      lastCalendar: 'Calendário do último dia',
      missing: 'Informe o dia.',
      submit: 'Declarar',
      busy: 'Salvando...',
      cancel: 'Cancelar',
    },
  },
} as const

/** Words for the parts that two devices have set differently. */
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
