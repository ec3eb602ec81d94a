import { counted } from '../../../shared/count.ts'
import { formatMinutes } from '../../../shared/duration.ts'

/** What a sentence says and the figures in it, as data: whoever has them writes the same words. */
export type Reason =
  | { because: 'minimum'; subject: string; minimum: number; seen: number; of: number }
  | { because: 'front'; subject: string; seen: number; of: number }
  | { because: 'begun'; spent: number }
  /** Nothing is worth more; `alone` where nothing is worth as much either. */
  | { because: 'best'; share: number; guessed: boolean; alone: boolean }
  | { because: 'worth'; share: number; guessed: boolean }
  /** Nobody weighed it; `first` where it is the first of its subject that was never seen. */
  | { because: 'next'; subject: string; first: boolean; seen: number; of: number }
  | { because: 'answers'; days: number; right: number; questions: number; exam: number | null }
  | { because: 'unseen'; days: number; share: number | null; guessed: boolean; exam: number | null }

type Of<B extends Reason['because']> = Extract<Reason, { because: B }>

const days = (count: number) => counted(count, 'dia', 'dias')

function seenOf({ seen, of }: { seen: number; of: number }): string {
  if (seen > 0) return `${seen} de ${counted(of, 'tópico visto', 'tópicos vistos')}`
  return of === 1 ? 'o único tópico, ainda não visto' : `nenhum dos ${of} tópicos visto ainda`
}

/** The least that is written, in percent; what rounds to less keeps its digits. */
export const LEAST_SHARE = 0.01

/** Writes a share of the exam, 0 to 100: '12%', '4,5%', '0,04%', 'menos de 0,01%'. */
export function formatShare(percent: number): string {
  if (percent > 0 && roundShare(percent) < LEAST_SHARE) return 'menos de 0,01%'
  return `${roundShare(percent).toString().replace('.', ',')}%`
}

/** What is left of a share when it is written: two digits, at most two decimals. */
export function roundShare(share: number): number {
  // What is a half by hand is a half here too.
  const percent = Number(share.toPrecision(12))
  if (percent >= 10) return Math.round(percent)
  return Number(percent.toFixed(percent >= 1 ? 1 : 2)) || percent
}

const ofExam = (share: number, guessed: boolean) =>
  `${guessed ? 'cerca de ' : ''}${formatShare(share)} da prova`
const since = (count: number) =>
  `${count === 1 ? 'desde ontem' : `faz ${days(count)} que`} você não vê este tópico`

function examIn(count: number | null): string {
  if (count === null) return ''
  if (count === 0) return 'a prova é hoje e '
  return count === 1 ? 'a prova é amanhã e ' : `a prova é em ${days(count)} e `
}

const WORDS: { readonly [B in Reason['because']]: (reason: Of<B>) => string } = {
  minimum: ({ subject, minimum, ...rest }) =>
    `a prova elimina abaixo de ${formatShare(minimum)} em ${subject}: ${seenOf(rest)}`,
  front: ({ subject, ...rest }) => `você pôs ${subject} na frente: ${seenOf(rest)}`,
  begun: ({ spent }) => `você já estudou ${formatMinutes(spent)} deste tópico e falta terminar`,
  best: ({ share, guessed, alone }) =>
    `${alone ? 'é o que mais vale por hora entre o que falta' : 'é um dos que mais valem por hora entre os que faltam'}: ${ofExam(share, guessed)}`,
  worth: ({ share, guessed }) => `ainda falta e vale ${ofExam(share, guessed)}`,
  next: ({ subject, first, ...rest }) =>
    `${first ? 'é o próximo' : 'ainda falta'} ${subject ? `em ${subject}` : 'no edital'}: ${seenOf(rest)}`,
  answers: ({ days: count, right, questions, exam }) =>
    `${examIn(exam)}${since(count)}, com ${right} de ${counted(questions, 'questão certa', 'questões certas')} até aqui`,
  unseen: ({ days: count, share, guessed, exam }) =>
    `${examIn(exam)}${since(count)}${share === null ? '' : `, que vale ${ofExam(share, guessed)}`}`,
}

/** One sentence, to follow the name of the block: 'porque …'. */
export function reasonText(reason: Reason): string {
  const words = WORDS[reason.because] as (of: Reason) => string
  return `porque ${words(reason)}`
}
