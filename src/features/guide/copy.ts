import { formatDay } from '../../shared/calendar.ts'
import { counted, formatCount } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import { dotted } from '../../shared/text.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import type { Guide, GuideEnough, GuideStep } from './contract.ts'
import { formatShare } from './reasons/reasons.ts'
import type { wholeOfPlace } from './waiting/places.ts'

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

/** Writes 'de 12 a 15 horas', '1 hora', 'até 1h 55min'. */
function span(range: Minutes): string {
  const between = hoursBetween(range)
    .replace(/(?<![\d.])1h$/, '1 hora')
    .replace(/(\d)h$/, '$1 horas')
  return between.includes(' a ') ? `de ${between}` : between
}

/** Writes 'Faltam de 12 a 15 horas de estudo', 'Falta 1 hora de estudo'. */
const missing = (range: Minutes) =>
  `${/^(até )?1 hora$/.test(span(range)) ? 'Falta' : 'Faltam'} ${span(range)} de estudo`

/** A student who is away has these hours only if he goes back to his usual pace. */
function coming(there: Minutes, { enough: { away_days, is_away }, target }: Told): string {
  if (there.high === 0) return 'Até a prova, você só tem folgas marcadas'
  const until = target?.exam_day ? formatDay(target.exam_day).slice(0, 5) : 'a prova'
  const pace = is_away ? 'Voltando ao ritmo' : 'No seu ritmo, sem contar a pausa'
  return `${away_days === null ? 'No seu ritmo' : pace}, você tem ${span(there)} até ${until}`
}

type Told = Pick<Guide, 'enough' | 'days_left' | 'topics' | 'target'>

const UNKNOWN = {
  nothing: 'Ainda não dá para dizer: todas as matérias ficaram para depois.',
  days: 'Com duas semanas de registros, dá para dizer se o tempo basta.',
  learned: 'Termine três tópicos para o guia conhecer o seu ritmo e dizer se o tempo basta.',
} as const

const NO_EXAM_DAY = 'Com a data da prova, dá para dizer quanto estudar por semana e se o tempo basta.'

/**
 * How many topics a week, or a day of the last fortnight, the exam asks for: an answer before there is a pace.
 * Before that the guide takes an hour for each.
 */
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

const usual = (count: number) =>
  count === 1
    ? 'Quanto levou o tópico que você já aprendeu'
    : `Média dos ${topics(count)} que você já aprendeu`

