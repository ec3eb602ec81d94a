import { counted, formatCount } from '../../../shared/count.ts'
import { formatMinutes } from '../../../shared/duration.ts'
import type { Count } from '../knowledge/missed.ts'

/** Which topic of its subject it is, in the order of the edital, from 1 on. */
interface Place {
  subject: string
  number: number
  of: number
}

interface Seen {
  subject: string
  seen: number
  of: number
}

/** A sentence and the figures in it, as data: whoever has them writes the same words. */
export type Reason =
  | ({ because: 'minimum'; minimum: number } & Seen)
  | ({ because: 'front' } & Seen)
  | ({ because: 'begun'; spent: number } & Place)
  /** Nothing is worth more; `alone` where nothing is worth as much either. */
  | ({ because: 'best'; share: number; guessed: boolean; alone: boolean } & Place)
  | ({ because: 'worth'; share: number; guessed: boolean } & Place)
  /** Nobody says what its subject counts for: `usual` percent of the exam in others like it, and no other is worth more. */
  | ({ because: 'largest'; usual: number } & Place)
  /** The same of a subject of which nothing was seen. */
  | ({ because: 'unopened'; usual: number } & Place)
  /** The same of one of whose topics so many of `all` that were seen are. */
  | { because: 'turn'; subject: string; usual: number; seen: number; all: number }
  /** Nobody weighed it; `first` where all before it in its subject were seen. */
  | ({ because: 'next'; first: boolean } & Place)
  /** The student knows less than half of it, by a question site's counts. */
  | { because: 'elsewhere'; right: number; questions: number }
  /** Questions of it that were not known, or forgotten, since it was last studied. */
  | ({ because: 'unknown' | 'forgot' } & Count)
  /** The student says he knows it, and nothing was recorded of it. */
  | ({ because: 'said'; days: number; exam: number | null } & Place)
  | { because: 'answers'; days: number; right: number; questions: number; exam: number | null }
  | ({
      because: 'unseen'
      days: number
      share: number | null
      guessed: boolean
      reviews: number
      exam: number | null
    } & Place)

type Of<B extends Reason['because']> =
  Extract<Reason, { because: B }> extends never ? Count : Extract<Reason, { because: B }>

const days = (count: number) => counted(count, 'dia', 'dias')

function seenOf({ seen, of }: Seen): string {
  if (seen > 0) return `você viu ${seen} de ${counted(of, 'tópico', 'tópicos')}`
  return of === 1 ? 'você ainda não viu o único tópico' : `você ainda não viu nenhum dos ${of} tópicos`
}

const ofSubject = (subject: string) => (subject ? `de ${subject}` : 'do edital')

function numbered({ number, of }: Place): string {
  if (of === 1) return 'o único tópico'
  return number === 1 ? `o primeiro dos ${of} tópicos` : `o ${number}º dos ${of} tópicos`
}

const placeText = (place: Place) => `${numbered(place)} ${ofSubject(place.subject)}`

const usually = (percent: number) => (percent < 1 ? 'menos de 1%' : `cerca de ${Math.round(percent)}%`)

/** The least that is written, in percent; what rounds to less keeps its digits. */
export const LEAST_SHARE = 0.01

/** Writes a share of the exam, 0 to 100: '12%', '4,5%', '0,04%', 'menos de 0,01%'. */
export function formatShare(percent: number): string {
  if (percent > 0 && roundShare(percent) < LEAST_SHARE) return 'menos de 0,01%'
  return `${roundShare(percent).toString().replace('.', ',')}%`
}

/** Rounds a share for a sentence: two digits, at most two decimals. */
export function roundShare(share: number): number {
  // Halves are rounded as by hand, in spite of binary fractions.
  const percent = Number(share.toPrecision(12))
  if (percent >= 10) return Math.round(percent)
  return Number(percent.toFixed(percent >= 1 ? 1 : 2)) || percent
}

const ofExam = (share: number, guessed: boolean) =>
  `${guessed ? 'cerca de ' : ''}${formatShare(share)} da prova`
