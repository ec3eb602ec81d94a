import type { DocumentBlock } from '../format/contract.ts'
import { normalise } from '../format/identity.ts'
import type { SubjectRow } from './rows.ts'

export type BlockPairs = ReadonlyMap<DocumentBlock, DocumentBlock>

/** Blocks of different names that share so much are one. */
const SHARED = 0.5

interface BlockRow {
  readonly block: DocumentBlock
  readonly name: string
  /** Its post and heading, which distinguish it from another block of that name. */
  readonly signs: readonly string[]
  readonly keys: ReadonlySet<string>
}

/** Pairs blocks; position, heading and subjects tell blocks of one name apart. */
export function pairBlocks(
  before: readonly SubjectRow[],
  after: readonly SubjectRow[],
  blocks: Blocks,
): BlockPairs {
  const others = rowsOf(blocks.after, after)
  const offers = rowsOf(blocks.before, before)
    .flatMap((one) =>
      others.map((other) => ({ one: one.block, other: other.block, score: scoreOf(one, other) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const pairs = new Map<DocumentBlock, DocumentBlock>()
  const taken = new Set<DocumentBlock>()
  for (const { one, other } of offers) {
    if (pairs.has(one) || taken.has(other)) continue
    pairs.set(one, other)
    taken.add(other)
  }
  return pairs
}

interface Blocks {
  readonly before: readonly DocumentBlock[]
  readonly after: readonly DocumentBlock[]
}

function rowsOf(blocks: readonly DocumentBlock[], subjects: readonly SubjectRow[]): BlockRow[] {
  return blocks.map((block) => ({
    block,
    name: normalise(block.nome),
    signs: [block.cargo, block.titulo].flatMap((sign) => (sign ? [normalise(sign)] : [])),
    keys: new Set(subjects.filter((row) => row.block === block).flatMap(({ keys }) => [...keys])),
  }))
}

function scoreOf(one: BlockRow, other: BlockRow): number {
  const shared = sharedOf(one.keys, other.keys)
  if (one.name !== other.name) return shared >= SHARED ? shared : 0
  const isSigned = one.signs.some((sign) =>
    other.signs.some((same) => sign.includes(same) || same.includes(sign)),
  )
  return 1 + shared + (isSigned ? 1 : 0)
}

/** The share of the smaller set that is in the other. */
export function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size)
  return least === 0 ? 0 : [...one].filter((key) => other.has(key)).length / least
}
