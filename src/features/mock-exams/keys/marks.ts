/** What a line of a pasted key says: a heading, or a question's answer. */
export type Mark =
  | { readonly kind: 'heading'; readonly text: string }
  /** `answer` is empty where nobody can tell which letter is this question's. */
  | { readonly kind: 'answer'; readonly number: number; readonly answer: string }

/** The answer of an annulled question. */
export const ANNULLED = '*'

const ANNULLED_WORD = 'anulad[ao]s?|nul[ao]s?|cancelad[ao]s?|\\*|X|#'
const LETTERS = '[A-E](?:\\s?(?:/|ou|,)\\s?[A-E])*'
const ANSWER = new RegExp(`^(?:(${ANNULLED_WORD})|(${LETTERS}))$`, 'i')
const PAIR = new RegExp(
  `(?<![\\p{L}\\d/.,])(\\d(?:\\s?\\d){0,2})\\s?[-–—.:;,|()=]{0,2}\\s?(${ANNULLED_WORD}|${LETTERS})(?![\\p{L}\\d/])`,
  'giu',
)
const ROW_LABEL = /^(?:ite(?:m|ns)|quest(?:ão|ões|ao|oes)|gabaritos?|respostas?|n[ºo°])[ :]+/i
const LEAST_IN_ROW = 3
/** No paper has more questions: a larger number is a year or an act. */
const MOST_QUESTIONS = 300

/** Reads the lines of a key in order; what is neither a heading nor an answer is left out. */
export function marksOf(text: string): Mark[] {
  const lines = text.split(/\r?\n/).map(plainLine).filter(Boolean)
  const marks: Mark[] = []
  let [at, last] = [0, 0]
  while (at < lines.length) {
    const { taken, said } =
      columnsAt(lines, at) ??
      rowsAt(lines, at, last) ??
      namedRowsAt(lines, at, last) ??
      stackedAt(lines, at, last) ??
      pairsAt(lines, at, last)
    for (const mark of said) {
      marks.push(mark)
      if (mark.kind === 'answer') last = mark.number
    }
    at += taken
  }
  return marks
}

const NUMBER_LABEL = /(?<!\p{L})(?:quest[ãa]o|item|q)\s?(?=\d{1,3}(?!\d))/giu
const LETTER_LABEL = /(\d\s?[-–—.:;,|()=]{0,2}\s?)(?:letra|alternativa|op[çc][ãa]o)\s(?=[A-E](?!\p{L}))/giu
const WORD = /(\d\s?[-–—.:;,|()=]{0,2}\s?)(certo|errado)(?!\p{L})/giu
/** What stands over a column, or explains a sign: 'Questão Resposta', '( X ) questão anulada'. */
const NO_HEADING =
  /^(?:(?:n[ºo°.]*|itens|item|quest(?:ão|ões|ao|oes)|gabaritos?|respostas?|alternativas?)[\s:/|]*)+$|^obs(?:erva|\.|:)|^.{0,10}quest(?:ão|ões) anulada/i

/** A line with one blank between words, each answer beside its number and each letter as a letter. */
const plainLine = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(NUMBER_LABEL, '')
    .replace(LETTER_LABEL, '$1')
    .replace(WORD, (_, before: string, word: string) => before + (word.toLowerCase() === 'certo' ? 'C' : 'E'))

/** Marks of some lines, and how many lines they are. */
interface Said {
  readonly taken: number
  readonly said: readonly Mark[]
}

const heading = (text: string): Mark => ({ kind: 'heading', text })
const answers = (pairs: readonly (readonly [number, string])[]): Mark[] =>
  pairs.flatMap(([number, answer]) =>
    number >= 1 && number <= MOST_QUESTIONS ? [{ kind: 'answer', number, answer }] : [],
  )

const PADDING = /(?: 0)+$/

/** A row of numbers over a row of letters: where they are not as many, all of the row stays a hole. */
function rowsAt(lines: readonly string[], at: number, last: number): Said | undefined {
  // Boards fill up their last row with zeros.
  const numbers = numbersIn((lines[at] ?? '').replace(PADDING, ''), last)
  const letters = numbers && lettersIn((lines[at + 1] ?? '').replace(PADDING, ''), numbers.length)
  if (!(numbers && letters)) return
  const isWhole = numbers.length === letters.length
  return { taken: 2, said: answers(numbers.map((number, i) => [number, isWhole ? (letters[i] ?? '') : ''])) }
}

/** A row of numbers over rows of letters, each with the name of its position: '101 - AGENTE A B C'. */
function namedRowsAt(lines: readonly string[], at: number, last: number): Said | undefined {
  const numbers = numbersIn(lines[at] ?? '', last)
  if (!numbers) return
  const said: Mark[] = []
  let taken = 1
  for (; at + taken < lines.length; taken += 1) {
    const tokens = (lines[at + taken] ?? '').split(' ')
    const letters = tokens.slice(-numbers.length).flatMap((token) => answerIn(token) ?? [])
    const name = tokens.slice(0, -numbers.length).join(' ')
    if (letters.length !== numbers.length || !/\p{L}{2}/u.test(name)) break
    said.push(heading(/^cargo/i.test(name) ? name : `Cargo: ${name}`))
    said.push(...answers(numbers.map((number, i) => [number, letters[i] ?? ''])))
  }
  return taken > 1 ? { taken, said } : undefined
}

