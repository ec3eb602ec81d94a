import { counted } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import type { Guide, GuideEnough, GuideStep } from './contract.ts'
import { formatShare } from './reasons.ts'

const days = (count: number) => counted(count, 'dia', 'dias')
const topics = (count: number) => counted(count, 'tópico', 'tópicos')
const hours = (minutes: number) => `${Math.round(minutes / 60)}h`

/** Writes '12 a 15h', or '12h' where both ends are the same. */
function hoursBetween({ low, high }: { low: number; high: number }): string {
  const [from, to] = [Math.round(low / 60), Math.round(high / 60)]
  return from === to ? hours(high) : `${from} a ${to}h`
}

const UNKNOWN = {
  nothing: 'Ainda não dá para dizer: o edital não tem tópicos.',
  days: 'Ainda não dá para dizer: isso pede duas semanas de registros.',
  learned: 'Ainda não dá para dizer: termine três tópicos para medir o seu tempo.',
} as const

const FITS = { yes: 'Dá tempo.', tight: 'Talvez dê tempo de tudo.', no: 'Não dá tempo de tudo.' } as const

const usual = (count: number) =>
  count === 1
    ? 'Quanto levou o tópico que você já aprendeu'
    : `Média dos ${topics(count)} que você já aprendeu`

export const copy = {
  title: 'Agora',
  length: ({ minutes, kind }: Pick<GuideStep, 'minutes' | 'kind'>) =>
    ` · ${formatMinutes(minutes)}${kind === 'review' ? ' · revisão' : ''}`,
  block: ({ subject, minutes, kind }: Pick<GuideStep, 'subject' | 'minutes' | 'kind'>) => [
    subject,
    formatMinutes(minutes),
    ...(kind === 'review' ? ['revisão'] : []),
  ],
  sentence: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  start: 'Começar',
  why: 'Por quê?',
  other: 'Outra coisa',
  otherTitle: 'Em vez disso',
  otherText: 'Trocar não muda nada no seu guia.',
  noOther: 'Não há outro tópico para agora.',
  close: 'Fechar',
  only: 'Hoje',
  onlyAll: 'Tudo',
  onlyReview: 'Só revisão',
  onlyQuestions: 'Só questões',
  subjectsTitle: 'Matérias no guia',
  subjectsText: 'Na frente vem antes de tudo; de lado fica por último. O resto segue o que vale mais.',
  place: { front: 'Na frente', usual: 'Normal', aside: 'De lado' },
  rests: 'Hoje é descanso.',
  weights: {
    title: 'O que cai mais?',
    text: 'O edital não diz o peso de cada tópico. Diga a importância destes: ela muda o que vem hoje.',
    nothing: 'Por agora não há o que perguntar: o que vem hoje não mudaria.',
    importance: { alta: 'Alta', media: 'Média', baixa: 'Baixa' },
  },
  incidence: {
    title: 'Tenho a incidência em uma planilha',
    text: 'Um arquivo CSV com duas colunas, tópico e questões: quantas caíram em provas passadas. Se ajudar, uma terceira: matéria. Você vê o resultado antes de guardar.',
    choose: 'Escolher arquivo',
    found: (rows: number, changes: number) =>
      `${topics(rows)} do edital no arquivo, ${changes === 0 ? 'nada a mudar' : counted(changes, 'mudança', 'mudanças')}.`,
    row: (questions: number, importance: 'alta' | 'media' | 'baixa') =>
      `${counted(questions, 'questão', 'questões')} · ${{ alta: 'alta', media: 'média', baixa: 'baixa' }[importance]}`,
    left: (count: number) => counted(count, 'linha ficou de fora', 'linhas ficaram de fora'),
    save: 'Guardar importâncias',
    saved: 'Guardado. O guia foi refeito.',
  },
  notPlaced: 'Não foi possível guardar. Tente de novo.',
  later: (count: number, minutes: number) =>
    `Depois, hoje: ${counted(count, 'bloco', 'blocos')}, ${formatMinutes(minutes)}`,
  nothingLater: 'Depois deste bloco, o dia está completo.',
  beyond: 'Se sobrar tempo:',
  laterTitle: 'Os blocos de hoje',
  todayTitle: 'Pelo seu edital, depois do que vem agora:',
  enough: 'Dá tempo?',
  enoughShort: ({
    enough: { unknown, fits, needed, there },
    days_left,
  }: Pick<Guide, 'enough' | 'days_left'>) => {
    if (days_left === 1) return 'Hoje vale o que mais conta, e dormir bem.'
    if (unknown) return UNKNOWN[unknown]
    if (fits && there && needed)
      return `${FITS[fits]} Faltam ${hoursBetween(needed)}; haverá ${hoursBetween(there)}.`
    return needed ? `Faltam ${hoursBetween(needed)} para ver e rever tudo.` : ''
  },
  bars: { needed: 'Faltam', there: 'Haverá' },
  needed: 'Para aprender o que falta e rever tudo uma vez',
  there: 'Até a prova, no seu ritmo',
  weekly: 'O seu ritmo por semana, nas últimas semanas',
  hoursBetween,
  scoreToday: 'Acertos esperados se a prova fosse hoje',
  scoreExam: 'Acertos esperados no dia da prova, no seu ritmo',
  scoreText: (questions: number) =>
    `Calculado com ${counted(questions, 'resposta sua', 'respostas suas')} sobre tópicos que já tinha aprendido. Em oito de dez casos fica nesta faixa; não é promessa.`,
  percents: ({ low, high }: { low: number; high: number }) =>
    low === high ? `${low}%` : `${low} a ${high}%`,
  leaveOut: ({ topics: left, minutes, share }: NonNullable<GuideEnough['leave_out']>) =>
    `O que menos custaria deixar de fora: ${topics(left.length)}, ${hours(minutes)}${share === null ? '' : `, ${formatShare(share)} da prova`}.`,
  waiting: 'O que vale mais e você não vê há mais tempo',
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
  },
  afterExam: {
    title: 'Como foi?',
    text: 'O que você estudou fica com você: o que outro edital também pede já conta nele.',
  },
  nextTarget: 'Escolher o próximo concurso',
  figures: {
    share: ['Parte da prova', 'Parte da prova, dividida por igual na matéria'],
    spent: { new: 'Tempo de estudo até aqui', review: 'Tempo de estudo até terminar' },
    lastOn: 'Visto pela última vez',
    ago: (count: number) => (count === 0 ? 'hoje' : `há ${days(count)}`),
    questions: 'Questões certas',
    right: (correct: number, all: number) => `${correct} de ${all}`,
    reviews: 'Revisões',
    usual,
    seen: 'Tópicos vistos da matéria',
    never: 'nunca',
  },
  formatMinutes,
  formatShare,
  none: 'Com o edital do seu concurso, esta página diz o que estudar agora e se dá tempo.',
  choose: 'Escolher edital',
  rested: 'Nada para rever agora. Escolha Tudo para ver tópicos novos.',
  done: 'Tudo o que o edital pede foi visto hoje.',
} as const
