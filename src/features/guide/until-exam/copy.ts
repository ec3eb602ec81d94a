import { formatDay } from '../../../shared/calendar.ts'
import { counted, formatCount } from '../../../shared/count.ts'
import { formatMinutes } from '../../../shared/duration.ts'
import type { Guide, GuideEnough } from '../contract.ts'
import { formatShare } from '../reasons/reasons.ts'

const days = (count: number) => counted(count, 'dia', 'dias')
const topics = (count: number) => counted(count, 'tópico', 'tópicos')
const hours = (minutes: number) =>
  minutes < 60 ? formatMinutes(minutes) : `${formatCount(Math.round(minutes / 60))}h`

interface Minutes {
  low: number
  high: number
}

/** Hours are too coarse for what begins below one: to five minutes, up to two of them. */
const fine = (minutes: number) =>
  minutes < 60 || minutes >= 120 ? hours(minutes) : formatMinutes(5 * Math.round(minutes / 5))

/** Writes '12 a 15h', '12h' where both ends are the same, '45min a 1h 40min', and 'até 2h' from nothing. */
function hoursBetween({ low, high }: Minutes): string {
  const [from, to] = [hours(low), hours(high)]
  if (from === to) return to
  if (low === 0) return `até ${fine(high)}`
  return low < 60 ? `${from} a ${fine(high)}` : `${from.replace('h', '')} a ${to}`
}

function span(range: Minutes): string {
  const between = hoursBetween(range)
    .replace(/(?<![\d.])1h$/, '1 hora')
    .replace(/(\d)h$/, '$1 horas')
  return between.includes(' a ') ? `de ${between}` : between
}

const missing = (range: Minutes) =>
  `${/^(até )?1 hora$/.test(span(range)) ? 'Falta' : 'Faltam'} ${span(range)} de estudo`

/** A student who is away has these hours only if he goes back to his usual pace. */
function coming(there: Minutes, { enough: { away_days, is_away }, target }: PaceFacts): string {
  if (there.high === 0) return 'Até a prova, você só tem folgas marcadas'
  const until = target?.exam_day ? formatDay(target.exam_day).slice(0, 5) : 'a prova'
  const pace = is_away ? 'Voltando ao ritmo' : 'No seu ritmo, sem contar a pausa'
  return `${away_days === null ? 'No seu ritmo' : pace}, você tem ${span(there)} até ${until}`
}

type PaceFacts = Pick<Guide, 'enough' | 'days_left' | 'topics' | 'target'>

const UNKNOWN = {
  nothing: 'Ainda não dá para dizer: todas as matérias ficaram para depois.',
  days: 'Com duas semanas de registros, dá para dizer se o tempo basta.',
  learned: 'Termine três tópicos para o guia conhecer o seu ritmo e dizer se o tempo basta.',
} as const

const NO_EXAM_DAY = 'Com a data da prova, dá para dizer quanto estudar por semana e se o tempo basta.'

/** Topics a week, or a day at the end: an answer before there is a pace, by an hour for each. */
function topicsToGo(all: number, days_left: number): string {
  const [each, unit] = days_left < 14 ? [1, 'dia'] : [7, 'semana']
  const many = Math.ceil((all * each) / days_left)
  const whole = `Com ${counted(many, 'hora', 'horas')} por ${unit}, 1 para cada tópico, dá para ver tudo uma vez.`
  return `${topics(all)} em ${days(days_left)}: ${formatCount(many)} por ${unit}. ${whole}`
}

const FITS = {
  yes: 'Dá tempo.',
  tight: 'Dá, mas apertado.',
  no: 'Não dá tempo de tudo: o que mais vale vem primeiro.',
} as const

export const copy = {
  untilExam: (left: number | null) => (left === null ? 'O que falta' : 'Até a prova'),
  figuresOpen: 'Ver as contas',
  enoughShort: (guide: PaceFacts) => {
    const { days_left, topics: all } = guide
    const { unknown, fits, needed, there } = guide.enough
    if (days_left === 1) return 'Hoje, só o que mais conta. E durma bem.'
    if (days_left === null && unknown !== 'nothing' && !needed) return NO_EXAM_DAY
    if (unknown) {
      const isPaced = unknown !== 'nothing' && days_left !== null && days_left > 0
      return isPaced ? `${topicsToGo(all, days_left)} ${UNKNOWN[unknown]}` : UNKNOWN[unknown]
    }
    if (fits && there && needed) return `${FITS[fits]} ${missing(needed)}. ${coming(there, guide)}.`
    return needed ? `${missing(needed)} para ver e rever tudo.` : ''
  },
  bars: { needed: 'Falta estudar', there: 'Você tem', score: 'Acertos esperados' },
  setExamDay: 'Informar a data da prova',
  needed: 'Para aprender o que falta e rever tudo uma vez',
  there: 'Até a prova, no seu ritmo',
  weekly: (away: number | null) =>
    `Seu ritmo por semana, ${away === null ? 'nas últimas semanas' : `sem contar ${days(away)} longe deste edital`}`,
  hoursBetween,
  scoreToday: 'Acertos esperados se a prova fosse hoje',
  scoreExam: 'Acertos esperados no dia da prova, no seu ritmo',
  scoreText: (questions: number) =>
    `Pelas suas respostas a ${counted(questions, 'questão', 'questões')} de tópicos já aprendidos. Em 8 de cada 10 casos, o resultado fica nesta faixa; não é promessa.`,
  percents: ({ low, high }: { low: number; high: number }) =>
    low === high ? `${low}%` : `${low} a ${high}%`,
  leaveOut: ({ topics: left, minutes, share }: NonNullable<GuideEnough['leave_out']>) =>
    `O que menos custaria deixar de fora: ${topics(left.length)}, ${hours(minutes)}${share === null ? '' : `, ${formatShare(share)} da prova`}.`,
  waiting: 'O que você não vê há mais tempo',
  waitingDays: (count: number) => `há ${days(count)}`,
} as const
