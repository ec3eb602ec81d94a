import { counted } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import { dotted } from '../../shared/text.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import type { Guide, GuideStep } from './contract.ts'
import { formatShare } from './reasons/reasons.ts'
import type { wholeOfPlace } from './waiting/places.ts'

const days = (count: number) => counted(count, 'dia', 'dias')
const topics = (count: number) => counted(count, 'tópico', 'tópicos')
const usual = (count: number) =>
  count === 1
    ? 'Quanto levou o tópico que você já aprendeu'
    : `Média dos ${topics(count)} que você já aprendeu`

export const copy = {
  title: 'Agora',
  today: 'Hoje',
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

export const placeWords = (name: string): PartWords<ReturnType<typeof wholeOfPlace>> => ({
  title: () => name,
  value: (_part, { place: { place } }) => copy.place[place],
})
