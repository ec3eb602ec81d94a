import { counted, formatCount } from '../../shared/count.ts'
import { formatPercent } from '../../shared/percent.ts'
import { conclusionOf } from './conclusion.ts'
import {
  byAccuracy,
  errorSource,
  gap,
  hiddenTopics,
  isEven,
  type Numbers,
  neglected,
  neverStudied,
  PACE_WEEKS,
  type Pace,
  paceChange,
  plan,
  STALE_DAYS,
  type SubjectNumbers,
  stale,
  total,
  untested,
  type WeakSubject,
  weakSubjects,
} from './findings.ts'
import { weekOf } from './week.ts'
import { bold, days, listed, names, questions, spoken } from './wording.ts'

/** The headings above the table, in order; the prompt asks a model for the same. */
const HEADINGS = {
  conclusion: 'Conclusão',
  week: 'Próximos 7 dias',
  suggestions: 'Sugestões de melhoria',
  recommendations: 'Recomendações',
} as const

export type Section = keyof typeof HEADINGS
export const SECTIONS = Object.keys(HEADINGS) as Section[]

const GOOD_PERCENT = 70
const PACE_SHIFT = 15
/** Percent: above it, a change only says that there was little before. */
const DOUBLE = 100
const ENOUGH_QUESTIONS = 20
/** Fewer mistakes with a cause show no pattern. */
const ENOUGH_MISSED = 5
const SHORT_SESSION = 25

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** Where points are lost: weak subjects, weak topics, study without questions. */
export function suggestionsOf(numbers: Numbers): string {
  const source = errorSource(numbers)
  const lines = [
    ...weakSubjects(numbers).map(weakLine),
    ...hiddenTopics(numbers).map(
      ({ subject, topic }) =>
        `${bold(subject.name)} vai bem no conjunto, mas o tópico ${bold(topic.name)} destoa: ${rateOf(topic)}. Comece por ele a próxima revisão da matéria.`,
    ),
    ...(source
      ? [
          `${bold(source.subject.name)} concentra ${formatPercent(source.subject.incorrect, source.all)} dos seus erros (${formatCount(source.subject.incorrect)} de ${formatCount(source.all)}): vale um caderno de erros só dela.`,
        ]
      : []),
    ...misreadLine(numbers),
    ...untested(numbers).map(untestedLine),
  ]
  return bullets(lines.length > 0 ? lines : [nothingWeak(numbers)])
}

const rateOf = ({ correct, questions: all }: { correct: number; questions: number }) =>
  `${counted(correct, 'acerto', 'acertos')} em ${questions(all)} (${formatPercent(correct, all)})`

function weakLine({ subject, band: level, missing, topic }: WeakSubject): string {
  const where = topic ? ` O tópico com mais erros é ${bold(topic.name)}: ${rateOf(topic)}.` : ''
  const how =
    level === 'poor'
      ? 'Volte à teoria e à letra da lei antes de fazer questões novas, e refaça as que errou.'
      : 'A base existe: faça questões comentadas e anote, a cada erro, se faltou conteúdo, atenção ou interpretação.'
  return `${bold(subject.name)}: ${rateOf(subject)}. Com mais ${counted(missing, 'acerto', 'acertos')} nessas mesmas questões você chegaria a ${GOOD_PERCENT}%.${where} ${how}`
}

function misreadLine({ missed }: Numbers): string[] {
  if (!missed || missed.misread === 0 || missed.all < ENOUGH_MISSED) return []
  const are = missed.misread === 1 ? 'é' : 'são'
  return [
    `${formatCount(missed.misread)} de ${counted(missed.all, 'erro', 'erros')} ${are} de leitura: antes das alternativas, releia o que o enunciado pede.`,
  ]
}

function untestedLine(subject: SubjectNumbers): string {
  const done = subject.questions === 0 ? 'nenhuma questão' : `só ${questions(subject.questions)}`
  return `${bold(subject.name)}: ${spoken(subject.study_time)} de estudo e ${done}. Sem questões não dá para saber o que ficou: feche cada sessão com pelo menos 10.`
}

