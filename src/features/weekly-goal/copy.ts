import { counted, formatCount } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import { type GoalWhole, subjectOf } from './merging.ts'
import type { Proposal } from './proposal.ts'
import type { Standing } from './rules.ts'

const questionsIn = (count: number) => counted(count, 'questão', 'questões')

/** As '14h', '14h e 80 questões'. */
const amount = ({ minutes, questions }: Proposal) =>
  [formatMinutes(minutes), ...(questions === null ? [] : [questionsIn(questions)])].join(' e ')

export const copy = {
  title: 'Meta da semana',
  change: 'Alterar meta',
  set: 'Definir meta',
  none: 'Diga quanto quer estudar por semana e veja aqui quanto falta a cada dia.',
  proposal: (proposal: Proposal) => `O guia sugere ${amount(proposal)} por semana.`,
  because: {
    exam: 'É o que falta do edital, dividido até a prova.',
    leap: 'É um pouco mais que o seu ritmo das últimas semanas.',
    pace: 'É o seu ritmo das últimas semanas.',
    before: 'É o seu ritmo de antes.',
  },
  take: 'Usar sugestão',
  accept: (proposal: Proposal) => `Usar ${amount(proposal)} por semana`,
  another: 'Escolher outra',
  accepting: 'Salvando...',
  minutes: formatMinutes,
  questions: questionsIn,
  count: formatCount,
  of: (goal: number) => `de ${formatMinutes(goal)}`,
  ofQuestions: (goal: number) => `de ${questionsIn(goal)}`,
  progress: ({ studied, goal }: Standing) => `${formatMinutes(studied)} de ${formatMinutes(goal)}`,
  questionsProgress: ({ studied, goal }: Standing) => `${formatCount(studied)} de ${questionsIn(goal)}`,
  today: 'Falta hoje',
  todayDone: 'O de hoje está feito.',
  rest: 'Hoje está livre.',
  more: (questions: Standing | undefined) => {
    if (!questions) return ''
    const done = `${formatCount(questions.studied)} de ${questionsIn(questions.goal)}`
    return questions.leftToday > 0 ? `${done}, ${formatCount(questions.leftToday)} hoje.` : `${done}.`
  },
  left: ({ left, beyond }: Standing, written: (amount: number) => string) => {
    if (left > 0) return `Até domingo: ${written(left)}.`
    return beyond > 0 ? `Meta alcançada, com ${written(beyond)} a mais.` : 'Meta alcançada.'
  },
  bySubject: 'Por matéria',
  bySubjectOnly: 'Sua meta é por matéria.',
  subjects: {
    title: 'Meta por matéria',
    subject: 'Matéria',
    time: 'Tempo',
    questions: 'Questões',
    today: 'Falta hoje',
    none: '–',
    close: 'Fechar',
  },
  waiting: (seconds: number) =>
    `Inclui ${seconds < 60 ? counted(seconds, 'segundo', 'segundos') : formatMinutes(Math.floor(seconds / 60))} à espera de conexão.`,
  form: {
    text: 'Quanto você quer estudar de segunda a domingo. Dividimos o que falta pelos dias do seu plano.',
    hours: 'Horas',
    minutes: 'Minutos',
    questions: 'Questões',
    bySubject: 'Por matéria',
    bySubjectText: 'Se quiser, diga também quanto de cada matéria.',
    hint: 'Deixe em branco para estudar sem meta.',
    submit: 'Salvar meta',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    failed: 'Não foi possível salvar a meta. Tente novamente.',
  },
} as const

/** Words for the parts of a goal that two devices changed differently. */
export const goalWords = (names: readonly { subject_id: number; name: string }[]): PartWords<GoalWhole> => ({
  title: (part) => {
    const of = subjectOf(part)
    const what = part.startsWith('minutes') ? 'Tempo' : 'Questões'
    if (of === undefined) return `${what} por semana`
    return `${what} de ${names.find(({ subject_id }) => subject_id === of)?.name ?? 'uma matéria'}`
  },
  value: (part, whole) => {
    const value = whole[part]
    if (value === undefined) return 'sem meta'
    return part.startsWith('minutes') ? formatMinutes(value) : questionsIn(value)
  },
})
