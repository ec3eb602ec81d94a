import { ANNULLED, KEY_LIMITS } from './answer-key.ts'
import {
  answerIn,
  columnNames,
  headNames,
  isLetters,
  isName,
  LANGUAGE,
  LEAST_BARE,
  LEAST_IN_ROW,
  lettersIn,
  numbersIn,
  PADDING,
  type Pair,
  type Pairs,
  pairsIn,
  REVERSED,
  ROW_LABEL,
  ROW_OF_VERSIONS,
  type Row,
  rowIn,
  VERSION,
} from './line-patterns.ts'

/** A line of a pasted key: a heading, or a question's answer. */
export type KeyToken = { readonly kind: 'heading'; readonly text: string } | Answer

export interface Answer {
  readonly kind: 'answer'
  readonly number: number
  /** Empty where nobody can tell which letter is this question's. */
  readonly answer: string
  /** The letter that a change takes away. */
  readonly from?: string | undefined
}

/** Adds a token and returns the last number; a number beyond the most is a year or an act and is left out. */
function addToken(token: KeyToken, tokens: KeyToken[], last: number): number {
  if (token.kind === 'answer' && token.number > Math.max(KEY_LIMITS.most, last + 1)) return last
  tokens.push(token)
  return token.kind === 'answer' ? token.number : last
}

/** Reads the plain lines of a key in order; what is neither a heading nor an answer is left out. */
export function tokensOf(lines: readonly string[]): KeyToken[] {
  const tokens: KeyToken[] = []
  let [at, last] = [0, 0]
  while (at < lines.length) {
    const parsed =
      columnsAt(lines, at) ??
      versionsSideBySideAt(lines, at) ??
      rangeAt(lines, at) ??
      lettersFirstAt(lines, at, last) ??
      longFormatAt(lines, at, last) ??
      tableAt(lines, at) ??
      rowsAt(lines, at, last) ??
      lettersAboveAt(lines, at, last) ??
      stackedAt(lines, at, last) ??
      pairsAt(lines, at, last)
    for (const token of parsed.tokens) last = addToken(token, tokens, last)
    at += parsed.taken
  }
  return tokens
}

/** The tokens of some lines, and how many lines were read. */
interface Parsed {
  readonly taken: number
  readonly tokens: readonly KeyToken[]
}

const heading = (text: string): KeyToken => ({ kind: 'heading', text: text.replaceAll('\u00a0', ' ') })
const answers = (pairs: Pairs): Answer[] =>
  pairs.flatMap(([number, answer, from]) => (number >= 1 ? [{ kind: 'answer', number, answer, from }] : []))

/** Each version's name and its answers. An empty heading ends languages: later answers belong to every version. */
const versionTokens = (
  versions: readonly (readonly [name: string, tokens: readonly KeyToken[]])[],
): KeyToken[] => [
  ...versions.flatMap(([name, tokens]) => [heading(name), ...tokens]),
  ...(versions.some(([name]) => LANGUAGE.test(name)) ? [heading('')] : []),
]

/** Boards fill up their last row with zeros. */
const lettersBelow = (line: string | undefined, numbers: readonly number[]) =>
  lettersIn((line ?? '').replace(PADDING, ''), numbers.length)

/** Rows of numbers over as many rows of letters, or over rows that have names. */
function rowsAt(lines: readonly string[], at: number, last: number): Parsed | undefined {
  const rows = numberRowsAt(lines, at, last)
  const [numbers] = rows
  if (!numbers || ROW_OF_VERSIONS.test(lines[at] ?? '')) return namedRowsAt(lines, at, last)
  const letters = rows.map((row, i) => lettersBelow(lines[at + rows.length + i], row))
  if (letters.every((row) => row !== undefined)) {
    return { taken: 2 * rows.length, tokens: rows.flatMap((row, i) => rowOf(row, letters[i])) }
  }
  // Numbers that go on are questions: a page's end may part them from their letters.
  const isLost = numbers[0] === last + 1 && numbers.length >= LEAST_IN_ROW
  return (
    namedRowsAt(lines, at, last) ??
    (isLost ? { taken: rows.length, tokens: rows.flatMap((row) => rowOf(row, [])) } : undefined)
  )
}

function numberRowsAt(lines: readonly string[], at: number, last: number): number[][] {
  const rows: number[][] = []
  for (let before = last; ; before = rows.at(-1)?.at(-1) ?? before) {
    const line = lines[at + rows.length] ?? ''
    const row = numbersIn(line, before) ?? numbersIn(line.replace(PADDING, ''), before)
    if (!row || (rows.length > 0 && row[0] !== before + 1)) return rows
    rows.push(row)
  }
}

