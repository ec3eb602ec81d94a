import { ANNULLED } from './answer-key.ts'

/** A heading that names a version of the paper. */
export const VERSION =
  /^coluna:|\bcargo\s*(?:[-–:]|\d)|\b(?:gabarito|tipo|caderno|vers[ãa]o|prova)\s*(?:n[ºo°.]*\s*)?(?:tipo\s*)?[-–:]?\s*(?:\d{1,3}\b|[A-H]\b|(?:azul|amarel[ao]|branc[ao]|verde|rosa|cinza|laranja)\b)/i

export const ANNULLED_WORD = 'anulad[ao]s?|anul\\.?|nul[ao]s?|cancelad[ao]s?|\\*|X|#'

export const LETTERS = '[A-E](?:\\s?(?:/|ou|,)\\s?[A-E])*'

const ANSWER = new RegExp(`^(?:(${ANNULLED_WORD})|(${LETTERS}))$`, 'i')

const PAIR = new RegExp(
  `(?<![\\p{L}\\d/.,])(\\d(?:\\s?\\d){0,2})(?:\\s?[-–—.:;,()=]){0,3}\\s?(${ANNULLED_WORD}|${LETTERS})(?![\\p{L}\\d/])`,
  'giu',
)

export const ROW_LABEL =
  /^(?:ite(?:m|ns)|quest(?:ão|ões|ao|oes)|gabaritos?|respostas?|alternativas?|n[ºo°]|cargos?)[ :]+(?:de )?/i

/** A number and its letter in each version, every cell in a line of its own. */
const TORN_ROW = new RegExp(
  `(?<!^\\d{1,3}\\n)^\\d{1,3}(?:\\n(?:${ANNULLED_WORD}|${LETTERS})){2,8}(?=\\n\\d{1,3}\\n|$(?![^]))`,
  'gim',
)

export const LEAST_IN_ROW = 3

const NUMBER_LABEL = /(?<!\p{L})(?:quest[ãa]o|item|q)\.?\s?(?:n[º°o.]{0,2}\s?)?(?=\d{1,3}(?!\d))/giu

const LETTER_LABEL =
  /((?:^|\d)\s?[-–—.:;,()=]{0,2}\s?)(?:letra|alternativa|resposta|gabarito|op[çc][ãa]o|quest[ãa]o)(?: corret[ao])?:?\s\(?(?=(?:[A-EX*]|anulada)(?:\)|$|\s))/giu

const WORD = /(\d\s?[-–—.:;,()=]{0,2}\s?)(certo|errado)(?!\p{L})/giu

/** Lines that name columns, explain a sign, number a page or fill a table up. */
const NOISE =
  /^(?:(?:n[ºo°.]*|ite(?:m|ns)|quest(?:ão|ões|ao|oes)|gabaritos?|respostas?|alternativas?|disciplinas?)[\s:/,;]*)+$|^obs(?:erva|\.|:)|^.{0,10}quest(?:ão|ões) anulada|^p[áa]g(?:ina|\.)?\s?\d|www\.|^pcimark|^(?:0 ?)+$|^[^\p{L}\d*#]*$/iu

/** Letters and digits in circles, or as wide as Chinese ones. */
const DRESSED = /[\u2460-\u24ff\uff01-\uff5e]/g

/** A line with one blank between words, each answer beside its number and each letter as a letter. */
const plainLine = (line: string): string =>
  line
    .replace(DRESSED, (sign) => sign.normalize('NFKC'))
    .replace(/(\d)[ºª°]/g, '$1')
    .replace(/[‐‑−→]|[-=]>|\.{2,}|_{2,}/g, '-')
    .replace(/(?:\*\*|["“”[\]{}|\s])+/g, ' ')
    .trim()
    .replace(NUMBER_LABEL, '')
    .replace(LETTER_LABEL, '$1')
    .replace(/(?<=\d\s?[-–—.:)]?\s?[A-E]) e (?=[A-E](?!\p{L}))/gu, '/')
    .replace(WORD, (_, before: string, word: string) => before + (word.toLowerCase() === 'certo' ? 'C' : 'E'))

/** The lines of a pasted key that may say something, plain. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(plainLine)
    .filter((line) => !NOISE.test(line))
    .join('\n')
    .replace(TORN_ROW, (row) => row.replaceAll('\n', ' '))
    .split('\n')

export const PADDING = /(?: 0)+$/

const COLOUR = 'azul|amarel[ao]|branc[ao]|verde|rosa|cinza|laranja'

const COLUMN_NAME = new RegExp(
  `(?<!\\p{L})(?:(?:tipo|gabarito|prova|caderno|vers[ãa]o)\\s*[-–:]?\\s*(?:\\d{1,2}|[A-H])(?:[\\s–(-]+(?:cor )?(?:${COLOUR})\\)?)?|t\\s?\\d|(?:gabarito )?(?:preliminar|definitivo)|${COLOUR})(?![\\p{L}\\d])`,
  'giu',
)

export const columnNames = (line = '') =>
  [...line.matchAll(COLUMN_NAME)].map(([name]) => (VERSION.test(name) ? name : `Coluna: ${name}`))

export const isName = (text: string) => /\p{L}{2}/u.test(text)

/** Numbers of a row that grow; a short row is one where it goes on from the `last` number. */
export function numbersIn(line: string, last: number): number[] | undefined {
  const bare = line.replace(ROW_LABEL, '')
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

export type Pairs = readonly (readonly [number, string])[]

/** The pairs of a line with the words between them, in order; only the line where it has no pairs. */
export function pairsIn(line: string, last: number): (string | readonly [number, string])[] {
  const all = [...line.matchAll(PAIR)]
  // Beside capitals, 'a' and 'e' are words: '1 a 10'.
  const others = all.filter(([, , letters = '']) => !/^[a-e]$/.test(letters))
  const found = others.length > 0 ? others : all
  const paired = found.reduce((length, [all]) => length + all.length, 0)
  const rest = line.replace(/[\s).;,]+$/, '').length - (found[0]?.index ?? 0)
  // A single pair in a longer line is a date or a number of an act: 'Prova 1 A', '22 E 23'.
  const isAnswers = found.length > 1 || (found.length === 1 && paired === rest)
  if (!(isAnswers && paired >= rest / 2)) return [line]
  let [at, number] = [0, last]
  return found.flatMap((match) => {
    const [all, digits = '', letters = ''] = match
    const before = line.slice(at, match.index).replace(/^[\s:;,.–-]+|[\s:–-]+$/g, '')
    at = match.index + all.length
    number = numberAfter(digits, number)
    return [...(before ? [before] : []), [number, answerIn(letters) ?? ''] as const]
  })
}

/** A copy tears digits apart: '1 7' is 17 where 16 came before, else the 7 of a number that has a stray 1. */
function numberAfter(digits: string, last: number): number {
  const whole = Number(digits.replace(/\s/g, ''))
  if (!/\s/.test(digits) || whole === last + 1) return whole
  const alone = Number(digits.split(/\s/).at(-1))
  return alone === last + 1 ? alone : whole
}