/** A table that was copied cell by cell: numbers one below the other, and as many letters below them. */
function stackedAt(lines: readonly string[], at: number, last: number): Said | undefined {
  const isNumber = (line = '') => /^\d{1,3}$/.test(line)
  let end = at
  while (isNumber(lines[end]) && (end === at || Number(lines[end]) > Number(lines[end - 1]))) end += 1
  const count = end - at
  if (count === 0) return
  const letters = lines.slice(end, end + count).flatMap((line) => answerIn(line) ?? [])
  const first = Number(lines[at])
  // A number alone over a letter may be a page and a heading, unless it goes on so.
  const goesOn = first === last + 1 || Number(lines[end + 1]) === first + 1
  if (letters.length < count || (count < LEAST_IN_ROW && !goesOn)) return
  const numbers = lines.slice(at, end).map(Number)
  const isWhole = answerIn(lines[end + count] ?? '') === undefined
  const said = answers(numbers.map((number, i) => [number, isWhole ? (letters[i] ?? '') : '']))
  return { taken: 2 * count, said }
}

const COLUMN_NAME = /(?:tipo|gabarito|prova|caderno|vers[ãa]o)\s*[-–:]?\s*(?:\d{1,2}|[A-H])\b/giu

/** A table whose lines are a number and its letter in each version: '1 A B C D'. */
function columnsAt(lines: readonly string[], at: number): Said | undefined {
  const names = [...(lines[at] ?? '').matchAll(COLUMN_NAME)].map(([name]) => name)
  if (names.length < 2) return
  const rows: (readonly [number, readonly string[]])[] = []
  for (const line of lines.slice(at + 1)) {
    const [number = '', ...letters] = line.split(' ')
    const found = letters.flatMap((letter) => answerIn(letter) ?? [])
    if (!/^\d{1,3}$/.test(number) || found.length !== names.length) break
    rows.push([Number(number), found])
  }
  if (rows.length < LEAST_IN_ROW) return
  const said = names.flatMap((name, column) => [
    heading(name),
    ...answers(rows.map(([number, letters]) => [number, letters[column] ?? ''])),
  ])
  return { taken: rows.length + 1, said }
}

function pairsAt(lines: readonly string[], at: number, last: number): Said {
  const { before, pairs } = pairsIn(lines[at] ?? '', last)
  const isHeading = before !== '' && !NO_HEADING.test(before)
  return { taken: 1, said: [...(isHeading ? [heading(before)] : []), ...answers(pairs)] }
}

/** Numbers of a row that grow; a short row is one where it goes on from the `last` number. */
function numbersIn(line: string, last: number): number[] | undefined {
  const tokens = line.replace(ROW_LABEL, '').split(' ')
  const isShort = tokens.length < LEAST_IN_ROW && !(tokens.length === 2 && Number(tokens[0]) === last + 1)
  if (isShort || !tokens.every((token) => /^\d{1,3}$/.test(token))) return
  const numbers = tokens.map(Number)
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0)) ? numbers : undefined
}

/** Letters of a row; of one with fewer than three, as its last row may be, there must be as many as numbers. */
function lettersIn(line: string, numbers: number): string[] | undefined {
  const bare = line.replace(ROW_LABEL, '')
  const tokens = /^[A-EX*#]+$/.test(bare) ? [...bare] : bare.split(' ')
  const answers = tokens.flatMap((token) => answerIn(token) ?? [])
  const isRow = tokens.length >= LEAST_IN_ROW || tokens.length === numbers
  return answers.length === tokens.length && isRow ? answers : undefined
}

/** The accepted letters ('B', 'AC') or `ANNULLED`. */
function answerIn(text: string): string | undefined {
  const [, annulled, letters] = ANSWER.exec(text) ?? []
  return annulled ? ANNULLED : letters?.toUpperCase().replace(/OU|[^A-E]/g, '')
}

interface Pairs {
  /** What stands before the first pair, or the whole line where it has none. */
  readonly before: string
  readonly pairs: readonly (readonly [number, string])[]
}

function pairsIn(line: string, last: number): Pairs {
  const found = [...line.matchAll(PAIR)]
  const [first] = found
  const paired = found.reduce((length, [all]) => length + all.length, 0)
  const from = first?.index ?? 0
  // A single pair in a longer line is a date or a number of an act: 'Prova 1 A', '22 E 23'.
  const isAnswers = first && (found.length > 1 || paired === line.length - from)
  if (!(isAnswers && paired >= (line.length - from) / 2)) return { before: line, pairs: [] }
  const pairs: (readonly [number, string])[] = []
  for (const [, digits = '', letters = ''] of found) {
    const number = numberAfter(digits, pairs.at(-1)?.[0] ?? last)
    pairs.push([number, answerIn(letters) ?? ''])
  }
  return { before: line.slice(0, from).replace(/[\s:–-]+$/, ''), pairs }
}

/** A copy tears digits apart: '1 7' is 17 where 16 came before, else the 7 of a number that has a stray 1. */
function numberAfter(digits: string, last: number): number {
  const whole = Number(digits.replace(/\s/g, ''))
  if (!/\s/.test(digits) || whole === last + 1) return whole
  const alone = Number(digits.split(/\s/).at(-1))
  return alone === last + 1 ? alone : whole
}