/** Where letters and numbers are not as many, nobody can tell which is whose: all of the row stays a hole. */
const rowOf = (numbers: readonly number[], letters: readonly string[] = []): Answer[] => {
  const isWhole = numbers.length === letters.length
  return answers(numbers.map((number, i) => [number, isWhole ? (letters[i] ?? '') : '']))
}

interface Group {
  readonly numbers: readonly number[]
  /** The letters of each version, by its name. */
  readonly named: readonly (readonly [name: string, letters: readonly string[]])[]
  readonly taken: number
}

/** Rows of numbers with letters of several positions or versions, which have their names in each. */
function namedRowsAt(lines: readonly string[], at: number, last: number): Parsed | undefined {
  const versions = new Map<string, KeyToken[]>()
  let [end, before] = [at, last]
  for (let group = groupAt(lines, at, last, at); group; group = groupAt(lines, end, before, at)) {
    const { numbers, named, taken } = group
    const goesOn = numbers[0] === before + 1 && named.every(([name]) => versions.has(name))
    if (versions.size > 0 && !goesOn) break
    for (const [name, letters] of named)
      versions.set(name, [...(versions.get(name) ?? []), ...rowOf(numbers, letters)])
    before = numbers.at(-1) ?? before
    end += taken
  }
  return versions.size > 0 ? { taken: end - at, tokens: versionTokens([...versions]) } : undefined
}

const groupAt = (lines: readonly string[], at: number, last: number, first: number): Group | undefined =>
  namedBelow(lines, at, last) ?? repeatedNumbersBelow(lines, at, columnNames(lines[first - 1]))

/** '101 - AGENTE A B C' below '1 2 3'. */
function namedBelow(lines: readonly string[], at: number, last: number): Group | undefined {
  const numbers = numbersIn(lines[at] ?? '', last)
  if (!numbers) return
  const [ofVersions = ''] = ROW_OF_VERSIONS.exec(lines[at] ?? '') ?? []
  const named: [string, string[]][] = []
  for (let line = lines[at + 1]; line !== undefined; line = lines[at + 1 + named.length]) {
    const tokens = line.split(' ')
    const letters = tokens.slice(-numbers.length).flatMap((token) => answerIn(token) ?? [])
    const name = tokens.slice(0, -numbers.length).join(' ')
    if (letters.length !== numbers.length || !isName(`${ofVersions}${name}`)) break
    named.push([rowName(name, ofVersions), letters])
  }
  return named.length > 0 ? { numbers, named, taken: named.length + 1 } : undefined
}

function rowName(name: string, ofVersions: string): string {
  if (VERSION.test(name)) return name
  if (LANGUAGE.test(name)) return `Coluna: ${name}`
  return columnNames(name)[0] ?? (ofVersions ? `Coluna: ${ofVersions}${name}` : `Cargo: ${name}`)
}

/** 'A B C B C A' below '1 2 3 1 2 3'. */
function repeatedNumbersBelow(
  lines: readonly string[],
  at: number,
  names: readonly string[],
): Group | undefined {
  const all = (lines[at] ?? '').replace(ROW_LABEL, '').split(' ').map(Number)
  const size = all.indexOf(all[0] ?? 0, 1)
  const isRepeated = size > 1 && all.every((number, i) => number > 0 && number === all[i % size])
  const letters = isRepeated ? lettersIn(lines[at + 1] ?? '', all.length) : undefined
  if (letters?.length !== all.length) return
  const named = Array.from({ length: Math.ceil(all.length / size) }, (_, i) => {
    const own = letters.slice(i * size, (i + 1) * size)
    return [names[i] ?? `Coluna: ${i + 1}`, own] as const
  })
  return { numbers: all.slice(0, size), named, taken: 2 }
}

/** Rows of letters over their numbers: such a run begins with letters, and ends with numbers. */
function lettersAboveAt(lines: readonly string[], at: number, last: number): Parsed | undefined {
  const tokens: Answer[] = []
  let end = at
  for (let row = pairedRows(lines, at, last); row; row = pairedRows(lines, end, row.at(-1)?.number ?? 0)) {
    tokens.push(...row)
    end += 2
  }
  const begins = last === 0 || tokens[0]?.number === 1
  return end > at && begins && !isLetters(lines[end]) ? { taken: end - at, tokens } : undefined
}

function pairedRows(lines: readonly string[], at: number, last: number): Answer[] | undefined {
  const numbers = numbersIn(lines[at + 1] ?? '', last)
  const letters = numbers && lettersIn(lines[at] ?? '', numbers.length)
  return letters && rowOf(numbers, letters)
}

