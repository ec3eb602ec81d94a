import { tidy } from '../../../shared/text.ts'
import { FORMAT_LIMITS, ID_PATTERN, type SyllabusDocument } from '../format/contract.ts'
import {
  type AnyNode,
  archivedOf,
  type FoundNode,
  findNode,
  flatten,
  heightOf,
  insertNodes,
  isOnWay,
  type NodeKind,
  replaceNode,
  unarchived,
} from '../format/nodes.ts'
import { normsOf } from '../format/norms.ts'
import { countsOf, givenOf } from '../format/walk.ts'
import { type ChangeOf, type ChangeResult, type Part, REFUSALS, type Spot } from './contract.ts'
import { wrongNumber, wrongText } from './rename-and-weigh.ts'

type Placed = Pick<FoundNode, 'kind' | 'node'>

/** Moves a node with all below it; `at` counts among the others there, without the node itself. */
export function moveNode(document: SyllabusDocument, { id, ...spot }: ChangeOf<'move'>): ChangeResult {
  const found = findNode(document, id)
  if (!found) return { wrong: REFUSALS.gone }
  if (spot.to !== null && isOnWay(document, found.node, spot.to)) return { wrong: REFUSALS.intoItself }
  return place(
    replaceNode(document, id, () => []),
    found,
    spot,
  )
}

/** Adds a topic, subject or block; an existing one stays unchanged. */
export function addNode(document: SyllabusDocument, change: ChangeOf<'add'>): ChangeResult {
  const { id, kind, text, num } = change
  if (findNode(document, id)) return { document }
  const wrong = wrongId(id, givenOf(document, new Set([id]))) ?? wrongText(kind, text) ?? wrongNumber(num)
  if (wrong) return { wrong }
  return place(document, { kind, node: newNode(kind, change) }, change)
}

/** Returns why a new node cannot have this id where those `given` exist, or undefined. */
export function wrongId(id: string, given: ReadonlySet<string>): string | undefined {
  if (id.length > FORMAT_LIMITS.id || !ID_PATTERN.test(id)) return REFUSALS.badId
  return given.has(id) ? REFUSALS.takenId : undefined
}

/** A node without children. */
export function newNode(kind: NodeKind, { id, text, num }: Part): AnyNode {
  const texto = tidy(text)
  if (kind === 'block') return { id, nome: texto, disciplinas: [] }
  if (kind === 'subject') return { id, nome: texto, topicos: [] }
  const normas = normsOf(texto)
  const printed = tidy(num ?? '')
  return { id, ...(printed ? { num: printed } : {}), texto, ...(normas.length > 0 ? { normas } : {}) }
}

/** Sends a node with all below it to the archive. */
export function removeNode(document: SyllabusDocument, { id }: ChangeOf<'remove'>): ChangeResult {
  const found = findNode(document, id)
  if (!found)
    return document.arquivo?.some((entry) => entry.id === id) ? { document } : { wrong: REFUSALS.gone }
  if (found.kind === 'block' && document.blocos.length === 1) return { wrong: REFUSALS.lastBlock }
  const without = replaceNode(document, id, () => [])
  return {
    document: { ...without, arquivo: [...(document.arquivo ?? []), ...archivedOf(found, document.versao)] },
  }
}

/** Brings a node back from the archive, with all that left with it. */
export function restoreNode(document: SyllabusDocument, { id, ...spot }: ChangeOf<'restore'>): ChangeResult {
  if (findNode(document, id)) return { document }
  const archive = document.arquivo ?? []
  const entry = archive.find((one) => one.id === id)
  if (!entry) return { wrong: REFUSALS.gone }
  const placed = unarchived(archive, entry)
  const back = new Set(
    flatten({ ...placed, parent: undefined, subject: undefined }).map(({ node }) => node.id),
  )
  return place({ ...document, arquivo: archive.filter((one) => !back.has(one.id)) }, placed, spot)
}

function place(document: SyllabusDocument, placed: Placed, { to, at }: Spot): ChangeResult {
  const parent = to === null ? undefined : findNode(document, to)
  if (to !== null && !parent) return { wrong: REFUSALS.gone }
  if (!fits(placed.kind, parent?.kind)) return { wrong: REFUSALS.badPlace }
  if ((parent?.depth ?? -1) + heightOf(placed) > FORMAT_LIMITS.depth + 1) return { wrong: REFUSALS.tooDeep }
  const after = insertNodes(document, parent, [placed.node], at)
  return isTooMany(after) ? { wrong: REFUSALS.tooMany } : { document: after }
}

const PARENTS: Record<NodeKind, readonly (NodeKind | undefined)[]> = {
  block: [undefined],
  subject: ['block'],
  topic: ['subject', 'topic'],
}

const fits = (kind: NodeKind, parent: NodeKind | undefined) => PARENTS[kind].includes(parent)

/** Whether a document holds more than the format allows. */
export function isTooMany(document: SyllabusDocument): boolean {
  const { blocks, subjects, topics } = countsOf(document)
  return blocks > FORMAT_LIMITS.blocks || subjects > FORMAT_LIMITS.subjects || topics > FORMAT_LIMITS.topics
}
