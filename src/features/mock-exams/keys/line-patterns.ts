import { ANNULLED } from './answer-key.ts'
import { ANNULLED_WORD, CHANGED, LETTERS } from './normalised-lines.ts'

/** A heading that names a version of the paper. */
export const VERSION =
  /^coluna:|\bcargo\s*(?:[-–:]|\d)|\b(?:gabarito|tipo|caderno|vers[ãa]o|prova)\s*(?:n[ºo°.]*\s*)?(?:tipo\s*)?[-–:]?\s*(?:\d{1,3}\b|[A-H]\b|(?:azul|amarel[ao]|branc[ao]|verde|rosa|cinza|laranja)\b)/i

/** Papers have questions in a language of the student's choice, under the same numbers. */
export const LANGUAGE = /(?<!\p{L})(?:ingl[eê]s|espanhol|franc[eê]s|alem[ãa]|italian[oa])/iu

const ANSWER = new RegExp(`^(?:[A-E?]${CHANGED})?(?:(${ANNULLED_WORD})|(${LETTERS}))$`, 'i')

const PAIR = new RegExp(
  `(?<![\\p{L}\\d/.,])(\\d(?:\\s?\\d){0,2})(?:\\s?[-–—.:;,()=/_]){0,3}\\s?([A-E?]${CHANGED})?(${ANNULLED_WORD}|${LETTERS})(?![\\p{L}\\d/])`,
  'giu',
)

/** 'A-1 B-2', 'A: 1, 5, 9' */
export const REVERSED = /^(?:[A-EX*][-–:.)( ]{1,3}\d{1,3}(?:[ ,;e]+\d{1,3})*[),;. ]*)+$/

export const ROW_LABEL =
  /^(?:ite(?:m|ns)|quest(?:ão|ões|ao|oes)?|gab(?:arito)?s?|resp(?:osta)?s?|alternativas?|n[ºo°]|cargos?|q|r)[ :.]+(?:de )?/i
/** The word before a row of numbers may say what the rows below it are. */
export const ROW_OF_VERSIONS = /^(?:vers[ãa]o|provas?|tipos?|cadernos?|linguas?|língua)[ :.]+/i

export const LEAST_IN_ROW = 3

export const PADDING = /(?: 0)+$/

const COLOUR = 'azul|amarel[ao]|branc[ao]|verde|rosa|cinza|laranja'

const COLUMN_NAME = new RegExp(
  `(?<!\\p{L})(?:(?:tipo|gabarito|prova|caderno|vers[ãa]o)\\s*[-–:]?\\s*(?:\\d{1,2}|[A-H])(?:[\\s–(-]+(?:cor )?(?:${COLOUR})\\)?)?|t\\s?\\d|(?:gabarito )?(?:preliminar|definitivo)|${COLOUR})(?![\\p{L}\\d])`,
  'giu',
)

export const columnNames = (line = '') =>
  [...line.matchAll(COLUMN_NAME)].map(([name]) => (VERSION.test(name) ? name : `Coluna: ${name}`))