function nothingWeak({ subjects }: Numbers): string {
  const answered = subjects.filter(({ questions: all }) => all > 0).toSorted(byAccuracy)
  const [lowest] = answered
  if (!lowest)
    return 'Você ainda não registrou questões neste período. Com 10 por matéria, o relatório passa a mostrar onde você perde pontos.'
  const none = `Nenhuma matéria com 10 questões ou mais está abaixo de ${GOOD_PERCENT}%`
  if (isEven(answered)) return `${none}. Procure questões mais difíceis, de provas da sua banca.`
  return `${none}. A de menor precisão é ${bold(lowest.name)}, com ${rateOf(lowest)}.`
}

/** Findings that the week should address: gaps, neglected subjects, the pace of the last weeks. */
export function recommendationsOf(numbers: Numbers): string {
  const lines = [...gapLine(numbers), ...asideLines(numbers), ...paceLines(numbers)]
  return bullets(lines.length > 0 ? lines : [steady(numbers)])
}

function gapLine(numbers: Numbers): string[] {
  const idle = gap(numbers)
  if (idle === undefined) return []
  const since = idle === null ? 'há mais de 90 dias' : `há ${days(idle)}`
  const what = numbers.recent ? ofFirst(numbers) : ''
  // No longer than the week above allows.
  const minutes = Math.min(SHORT_SESSION, numbers.week[0]?.minutes ?? SHORT_SESSION)
  return [
    `Seu último registro foi ${since}. Retome hoje com uma sessão curta: ${minutes} minutos${what} bastam para voltar.`,
  ]
}

function ofFirst(numbers: Numbers): string {
  const [guided] = numbers.week
  const [first] = plan(numbers)?.parts ?? []
  const name = guided?.name ?? first?.subject.name
  return name === undefined ? '' : ` de ${bold(name)}`
}

/** Whether there was no study at all for as long as makes a subject stale. */
function isBack(numbers: Numbers): boolean {
  const days = gap(numbers)
  return days === null || (days ?? 0) >= STALE_DAYS
}

function asideLines(numbers: Numbers): string[] {
  const never = neverStudied(numbers)
  const idle = stale(numbers)
  const left = neglected(numbers).filter((subject) => !idle.some((found) => found.subject === subject))
  const all = total(numbers.subjects).study_time
  const shares = left.map(
    ({ name, study_time }) =>
      `${bold(name)} (${spoken(study_time)}, ${formatPercent(study_time, all)} do tempo)`,
  )
  const halfHour = never.length === 1 ? 'Reserve para ela meia hora' : 'Reserve meia hora para cada uma'
  const begin = never.length === 1 ? 'Comece por ela' : 'Comece por uma delas'
  // The week above already gives their times; the guide's week has its own.
  const isPlanned = plan(numbers)?.parts.some(({ reason }) => reason === 'never')
  const isGuided = numbers.week.length > 0 || numbers.isSeen || !numbers.recent
  const advice = ` ${isPlanned ? begin : halfHour} já nesta semana.`
  return [
    ...(never.length > 0
      ? [`Sem nenhum registro no período: ${names(never)}.${isGuided ? '' : advice}`]
      : []),
    ...(left.length > 0 ? [`Com pouco tempo perto das outras: ${listed(shares)}.`] : []),
    // After an absence, no single subject is behind the others.
    ...(isBack(numbers) ? [] : idle).map(
      ({ subject, days: since }) =>
        `${bold(subject.name)} está ${since === null ? 'há mais de 90 dias' : `há ${days(since)}`} sem estudo${isGuided ? '.' : ': uma revisão de 30 minutos com 10 questões evita ter de recomeçar.'}`,
    ),
  ]
}

function paceLines({ recent }: Numbers): string[] {
  if (!recent || recent.last.study_time === 0) return []
  const { last, before } = recent
  const change = paceChange(recent)
  const now = `Nas últimas ${PACE_WEEKS} semanas você estudou ${spoken(last.study_time)} em ${days(last.days)}`
  const time =
    change === null
      ? `${now}.`
      : `${now}, ${changed(change)} (${spoken(before.study_time)}). ${advised(change, recent)}`
  return [time.trimEnd(), ...accuracyLine(last, before)]
}

function changed(change: number): string {
  if (change === 0) return 'o mesmo que nas quatro anteriores'
  if (change > DOUBLE) return 'mais que o dobro das quatro anteriores'
  return `${formatCount(Math.abs(change))}% ${change > 0 ? 'a mais' : 'a menos'} que nas quatro anteriores`
}

