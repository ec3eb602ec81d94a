import type { Topic, Tree } from '../../src/features/syllabus/tree.ts'

/** Repairs of a tree: cutting a row, joining two, its kind, its words, adding and removing one. */
export type Correction = 'split' | 'join' | 'role' | 'rename' | 'add' | 'remove'

/** How much a student has to correct in a reading. */
export interface Mending {
  readonly rows: number
  readonly read: number
  readonly corrections: Readonly<Record<Correction, number>>
  /** The rows that a correction touches, counted from 0 in the order of the text. */
  readonly wrong: ReadonlySet<number>
}

interface Row {
  /** 0 is a block, 1 a subject, 2 and more a topic. */
  readonly depth: number
  readonly above: number
  readonly words: readonly string[]
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

function rowsOf({ blocks }: Tree): Row[] {
  const rows: Row[] = []
  const add = (depth: number, above: number, text: string) =>
    rows.push({ depth, above, words: wordsOf(text) }) - 1
  const addAll = (topics: readonly Topic[], depth: number, above: number): void => {
    for (const { num = '', text, children = [] } of topics)
      addAll(children, depth + 1, add(depth, above, `${num} ${text}`))
  }
  for (const block of blocks) {
    const above = block.name === '' ? -1 : add(0, -1, block.name)
    for (const { name, topics } of block.subjects) addAll(topics, 2, add(1, above, name))
  }
  return rows
}

interface Word {
  readonly row: number
  readonly text: string
}

const streamOf = (rows: readonly Row[]): Word[] =>
  rows.flatMap(({ words }, row) => words.map((text) => ({ row, text })))

/** How many words from two positions on are equal in both streams, as a table of `width` columns. */
function lengthsFrom(want: readonly Word[], got: readonly Word[], width: number): Uint16Array {
  const lengths = new Uint16Array((want.length + 1) * width)
  for (let at = want.length * width - 1; at >= 0; at--) {
    const other = at % width
    if (other === width - 1) continue
    lengths[at] =
      want[(at - other) / width]?.text === got[other]?.text
        ? (lengths[at + width + 1] ?? 0) + 1
        : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
  }
  return lengths
}

/** The longest common subsequence of two streams' words, as positions. */
function* aligned(want: readonly Word[], got: readonly Word[]): Generator<[number, number]> {
  const width = got.length + 1
  const lengths = lengthsFrom(want, got, width)
  for (let one = 0, other = 0; one < want.length && other < got.length; ) {
    const at = one * width + other
    if (want[one]?.text === got[other]?.text) yield [one++, other++]
    else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) one++
    else other++
  }
}

interface Compared {
  readonly wanted: readonly Row[]
  readonly read: readonly Row[]
  /** For each word of a wanted row, the row of the reading that has it. */
  readonly found: readonly (readonly number[])[]
  /** For each word of a row of the reading, the wanted row that has it; -1 for none. */
  readonly owners: readonly (readonly number[])[]
  readonly count: (kind: Correction, row?: number) => void
}

const headOf = (owners: readonly number[] = []) => owners.find((each) => each >= 0)

/** Counts wanted rows that are missing or inside another; returns each row's partner. */
function partners({ wanted, found, owners, count }: Compared): Map<number, number> {
  const partner = new Map<number, number>()
  let last = -1
  for (const [row, { words }] of wanted.entries()) {
    const own = found[row] ?? []
    const [first = -1] = own
    if (own.length === 0 || own.length < words.length / 2) count('add')
    else if (first === last) count('split', last)
    else if (headOf(owners[first]) === row) partner.set(first, row)
    last = own.at(-1) ?? last
  }
  return partner
}

/** Counts the reading's rows that match nothing, continue the row before, or begin a wanted one. */
function countRead(compared: Compared, partner: ReadonlyMap<number, number>): void {
  const { read, owners, count } = compared
  let owner = -1
  const shifts: number[] = []
  for (const [row, { above }] of read.entries()) {
    const first = headOf(owners[row])
    const usual = shifts[above] ?? 0
    const mate = partner.get(row)
    if (first === undefined) count('remove', row)
    else if (first === owner) count('join', row)
    owner = owners[row]?.findLast((each) => each >= 0) ?? owner
    shifts.push(mate === undefined ? usual : shiftOf(compared, row, mate, usual))
  }
}

/** How much deeper a row belongs, with those below; counts it if it moves alone or is reworded. */
function shiftOf(
  { wanted, read, owners, count }: Compared,
  row: number,
  mate: number,
  usual: number,
): number {
  const [due, own] = [wanted[mate], owners[row] ?? []]
  const { depth = 0, words = [] } = read[row] ?? {}
  const shift = (due?.depth ?? 0) - depth
  if (shift !== usual) count('role', row)
  const isWhole = words.length === due?.words.length && own.every((each) => each === mate)
  // Missing words mean a join with the next row, surplus ones a split of this row.
  const isCut = owners[row + 1]?.includes(mate) || own.some((each) => each > mate)
  if (!(isWhole || isCut) && depth > 0) count('rename', row)
  return shift
}

/** Counts the corrections from one tree to another. */
export function mendingOf(want: Tree, got: Tree): Mending {
  const [wanted, read] = [rowsOf(want), rowsOf(got)]
  const [words, given] = [streamOf(wanted), streamOf(read)]
  const found = wanted.map((): number[] => [])
  const owners = read.map((): number[] => [])
  const owner = new Map([...aligned(words, given)].map(([one, other]) => [other, words[one]?.row ?? -1]))
  for (const [at, word] of given.entries()) {
    owners[word.row]?.push(owner.get(at) ?? -1)
    found[owner.get(at) ?? -1]?.push(word.row)
  }
  const corrections = { split: 0, join: 0, role: 0, rename: 0, add: 0, remove: 0 }
  const wrong = new Set<number>()
  const count = (kind: Correction, row?: number) => {
    corrections[kind] += 1
    if (row !== undefined) wrong.add(row)
  }
  const compared = { wanted, read, found, owners, count }
  countRead(compared, partners(compared))
  return { rows: wanted.length, read: read.length, corrections, wrong }
}