export const copy = {
  title: 'Agora',
  today: 'Hoje',
  /** Minutes done and to come. */
  dayOf: (done: number, left: number) =>
    done === 0
      ? `${formatMinutes(left)} de estudo`
      : `${formatMinutes(done)} de ${formatMinutes(done + left)}`,
  length: ({ minutes, kind }: Pick<GuideStep, 'minutes' | 'kind'>) =>
    ` · ${formatMinutes(minutes)}${kind === 'review' ? ' · revisão' : ''}`,
  block: ({ subject, minutes, kind }: Pick<GuideStep, 'subject' | 'minutes' | 'kind'>) => [
    subject,
    formatMinutes(minutes),
    ...(kind === 'review' ? ['revisão'] : []),
  ],
  /** The guide's 'porque …' as a sentence of its own. */
  sentence: (reason: string) => `${reason.replace(/^porque /, '').replace(/^./, (of) => of.toUpperCase())}.`,
  start: 'Começar',
  known: 'Marcar o que já sei',
  session: {
    running: 'Sessão em andamento',
    paused: 'Sessão em pausa',
    stopped: 'Sessão ainda não salva',
    back: 'Voltar à sessão',
  },
  why: 'Por quê?',
  other: 'Trocar',
  otherTitle: 'Trocar por outro tópico',
  otherText: 'Trocar não muda nada no seu guia.',
  noOther: 'Não há outro tópico para agora.',
  close: 'Fechar',
  only: 'Ou estude só',
  onlyAll: 'Tudo',
  onlyReview: 'Revisão',
  onlyQuestions: 'Questões',
  unfiltered: { review: 'Só revisão · ver tudo', questions: 'Só questões · ver tudo' },
  subjectsTitle: 'Matérias no guia',
  subjectsText: 'As que você priorizar vêm antes das outras; as que deixar para depois, no fim.',
  place: { front: 'Priorizar', usual: 'Normal', aside: 'Deixar para depois' },
  rests: 'Hoje é folga.',
  weights: {
    title: 'O que cai mais?',
    text: 'O edital não diz o peso de cada tópico. Se você sabe o que cai mais, diga: isso muda o que vem hoje.',
    nothing: 'Não há o que perguntar: nenhuma resposta mudaria o que vem hoje.',
    importance: { alta: 'Alta', media: 'Média', baixa: 'Baixa' },
  },
  incidence: {
    title: 'Tenho a incidência em uma planilha',
    text: 'Um arquivo CSV com duas colunas: o tópico e quantas questões dele caíram em provas passadas. Se quiser, uma terceira com a matéria. Você vê o resultado antes de salvar.',
    choose: 'Escolher arquivo',
    found: (rows: number, changes: number) =>
      `${topics(rows)} do edital no arquivo, ${changes === 0 ? 'nada a mudar' : counted(changes, 'mudança', 'mudanças')}.`,
    row: (questions: number, importance: 'alta' | 'media' | 'baixa') =>
      `${counted(questions, 'questão', 'questões')} · ${{ alta: 'alta', media: 'média', baixa: 'baixa' }[importance]}`,
    left: (count: number) => counted(count, 'linha ficou de fora', 'linhas ficaram de fora'),
    save: 'Salvar importâncias',
    saved: 'Salvo. O guia foi refeito.',
  },
  notebook: {
    another: 'Trazer outro',
    title: 'Índice do caderno do TEC',
    noTarget:
      'Este arquivo diz o que mais cai em cada matéria. Ele muda os pesos de um edital: primeiro escolha o seu.',
    edital: 'Abrir o edital',
    found: (topics: number, changes: number) =>
      `${counted(topics, 'tópico do seu edital', 'tópicos do seu edital')} neste caderno; ${
        changes === 0
          ? 'nenhum muda de importância'
          : counted(changes, 'muda de importância', 'mudam de importância')
      }.`,
    row: (answered: number, importance: 'alta' | 'media' | 'baixa') =>
      `${counted(answered, 'questão', 'questões')} · ${{ alta: 'alta', media: 'média', baixa: 'baixa' }[importance]}`,
    left: (left: number) => counted(left, 'assunto sem tópico no edital', 'assuntos sem tópico no edital'),
    none: 'Nenhum assunto deste caderno é um tópico do seu edital.',
    save: 'Usar estas importâncias',
    saved: 'Os pesos do seu edital mudaram.',
    failed: 'Não foi possível mudar os pesos agora.',
  },
  notPlaced: 'Não foi possível salvar. Tente novamente.',
  cards: ({ count, of, minutes }: NonNullable<Guide['cards']>) =>
    `Erros: ${of ? `${count} de ` : ''}${counted(of ?? count, 'cartão', 'cartões')}, ${formatMinutes(minutes)}`,
  cardsOf: 'De questões que você errou',
  answerCards: 'Responder',
  beyond: 'Se sobrar tempo',
  wholeDay: (rows: number) => `Ver os ${rows} de hoje`,
  fewer: 'Ver menos',
  planned: (done: number, count: number) =>
    count === 1 ? 'Do seu cronograma' : `Do seu cronograma · ${done} de ${count}`,
  todayTitle: 'Pelo seu edital, depois do que vem agora:',
  untilExam: (left: number | null) => (left === null ? 'O que falta' : 'Até a prova'),
  figuresOpen: 'Ver as contas',
  enoughShort: (guide: Told) => {
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
  examIn: (left: number | null) => {
    if (left === null) return undefined
    if (left === 0) return 'A prova é hoje.'
    if (left < 0) return 'A prova passou.'
    return left === 1 ? 'A prova é amanhã.' : `Faltam ${days(left)} para a prova.`
  },
  examDay: {
    title: 'Hoje é o dia. Boa prova.',
    text: 'O que você estudou está com você. Agora é só preencher a folha.',
    lines: [
      'Documento com foto e caneta preta transparente.',
      'Local e horário: no cartão de confirmação.',
      'Água, um lanche e tempo para chegar com calma.',
    ],
    edital: 'Ver o edital',
  },
  afterExam: {
    title: 'Como foi?',
    text: 'O que você estudou fica com você, e já conta no próximo edital que pedir o mesmo.',
    history: 'Ver o histórico',
  },
  exam: ({ body, position }: NonNullable<Guide['target']>) => dotted([body, position]),
  planOnExamDay: 'Hoje é dia de prova: o plano pode esperar.',
  nextTarget: 'Escolher o próximo concurso',
  figures: {
    share: ['Parte da prova', 'Quanto vale na prova (estimativa)'],
    spent: { new: 'Tempo de estudo até aqui', review: 'Tempo de estudo até terminar' },
    lastOn: 'Visto pela última vez',
    said: 'Você disse que já sabe',
    ago: (count: number) => (count === 0 ? 'hoje' : `há ${days(count)}`),
    questions: 'Questões certas',
    right: (correct: number, all: number) => `${correct} de ${all}`,
    unknown: 'Você não sabia',
    forgot: 'Você esqueceu',
    reviews: 'Revisões',
    usual,
    seen: 'Tópicos vistos da matéria',
    never: 'nunca',
  },
  formatMinutes,
  formatShare,
  none: 'Com o edital do seu concurso, esta página diz o que estudar agora e se dá tempo.',
  choose: 'Escolher edital',
  rested: {
    review: 'Nada para rever agora.',
    questions: 'Nenhum tópico já visto pede questões agora.',
  },
  done: 'Por hoje, você já viu tudo o que o edital pede.',
} as const

/** Where two devices have put a subject. */
export const placeWords = (name: string): PartWords<ReturnType<typeof wholeOfPlace>> => ({
  title: () => name,
  value: (_part, { place: { place } }) => copy.place[place],
})
