/** A line of a pasted key: a heading, or a question's answer. */
export type Mark =
  | { readonly kind: 'heading'; readonly text: string }
  /** `answer` is empty where nobody can tell which letter is this question's. */
  | { readonly kind: 'answer'; readonly number: number; readonly answer: string }

/** A heading that names a version of the paper. */
export const VERSION =
  /^coluna:|\bcargo\s*(?:[-–:]|\d)|\b(?:gabarito|tipo|caderno|vers[ãa]o|prova)\s*(?:n[ºo°.]*\s*)?(?:tipo\s*)?[-–:]?\s*(?:\d{1,3}\b|["“]?[A-H]\b|(?:azul|amarel[ao]|branc[ao]|verde|rosa|cinza|laranja)\b)/i

/** The answer of an annulled question. */
export const ANNULLED = '*'

const ANNULLED_WORD = 'anulad[ao]s?|anul\\.|nul[ao]s?|cancelad[ao]s?|\\*|X|#'
const LETTERS = '[A-E](?:\\s?(?:/|ou|,)\\s?[A-E])*'
const ANSWER = new RegExp(`^(?:(${ANNULLED_WORD})|(${LETTERS}))$`, 'i')
const PAIR = new RegExp(
  `(?<![\\p{L}\\d/.,])(\\d(?:\\s?\\d){0,2})(?:\\s?[-–—.:;,()=]){0,3}\\s?(${ANNULLED_WORD}|${LETTERS})(?![\\p{L}\\d/])`,
  'giu',
)
const ROW_LABEL = /^(?:ite(?:m|ns)|quest(?:ão|ões|ao|oes)|gabaritos?|respostas?|n[ºo°]|cargos?)[ :]+/i
const LEAST_IN_ROW = 3
/** No paper has more questions: a larger number is a year or an act. */
const MOST_QUESTIONS = 300

/** Reads the lines of a key in order; what is neither a heading nor an answer is left out. */
export function marksOf(text: string): Mark[] {
  const lines = text
    .split(/\r?\n/)
    .map(plainLine)
    .filter((line) => !NOISE.test(line))
  const marks: Mark[] = []
  let [at, last] = [0, 0]
  while (at < lines.length) {
    const { taken, said } =
      columnsAt(lines, at) ??
      acrossAt(lines, at) ??
      rangeAt(lines, at) ??
      tableAt(lines, at) ??
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
const LETTER_LABEL =
  /(\d\s?[-–—.:;,()=]{0,2}\s?)(?:letra|alternativa|op[çc][ãa]o|quest[ãa]o)\s(?=(?:[A-E]|anulada)(?!\p{L}))/giu
const WORD = /(\d\s?[-–—.:;,()=]{0,2}\s?)(certo|errado)(?!\p{L})/giu
/** Lines that name columns, explain a sign, number a page or fill a table up. */
const NOISE =
  /^(?:(?:n[ºo°.]*|ite(?:m|ns)|quest(?:ão|ões|ao|oes)|gabaritos?|respostas?|alternativas?|disciplinas?)[\s:/]*)+$|^obs(?:erva|\.|:)|^.{0,10}quest(?:ão|ões) anulada|^p[áa]g(?:ina|\.)?\s?\d|www\.|^pcimark|^(?:0 ?)+$|^[^\p{L}\d*#]*$/iu

/** A line with one blank between words, each answer beside its number and each letter as a letter. */
const plainLine = (line: string): string =>
  line
    .replace(/(?:\*\*|[|\s])+/g, ' ')
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
  const line = lines[at] ?? ''
  // Boards fill up their last row with zeros.
  const numbers = numbersIn(line, last) ?? numbersIn(line.replace(PADDING, ''), last)
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

const COLUMN_NAME =
  /(?<!\p{L})(?:(?:tipo|gabarito|prova|caderno|vers[ãa]o)\s*[-–:]?\s*(?:\d{1,2}|[A-H])|t\s?\d|gabarito (?:preliminar|definitivo)|azul|amarel[ao]|branc[ao]|verde|rosa|cinza)(?![\p{L}\d])/giu
const columnNames = (line = '') =>
  [...line.matchAll(COLUMN_NAME)].map(([name]) => (VERSION.test(name) ? name : `Coluna: ${name}`))

/** A table whose lines are a number and its letter in each version: '1 A B C D'. */
function columnsAt(lines: readonly string[], at: number): Said | undefined {
  const names = columnNames(lines[at])
  if (names.length < 2) return
  const rows: (readonly [number, readonly string[]])[] = []
  for (const line of lines.slice(at + 1)) {
    const [number = '', ...letters] = line.split(' ')
    const found = letters.flatMap((letter) => answerIn(letter) ?? [])
    if (!/^\d{1,3}$/.test(number) || found.length !== names.length || letters.length !== names.length) break
    rows.push([Number(number), found])
  }
  if (rows.length < LEAST_IN_ROW) return
  const said = names.flatMap((name, column) => [
    heading(name),
    ...answers(rows.map(([number, letters]) => [number, letters[column] ?? ''])),
  ])
  return { taken: rows.length + 1, said }
}

/** Versions side by side, as 'PROVA 1 PROVA 2' over '1 A 1 C'; a number that not all have stays a hole. */
function acrossAt(lines: readonly string[], at: number): Said | undefined {
  const names = columnNames(lines[at])
  const from = names.length > 1 ? at + 1 : at
  const timesIn = (pairs: Pairs) => new Map(Map.groupBy(pairs, ([number]) => number))
  const many = Math.max(...[...timesIn(barePairs(lines[from])).values()].map(({ length }) => length))
  if (many < 2) return
  const pairs: (readonly [number, string])[] = []
  let end = from
  for (let row = barePairs(lines[end]); row.length > 0; row = barePairs(lines[end])) {
    pairs.push(...row)
    end += 1
  }
  const found = [...timesIn(pairs)]
  const said = Array.from({ length: many }, (_, version) => [
    ...(names.length === many ? [heading(names[version] ?? '')] : []),
    ...answers(found.map(([number, all]) => [number, all.length === many ? (all[version]?.[1] ?? '') : ''])),
  ])
  return { taken: end - at, said: said.flat() }
}

const barePairs = (line = ''): Pairs =>
  pairsIn(line, 0).flatMap((one) => (typeof one === 'string' ? [] : [one]))

const RANGE = /^(\d{1,3})\s?(?:a|à|até|-|–)\s?(\d{1,3})\s?[-–:.]?\s(.+)$/i

/** '1 a 10 A B C …': where letters are missing, all of the range stays a hole. */
function rangeAt(lines: readonly string[], at: number): Said | undefined {
  const [, from, to, rest = ''] = RANGE.exec((lines[at] ?? '').replace(ROW_LABEL, '')) ?? []
  const count = Number(to) - Number(from) + 1
  const letters = count >= LEAST_IN_ROW && count <= MOST_QUESTIONS ? lettersIn(rest, count) : undefined
  if (!letters) return
  const isWhole = letters.length === count
  const said = Array.from({ length: count }, (_, i): readonly [number, string] => [
    Number(from) + i,
    isWhole ? (letters[i] ?? '') : '',
  ])
  return { taken: 1, said: answers(said) }
}

const CELLS = [
  new RegExp(`^(?<number>\\d{1,3}) (?<answer>${ANNULLED_WORD}|${LETTERS}) (?<name>\\p{L}.{2,80})$`, 'iu'),
  new RegExp(
    `^(?<number>\\d{1,3})(?: (?<name>\\p{L}.{2,80}?))? (?<answer>${ANNULLED_WORD}|${LETTERS})$`,
    'iu',
  ),
]
const LAST_LABEL = /\s?(?:gabarito|resposta|letra|alternativa):?$/i

/** A table whose lines have a number, its letter and its subject, which comes again: no list of sentences. */
function tableAt(lines: readonly string[], at: number): Said | undefined {
  const rows: { number: number; answer: string; name: string }[] = []
  const names = new Set<string>()
  for (let row = cellsIn(lines[at]); row; row = cellsIn(lines[at + rows.length])) {
    const count = names.size + (names.has(row.name) ? 0 : 1)
    const isList = rows.length > 1 && count * 2 > rows.length + 2
    if (isList || (rows.length > 0 && row.number !== (rows.at(-1)?.number ?? 0) + 1)) break
    rows.push(row)
    names.add(row.name)
  }
  if (rows.length < LEAST_IN_ROW) return
  const said = rows.flatMap(({ number, answer, name }, i) => [
    ...(name === '' || name === rows[i - 1]?.name ? [] : [heading(name)]),
    ...answers([[number, answer]]),
  ])
  return { taken: rows.length, said }
}

function cellsIn(line = '') {
  const { number, answer, name = '' } = CELLS.map((cells) => cells.exec(line)?.groups).find(Boolean) ?? {}
  if (!(number && answer)) return
  return { number: Number(number), answer: answerIn(answer) ?? '', name: name.replace(LAST_LABEL, '') }
}

const isName = (text: string) => /\p{L}{2}/u.test(text)

function pairsAt(lines: readonly string[], at: number, last: number): Said {
  const said = pairsIn(lines[at] ?? '', last)
  return {
    taken: 1,
    said: said.flatMap((one) => {
      if (typeof one !== 'string') return answers([one])
      return one !== '' && (said.length === 1 || isName(one)) ? [heading(one)] : []
    }),
  }
}

/** Numbers of a row that grow; a short row is one where it goes on from the `last` number. */
function numbersIn(line: string, last: number): number[] | undefined {
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
function lettersIn(line: string, numbers: number): string[] | undefined {
  const bare = line.replace(ROW_LABEL, '')
  const glued = bare.replaceAll(' ', '')
  const isGlued = /^[A-EX*#]+$/.test(glued) && (glued.length === numbers || glued === bare)
  const tokens = isGlued ? [...glued] : bare.split(' ')
  const answers = tokens.flatMap((token) => answerIn(token) ?? [])
  const isRow = tokens.length >= LEAST_IN_ROW || tokens.length === numbers
  return answers.length === tokens.length && isRow ? answers : undefined
}

/** The accepted letters ('B', 'AC') or `ANNULLED`. */
function answerIn(text: string): string | undefined {
  const [, annulled, letters] = ANSWER.exec(text) ?? []
  return annulled ? ANNULLED : letters?.toUpperCase().replace(/OU|[^A-E]/g, '')
}

type Pairs = readonly (readonly [number, string])[]

/** The pairs of a line with the words between them, in order; only the line where it has no pairs. */
function pairsIn(line: string, last: number): (string | readonly [number, string])[] {
  const found = [...line.matchAll(PAIR)]
  const paired = found.reduce((length, [all]) => length + all.length, 0)
  const rest = line.length - (found[0]?.index ?? 0)
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