const since = (count: number) =>
  `${count === 1 ? 'desde ontem' : `faz ${days(count)} que`} você não vê este tópico`

/** Writes 'há menos de um mês', 'há uns 4 meses': the student's word knows no days. */
export const monthsAgo = (count: number) =>
  count < 30
    ? 'há menos de um mês'
    : `há ${count < 45 ? 'cerca de um mês' : `uns ${Math.round(count / 30)} meses`}`

const reviewed = (count: number) =>
  count === 0 ? 'ainda não o revisou' : `já o revisou ${counted(count, 'vez', 'vezes')}`

function examIn(count: number | null): string {
  if (count === null) return ''
  if (count === 0) return 'a prova é hoje e '
  return count === 1 ? 'a prova é amanhã e ' : `a prova é em ${days(count)} e `
}

export const missedText = ({ times, of }: Count) =>
  of === null ? counted(times, 'questão', 'questões') : `${times} de ${of}`

const WORDS: { readonly [B in Reason['because']]: (reason: Of<B>) => string } = {
  minimum: ({ minimum, ...rest }) =>
    `a prova elimina abaixo de ${formatShare(minimum)} em ${rest.subject}, e ${seenOf(rest)}`,
  front: (rest) => `você priorizou ${rest.subject}: ${seenOf(rest)}`,
  begun: ({ spent, ...place }) =>
    `você já estudou ${formatMinutes(spent)} deste tópico, ${placeText(place)}, e falta terminar`,
  best: ({ share, guessed, alone, ...place }) =>
    alone
      ? `é o que mais vale por hora entre o que falta: ${ofExam(share, guessed)}`
      : `é um dos que mais valem por hora entre os que faltam: ${ofExam(share, guessed)}, ${placeText(place)}`,
  worth: ({ share, guessed, ...place }) =>
    `ainda falta e vale ${ofExam(share, guessed)}, ${placeText(place)}`,
  largest: ({ usual, ...place }) =>
    `o edital não diz pesos, e em provas parecidas nada vale mais que ${place.subject}, ${usually(usual)}: é ${numbered(place)} dela`,
  unopened: ({ usual, ...place }) =>
    `é ${placeText(place)}, que você ainda não começou e em provas parecidas vale ${usually(usual)}`,
  turn: ({ subject, usual, seen, all }) =>
    `é a vez de ${subject}: em provas parecidas vale ${usually(usual)}, e teve ${all === 1 ? 'o único tópico que você viu' : `${seen} dos ${all} tópicos que você viu`}`,
  next: ({ first, ...place }) =>
    first && place.number === 1
      ? `é o primeiro tópico ${ofSubject(place.subject)}, que você ainda não começou`
      : `o edital não diz pesos; ${first ? 'seguimos a ordem dele' : 'o que falta vale o mesmo'}: é ${placeText(place)}`,
  elsewhere: ({ right, questions }) =>
    `no TEC você acerta ${Math.round((right / questions) * 100)} % de ${formatCount(questions)}`,
  unknown: (missed) => `você não sabia ${missedText(missed)}`,
  forgot: (missed) => `você esqueceu ${missedText(missed)}`,
  said: ({ days: count, exam, ...place }) =>
    `${examIn(exam)}você disse que já sabe este tópico e que o viu ${monthsAgo(count)}: é ${placeText(place)}`,
  answers: ({ days: count, right, questions, exam }) =>
    `${examIn(exam)}${since(count)}, com ${right} de ${counted(questions, 'questão certa', 'questões certas')} até aqui`,
  unseen: ({ days: count, share, guessed, reviews, exam, ...place }) =>
    `${examIn(exam)}${since(count)}, ${placeText(place)}${share === null ? '' : `, que vale ${ofExam(share, guessed)}`}, e ${reviewed(reviews)}`,
}

/** One sentence, to follow the name of the block: 'porque …'. */
export function reasonText(reason: Reason): string {
  const words = WORDS[reason.because] as (of: Reason) => string
  return `porque ${words(reason)}`
}