const HEAD_LABEL = /^(?:n[ºo°.]*|#|ite(?:m|ns)|quest(?:ão|ões|ao|oes)?\.?|disciplinas?|mat[ée]rias?|q)$/i

/** The cells of a table's head beside those that say what its columns of numbers and subjects are. */
export function headNames(line: string): string[] {
  const cells = line.split(' ')
  if (cells.join('') === 'ABCDEFGH'.slice(0, cells.length)) return cells.map((name) => `Coluna: ${name}`)
  const names = cells.filter((cell) => !HEAD_LABEL.test(cell))
  return names.length < cells.length ? names.map((name) => columnNames(name)[0] ?? `Coluna: ${name}`) : []
}

export const isName = (text: string) => /\p{L}{2}/u.test(text)

/** Numbers of a row that grow; a short row is one where it goes on from the `last` number. */
export function numbersIn(line: string, last: number): number[] | undefined {
  const bare = line.replace(ROW_LABEL, '').replace(ROW_OF_VERSIONS, '')
  if (!/^[\d ]+$/.test(bare)) return
  const tokens = bare.split(' ')
  const numbers = tokens.map(Number)
  const isRow = tokens.every(
    (token, i) => token.length <= 3 && (i === 0 || Number(token) > (numbers[i - 1] ?? 0)),
  )
  if (!isRow) return countedIn(tokens.join(''), last)
  const isShort = tokens.length < LEAST_IN_ROW && !(tokens.length === 2 && numbers[0] === last + 1)
  return isShort ? undefined : numbers
}

/** The numbers of a row whose digits a copy glued or tore: '01020304', '8 9 1 0 1 1'. */
const countedIn = (digits: string, last: number): number[] | undefined =>
  [last + 1, 1]
    .flatMap((first) => [countFrom(first, 1, digits), countFrom(first, 2, digits)])
    .find((numbers) => numbers !== undefined && numbers.length >= LEAST_IN_ROW)

function countFrom(first: number, width: number, digits: string): number[] | undefined {
  const numbers: number[] = []
  for (let at = 0; at < digits.length; ) {
    const next = `${first + numbers.length}`.padStart(width, '0')
    if (!digits.startsWith(next, at)) return
    numbers.push(Number(next))
    at += next.length
  }
  return numbers
}

/** Letters of a row; of one with fewer than three, as its last row may be, there must be as many as numbers. */
export function lettersIn(line: string, numbers: number): string[] | undefined {
  const bare = line.replace(ROW_LABEL, '')
  const glued = bare.replaceAll(' ', '')
  const isGlued = /^[A-EX*#]+$/.test(glued) && (glued.length === numbers || glued === bare)
  const tokens = isGlued ? [...glued] : bare.split(/ ?[,;] ?| |(?<=[A-EX*])[-–](?=[A-EX*])/i)
  const answers = tokens.map((token) => answerIn(token) ?? '')
  const unread = answers.filter((answer) => answer === '').length
  const isRow = tokens.length >= LEAST_IN_ROW || tokens.length === numbers
  // A sign that nobody knows leaves its own question open.
  const isReadable = unread === 0 || (tokens.length === numbers && unread * 4 <= numbers)
  return isRow && isReadable ? answers : undefined
}

export const isLetters = (line = '') =>
  line.split(' ').length >= LEAST_IN_ROW && lettersIn(line, 0) !== undefined

/** The accepted letters ('B', 'AC') or `ANNULLED`. */
export function answerIn(text: string): string | undefined {
  const [, annulled, letters] = ANSWER.exec(text) ?? []
  return annulled ? ANNULLED : letters?.toUpperCase().replace(/OU|[^A-E]/g, '')
}

export interface Row {
  readonly number: number
  readonly letters: readonly string[]
  readonly name: string
}

/** A line of a table has a number, letters right behind it or at the end, and the subject: '1 A B', '1 Português A', 'Direito 1 A B'. */
export function rowIn(line = ''): Row | undefined {
  const tokens = line.split(' ')
  const at = tokens.findIndex((token) => /^\d{1,3}$/.test(token))
  const after = tokens.slice(at + 1)
  const read = after.map((token) => answerIn(token) ?? '')
  const behind = [...read, ''].indexOf('')
  const [from, to] = behind > 0 ? [0, behind] : [read.lastIndexOf('') + 1, read.length]
  if (at < 0 || from === to) return
  const words = [...tokens.slice(0, at), ...after.slice(0, from), ...after.slice(to)]
  return { number: Number(tokens[at]), letters: read.slice(from, to), name: words.join(' ') }
}

/** A question, its answer, and the letter that it had before where the text says so. */
export type Pair = readonly [number: number, answer: string, from?: string | undefined]
export type Pairs = readonly Pair[]

/** The pairs of a line with the words between them, in order; only the line where it has no pairs. */
export function pairsIn(line: string, last: number): (string | Pair)[] {
  const all = REVERSED.test(line) ? [] : [...line.matchAll(PAIR)]
  // Beside capitals, 'a' and 'e' are words: '1 a 10'.
  const others = all.filter(([, , , letters = '']) => !/^[a-e]$/.test(letters))
  const found = others.length > 0 ? others : all
  const paired = found.reduce((length, [all]) => length + all.length, 0)
  const rest = line.replace(/[\s).;,]+$/, '').length - (found[0]?.index ?? 0)
  // A single pair in a longer line is a date or a number of an act: 'Prova 1 A', '22 E 23'.
  const isAnswers = found.length > 1 || (found.length === 1 && paired === rest)
  if (!(isAnswers && paired >= rest / 2)) return [line]
  let [at, number] = [0, last]
  return found.flatMap((match) => {
    const [all, digits = '', from, letters = ''] = match
    const before = line.slice(at, match.index).replace(/^[\s:;,.–-]+|[\s:–-]+$/g, '')
    at = match.index + all.length
    number = numberAfter(digits, number)
    return [...(before ? [before] : []), [number, answerIn(letters) ?? '', from?.slice(0, 1)] as const]
  })
}

/** A copy tears digits apart: '1 7' is 17 where 16 came before, else the 7 of a number that has a stray 1. */
function numberAfter(digits: string, last: number): number {
  const whole = Number(digits.replace(/\s/g, ''))
  if (!/\s/.test(digits) || whole === last + 1) return whole
  const alone = Number(digits.split(/\s/).at(-1))
  return alone === last + 1 ? alone : whole
}

const IN_V_AND_F = /(?<!\p{L})[VFX*]+(?!\p{L})/giu

/** Right and wrong as 'V' and 'F' are those that are 'C' and 'E'. */
export const withRightAndWrong = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(IN_V_AND_F, (signs) => signs.replace(/v/gi, 'C').replace(/f/gi, 'E')))

const BARE_LETTERS = /^(?:(.{0,80}\p{L}{3}.{0,80}?)[:–-] ?)?((?:(?:[A-EX*#]|anulada)[ ,;.-]*){5,})$/iu
/** A list may have fewer letters in an order of their own. */
export const LEAST_BARE = 10
/** Prose has more lines beside the letters. */
const MOST_BESIDE = 6

/** Answers without numbers, 'BDABE CDEAB' or 'Português: BDABE', as pairs; none where there are numbers. */
export function withNumbers(lines: readonly string[]): string[] {
  if (lines.some((line) => /^\d|(?:\d+\D+){3}/.test(line))) return []
  let [count, most, beside] = [0, 0, 0]
  const numbered = lines.flatMap((line) => {
    const [, name, letters] = BARE_LETTERS.exec(line) ?? []
    if (VERSION.test(name ?? line)) count = 0
    const answers = letters?.match(/anulada|[A-EX*#]/gi) ?? []
    // The list of a question's alternatives answers none.
    if ('ABCDE'.startsWith(answers.join(''))) {
      beside += 1
      return [line]
    }
    const pairs = answers.map((answer, i) => `${count + i + 1} - ${answer}`).join(' ')
    count += answers.length
    most = Math.max(most, count)
    return name ? [name, pairs] : [pairs]
  })
  return most >= LEAST_BARE && beside <= MOST_BESIDE ? numbered : []
}
