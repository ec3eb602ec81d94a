import {
  ANNULLED_WORD,
  answerIn,
  columnNames,
  isLetters,
  isName,
  LEAST_IN_ROW,
  LETTERS,
  lettersIn,
  linesOf,
  numbersIn,
  PADDING,
  type Pairs,
  pairsIn,
  ROW_LABEL,
  VERSION,
} from './lines.ts'

/** A line of a pasted key: a heading, or a question's answer. */
export type Mark = { readonly kind: 'heading'; readonly text: string } | Answer

interface Answer {
  readonly kind: 'answer'
  readonly number: number
  /** Empty where nobody can tell which letter is this question's. */
  readonly answer: string
}

/** No paper has more questions: a larger number is a year or an act. */
const MOST_QUESTIONS = 300

/** Reads the lines of a key in order; what is neither a heading nor an answer is left out. */
export function marksOf(text: string): Mark[] {
  const lines = linesOf(text)
  const marks: Mark[] = []
  let [at, last] = [0, 0]
  while (at < lines.length) {
    const { taken, said } =
      columnsAt(lines, at) ??
      acrossAt(lines, at) ??
      rangeAt(lines, at) ??
      tableAt(lines, at) ??
      rowsAt(lines, at, last) ??
      lettersAboveAt(lines, at, last) ??
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

/** Marks of some lines, and how many lines they are. */
interface Said {
  readonly taken: number
  readonly said: readonly Mark[]
}

const heading = (text: string): Mark => ({ kind: 'heading', text })
const answers = (pairs: readonly (readonly [number, string])[]): Answer[] =>
  pairs.flatMap(([number, answer]) =>
    number >= 1 && number <= MOST_QUESTIONS ? [{ kind: 'answer', number, answer }] : [],
  )

/** Boards fill up their last row with zeros. */
const lettersBelow = (line: string | undefined, numbers: readonly number[]) =>
  lettersIn((line ?? '').replace(PADDING, ''), numbers.length)

/** Rows of numbers over as many rows of letters, or over rows that have names. */
function rowsAt(lines: readonly string[], at: number, last: number): Said | undefined {
  const rows = numberRowsAt(lines, at, last)
  const [numbers] = rows
  if (!numbers) return namedRowsAt(lines, at, last)
  const letters = rows.map((row, i) => lettersBelow(lines[at + rows.length + i], row))
  if (letters.every((row) => row !== undefined)) {
    return { taken: 2 * rows.length, said: rows.flatMap((row, i) => rowOf(row, letters[i])) }
  }
  // Numbers that go on are questions: a page's end may part them from their letters.
  const isLost = numbers[0] === last + 1 && numbers.length >= LEAST_IN_ROW
  return (
    namedRowsAt(lines, at, last) ??
    (isLost ? { taken: rows.length, said: rows.flatMap((row) => rowOf(row, [])) } : undefined)
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
function namedRowsAt(lines: readonly string[], at: number, last: number): Said | undefined {
  const versions = new Map<string, Mark[]>()
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
  const said = [...versions].flatMap(([name, marks]) => [heading(name), ...marks])
  return versions.size > 0 ? { taken: end - at, said } : undefined
}

const groupAt = (lines: readonly string[], at: number, last: number, first: number): Group | undefined =>
  namedBelow(lines, at, last) ?? besides(lines, at, columnNames(lines[first - 1]))

/** '101 - AGENTE A B C' below '1 2 3'. */
function namedBelow(lines: readonly string[], at: number, last: number): Group | undefined {
  const numbers = numbersIn(lines[at] ?? '', last)
  if (!numbers) return
  const named: [string, string[]][] = []
  for (let line = lines[at + 1]; line !== undefined; line = lines[at + 1 + named.length]) {
    const tokens = line.split(' ')
    const letters = tokens.slice(-numbers.length).flatMap((token) => answerIn(token) ?? [])
    const name = tokens.slice(0, -numbers.length).join(' ')
    if (letters.length !== numbers.length || !isName(name)) break
    named.push([VERSION.test(name) ? name : (columnNames(name)[0] ?? `Cargo: ${name}`), letters])
  }
  return named.length > 0 ? { numbers, named, taken: named.length + 1 } : undefined
}

/** 'A B C B C A' below '1 2 3 1 2 3'. */
function besides(lines: readonly string[], at: number, names: readonly string[]): Group | undefined {
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
function lettersAboveAt(lines: readonly string[], at: number, last: number): Said | undefined {
  const said: Answer[] = []
  let end = at
  for (let row = pairedRows(lines, at, last); row; row = pairedRows(lines, end, row.at(-1)?.number ?? 0)) {
    said.push(...row)
    end += 2
  }
  const begins = last === 0 || said[0]?.number === 1
  return end > at && begins && !isLetters(lines[end]) ? { taken: end - at, said } : undefined
}

function pairedRows(lines: readonly string[], at: number, last: number): Answer[] | undefined {
  const numbers = numbersIn(lines[at + 1] ?? '', last)
  const letters = numbers && lettersIn(lines[at] ?? '', numbers.length)
  return letters && rowOf(numbers, letters)
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

/** The head of a table may be torn into so many lines. */
const MOST_HEAD_LINES = 10

/** A table whose lines are a number and its letter in each version: '1 A B C D'. */
function columnsAt(lines: readonly string[], at: number): Said | undefined {
  if (columnNames(lines[at]).length === 0) return
  const inSight = lines.slice(at + 1, at + MOST_HEAD_LINES)
  const from = at + 1 + inSight.findIndex((line) => lettersOfNumber(line) !== undefined)
  const count = lettersOfNumber(lines[from] ?? '')?.letters.length
  const head = lines.slice(at, from)
  const names = [head.join(' '), ...head].map(columnNames).find(({ length }) => length === count)
  if (!names || names.length < 2) return
  const rows: (readonly [number, readonly string[]])[] = []
  for (const line of lines.slice(from)) {
    const row = lettersOfNumber(line)
    if (row?.letters.length !== names.length) break
    rows.push([row.number, row.letters])
  }
  if (rows.length < LEAST_IN_ROW) return
  const said = names.flatMap((name, column) => [
    heading(name),
    ...answers(rows.map(([number, letters]) => [number, letters[column] ?? ''])),
  ])
  return { taken: rows.length + from - at, said }
}

/** '1 A B C D' */
function lettersOfNumber(line: string) {
  const [number = '', ...tokens] = line.split(' ')
  const letters = tokens.flatMap((token) => answerIn(token) ?? [])
  if (!/^\d{1,3}$/.test(number) || letters.length < 2 || letters.length !== tokens.length) return
  return { number: Number(number), letters }
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

const RANGE = /^(\d{1,3})\s?(?:a|à|até|-|–)\s?(\d{1,3})(?:\s?[-–:.]\s?|\s)(.+)$/i

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

function pairsAt(lines: readonly string[], at: number, last: number): Said {
  const said = pairsIn(lines[at] ?? '', last)
  return {
    taken: 1,
    said: said.flatMap((one) => {
      if (typeof one !== 'string') return answers([one])
      const isHeading = one !== '' && (said.length === 1 || isName(one)) && !isLetters(one)
      return isHeading ? [heading(one)] : []
    }),
  }
}