function advised(change: number, { last, before }: { last: Pace; before: Pace }): string {
  if (change >= PACE_SHIFT) return 'Ritmo em alta: o que mantém isso é a regularidade.'
  if (change > -PACE_SHIFT) return ''
  const perWeek = Math.max(1, Math.ceil(Math.max(last.days, before.days) / PACE_WEEKS))
  const perDay = before.study_time / PACE_WEEKS / perWeek
  return `Para voltar ao ritmo de antes bastam ${spoken(perDay)} em ${days(perWeek)} por semana.`
}

function accuracyLine(last: Pace, before: Pace): string[] {
  if (last.questions < ENOUGH_QUESTIONS || before.questions < ENOUGH_QUESTIONS) return []
  const [now, then] = [
    formatPercent(last.correct, last.questions),
    formatPercent(before.correct, before.questions),
  ]
  if (now === then) return [`Sua precisão ficou em ${now} nos dois períodos.`]
  const better = last.correct * before.questions > before.correct * last.questions
  return [`Sua precisão ${better ? 'subiu' : 'caiu'} de ${then} para ${now} entre um período e outro.`]
}

function steady({ subjects }: Numbers): string {
  const [first] = subjects
  const most = first ? ` ${bold(first.name)} é a que mais recebeu: ${spoken(first.study_time)}.` : ''
  return `Seu tempo está bem dividido entre as matérias.${most} Mantenha a divisão e aumente as questões aos poucos.`
}

/** One sentence in italics, about what the student really did. */
export function motivationOf({ subjects, recent }: Numbers): string {
  const { correct, study_time } = total(subjects)
  const change = recent && paceChange(recent)
  if (change && change >= PACE_SHIFT)
    return `*Você ${change > DOUBLE ? 'mais que dobrou o tempo' : `acelerou ${formatCount(change)}%`} em quatro semanas: é assim, semana a semana, que a posse se aproxima.*`
  if (correct > 0)
    return `*Cada um dos seus ${formatCount(correct)} acertos já foi, um dia, uma questão que você não sabia responder.*`
  return `*Ninguém tira de você ${spoken(study_time)} de estudo de verdade.*`
}

const isAtHand = (exam: Numbers['exam']): exam is 'tomorrow' | 'today' => exam !== null && exam !== 'over'

/** Texts around the day of the exam, without anything urgent. */
const CALM = {
  tomorrow: {
    suggestion: '- Hoje não é dia de matéria nova: releia os seus resumos e as questões que errou.',
    recommendation:
      '- Separe hoje o documento com foto, a caneta e o comprovante de inscrição, e confira o local e o horário.',
  },
  today: {
    suggestion: '- Leia cada enunciado até o fim e comece pelas questões que você sabe.',
    recommendation: '- Leve o documento com foto e a caneta, e chegue antes de os portões fecharem.',
  },
  over: {
    recommendation: [
      '- Escolha o próximo concurso: o que você estudou vale para toda matéria que ele também pedir.',
      '- Até lá, mantenha o hábito com sessões curtas das matérias que quase todo edital tem, como português e raciocínio lógico.',
    ].join('\n'),
  },
} as const

const WRITERS: { readonly [S in Section]: (numbers: Numbers) => string | undefined } = {
  conclusion: conclusionOf,
  week: weekOf,
  // On the eve and on the day it is too late to catch up.
  suggestions: (numbers) => (isAtHand(numbers.exam) ? CALM[numbers.exam].suggestion : suggestionsOf(numbers)),
  recommendations: (numbers) =>
    numbers.exam ? CALM[numbers.exam].recommendation : recommendationsOf(numbers),
}

/** Undefined where the section has nothing to say. */
export const textOf = (section: Section, numbers: Numbers): string | undefined => WRITERS[section](numbers)

/** On the eve of the exam there is a day, and no week. */
export const headingOf = (section: Section, { exam }: Pick<Numbers, 'exam'>): string =>
  section === 'week' && exam === 'tomorrow' ? 'Hoje' : HEADINGS[section]

/** Writes sections by rules, each with its heading; leaves empty ones out. */
export function sectionsOf(sections: readonly Section[], numbers: Numbers, level = '##'): string[] {
  return sections.flatMap((section) => {
    const text = textOf(section, numbers)
    return text === undefined ? [] : [`${level} ${headingOf(section, numbers)}\n\n${text}`]
  })
}