/** A table that was copied cell by cell: numbers one below the other, and as many letters below them. */
function stackedAt(lines: readonly string[], at: number, last: number): Parsed | undefined {
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
  const tokens = answers(numbers.map((number, i) => [number, isWhole ? (letters[i] ?? '') : '']))
  return { taken: 2 * count, tokens }
}

/** The head of a table may be torn into so many lines. */
const MOST_HEAD_LINES = 10

/** The answers of one column, with a heading wherever the subject is another. */
const columnTokens = (rows: readonly Row[], column: number): KeyToken[] =>
  rows.flatMap(({ number, letters, name }, i) => [
    ...(name === '' || name === rows[i - 1]?.name ? [] : [heading(name)]),
    ...answers([[number, letters[column] ?? '']]),
  ])

const NEW_COLUMN = /(?:nov[ao]|atual|definitiv[ao]|retificad[ao]|alterad[ao]|para)$/i

/** A table whose lines are a number and its letter in each version: '1 A B C D'. */
function columnsAt(lines: readonly string[], at: number): Parsed | undefined {
  const { names, from } = headAt(lines, at) ?? { names: [], from: at }
  if (names.length < 2) return
  const rows: Row[] = []
  for (const line of lines.slice(from)) {
    const row = rowIn(line)
    if (row?.letters.length !== names.length) break
    rows.push(row)
  }
  const taken = rows.length + from - at
  if (isOfChanges(names, rows))
    return { taken, tokens: answers(rows.map(({ number, letters: [old, now = ''] }) => [number, now, old])) }
  const tokens = versionTokens(names.map((name, column) => [name, columnTokens(rows, column)]))
  return rows.length < LEAST_IN_ROW ? undefined : { taken, tokens }
}

/** A table of a few questions says what became of each. */
const isOfChanges = ({ length, 1: second = '' }: readonly string[], rows: readonly Row[]) =>
  length === 2 && NEW_COLUMN.test(second) && rows.some(({ number }, i) => number !== i + 1)

/** The names of a table's columns, and the line that its rows begin at. */
function headAt(lines: readonly string[], at: number) {
  const first = lines[at] ?? ''
  if (columnNames(first).length === 0 && headNames(first).length < 2) return
  const inSight = lines.slice(at + 1, at + MOST_HEAD_LINES)
  const from = at + 1 + inSight.findIndex((line) => (rowIn(line)?.letters.length ?? 0) > 1)
  const count = rowIn(lines[from])?.letters.length
  const head = lines.slice(at, from)
  const found = [...[head.join(' '), ...head].map(columnNames), ...head.map(headNames)]
  const names = found.find(({ length }) => length === count)
  return names && { names, from }
}

/** Versions side by side, as 'PROVA 1 PROVA 2' over '1 A 1 C'; a number that not all have stays a hole. */
function versionsSideBySideAt(lines: readonly string[], at: number): Parsed | undefined {
  const names = columnNames(lines[at])
  const from = names.length > 1 ? at + 1 : at
  const timesIn = (pairs: Pairs) => new Map(Map.groupBy(pairs, ([number]) => number))
  const times = [...timesIn(barePairs(lines[from])).values()].map(({ length }) => length)
  const many = Math.max(...times)
  // A number that comes twice in a line of others is a slip.
  if (many < 2 || times.filter((one) => one > 1).length * 2 < times.length) return
  const pairs: Pair[] = []
  let end = from
  for (let row = barePairs(lines[end]); row.length > 0; row = barePairs(lines[end])) {
    pairs.push(...row)
    end += 1
  }
  const found = [...timesIn(pairs)]
  const tokens = Array.from({ length: many }, (_, version) => [
    ...(names.length === many ? [heading(names[version] ?? '')] : []),
    ...answers(found.map(([number, all]) => [number, all.length === many ? (all[version]?.[1] ?? '') : ''])),
  ])
  return { taken: end - at, tokens: tokens.flat() }
}

const barePairs = (line = ''): Pairs =>
  pairsIn(line, 0).flatMap((one) => (typeof one === 'string' ? [] : [one]))

const RANGE =
  /^(?:(\p{L}[^\d]{2,80}?)[ (:–-]+)?(\d{1,3})\s?(?:a|à|até|-|–)\s?(\d{1,3})\)?(?:\s?[-–:.]\s?|\s)(.+)$/iu

/** '1 a 10 A B C …', perhaps with its subject: where letters are missing, all of the range stays a hole. */
function rangeAt(lines: readonly string[], at: number): Parsed | undefined {
  const [, name, from, to, rest = ''] = RANGE.exec((lines[at] ?? '').replace(ROW_LABEL, '')) ?? []
  const count = Number(to) - Number(from) + 1
  const letters = count >= LEAST_IN_ROW && count <= KEY_LIMITS.most ? lettersIn(rest, count) : undefined
  if (!letters) return
  const isWhole = letters.length === count
  const tokens = Array.from(
    { length: count },
    (_, i): Pair => [Number(from) + i, isWhole ? (letters[i] ?? '') : ''],
  )
  return { taken: 1, tokens: [...(name ? [heading(name)] : []), ...answers(tokens)] }
}

const LETTER_THEN_NUMBERS = /([A-EX*])[^A-EX*\d]*((?:\d+[^A-EX*\d]*)+)/g

/** Letters before their numbers, 'A-1 B-2' or 'A: 1, 5, 9': read where every question comes just once. */
function lettersFirstAt(lines: readonly string[], at: number, last: number): Parsed | undefined {
  const pairs = new Map<number, string>()
  let end = at
  let isOnce = true
  for (; isOnce && REVERSED.test(lines[end] ?? ''); end += 1) {
    const owned = lettersFirstPairs(lines[end] ?? '')
    isOnce = owned.every(([number]) => !pairs.has(number))
    for (const [number, letter] of owned) pairs.set(number, letter)
  }
  const first = pairs.has(1) ? 1 : last + 1
  const sorted = Array.from(pairs, (_, i): Pair => [first + i, pairs.get(first + i) ?? ''])
  const isWhole = isOnce && sorted.length >= LEAST_BARE && sorted.every(([, letter]) => letter !== '')
  return isWhole ? { taken: end - at, tokens: answers(sorted) } : undefined
}

const lettersFirstPairs = (line: string): Pair[] =>
  [...line.matchAll(LETTER_THEN_NUMBERS)].flatMap(([, letter = '', numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map((number): Pair => [Number(number), answerIn(letter) ?? '']),
  )

const LONG_FORMAT = /^(\d{1,3}) (\d{1,3}) (\S+)$/

/** The number of a version, that of a question and its letter in each line, as a program writes them. */
function longFormatAt(lines: readonly string[], at: number, last: number): Parsed | undefined {
  const tokens: KeyToken[] = []
  let [version, number, end] = ['', 0, at]
  if (last > 0) return
  for (let row = longFormatRow(lines[end]); row; row = longFormatRow(lines[end])) {
    if (row.number !== (row.version === version ? number + 1 : 1)) break
    if (row.version !== version) tokens.push(heading(`Coluna: ${row.version}`))
    ;({ version, number } = row)
    tokens.push(...answers([[number, row.letter]]))
    end += 1
  }
  return end - at > LEAST_IN_ROW ? { taken: end - at, tokens } : undefined
}

function longFormatRow(line = '') {
  const [, version = '', number, answer = ''] = LONG_FORMAT.exec(line) ?? []
  const letter = answerIn(answer)
  return letter === undefined ? undefined : { version, number: Number(number), letter }
}

const LAST_LABEL = /\s?(?:gabarito|resposta|letra|alternativa):?$/i

/** A table whose lines have a number, its letter and its subject, which comes again: no list of sentences. */
function tableAt(lines: readonly string[], at: number): Parsed | undefined {
  const rows: Row[] = []
  const names = new Set<string>()
  for (let row = subjectRow(lines[at]); row; row = subjectRow(lines[at + rows.length])) {
    const count = names.size + (names.has(row.name) ? 0 : 1)
    const isList = rows.length > 1 && count * 2 > rows.length + 2
    if (isList || (rows.length > 0 && row.number !== (rows.at(-1)?.number ?? 0) + 1)) break
    rows.push(row)
    names.add(row.name)
  }
  return rows.length < LEAST_IN_ROW ? undefined : { taken: rows.length, tokens: columnTokens(rows, 0) }
}

/** A number at the end is its weight, 'anulada' behind a letter its state. */
function subjectRow(line = ''): Row | undefined {
  const row = rowIn(line.replace(/(?<=\p{L}\S{0,30}) [\d.,%]+$/u, ''))
  const [letter = '', state = ANNULLED, ...more] = row?.letters ?? []
  if (!(row && /^\d{1,3} /.test(line)) || state !== ANNULLED || more.length > 0) return
  const name = row.name.replace(LAST_LABEL, '')
  const letters = row.letters.length > 1 ? [ANNULLED] : [letter]
  return name === '' || /^\p{L}.{2,80}$/u.test(name) ? { ...row, name, letters } : undefined
}

function pairsAt(lines: readonly string[], at: number, last: number): Parsed {
  const tokens = pairsIn(lines[at] ?? '', last)
  return {
    taken: 1,
    tokens: tokens.flatMap((one) => {
      if (typeof one !== 'string') return answers([one])
      const isHeading = one !== '' && (tokens.length === 1 || isName(one)) && !isLetters(one)
      return isHeading ? [heading(one)] : []
    }),
  }
}
