import {
  type DocumentChange,
  type DocumentTopic,
  FORMAT_LIMITS,
  type SyllabusDocument,
} from '../format/contract.ts'
import {
  type AnyNode,
  archivedOf,
  type FoundNode,
  findNode,
  flatten,
  heightOf,
  kidsOf,
  replaceNode,
  textOf,
  withKids,
} from '../format/nodes.ts'
import { givenOf } from '../format/walk.ts'
import { type ChangeOf, type ChangeResult, REFUSALS } from './contract.ts'
import { isTooMany, newNode, wrongId } from './move-and-add.ts'
import { withNumber, withText, wrongNumber, wrongText } from './rename-and-weigh.ts'

/** Joins `other` with its children into `id`; `other` goes to the archive, and the changes note the join. */
export function joinNodes(document: SyllabusDocument, { id, other, text }: ChangeOf<'join'>): ChangeResult {
  const into = findNode(document, id)
  if (!into) return { wrong: REFUSALS.gone }
  const gone = findNode(document, other)
  if (!gone) return wasJoined(document, id, other) ? { document } : { wrong: REFUSALS.gone }
  const joined = text ?? (into.kind === 'topic' ? joinedText(into, gone) : textOf(into.kind, into.node))
  const wrong = wrongJoin(into, gone) ?? wrongText(into.kind, joined)
  if (wrong) return { wrong }
  return { document: joinedDocument(document, into, gone, joined) }
}

const wasJoined = ({ mudancas = [] }: SyllabusDocument, id: string, other: string) =>
  mudancas.some((change) => change.op === 'unido' && change.id === other && change.para?.includes(id))

function wrongJoin(into: FoundNode, gone: FoundNode): string | undefined {
  if (into.kind !== gone.kind || into.node.id === gone.node.id) return REFUSALS.joinKinds
  if (flatten(gone).some(({ node }) => node.id === into.node.id)) return REFUSALS.joinAbove
  // The children move up or down with their parent's place.
  return into.depth + heightOf(gone) - 1 > FORMAT_LIMITS.depth + 1 ? REFUSALS.tooDeep : undefined
}

/** A full stop separates sentences; any other text continues as before the split. */
function joinedText(into: FoundNode, gone: FoundNode): string {
  const [first, second] = [textOf('topic', into.node), textOf('topic', gone.node)]
  return /^\p{Lu}/u.test(second) && !/[.;:,!?]$/u.test(first) ? `${first}. ${second}` : `${first} ${second}`
}

function joinedDocument(
  document: SyllabusDocument,
  into: FoundNode,
  gone: FoundNode,
  text: string,
): SyllabusDocument {
  const { kind, node } = gone
  const without = replaceNode(document, node.id, () => [])
  const together = replaceNode(without, into.node.id, (old) => {
    const worded =
      kind === 'topic' ? withText(old as DocumentTopic, text) : ({ ...old, nome: text } as AnyNode)
    return [withKids(kind, worded, [...kidsOf(kind, worded), ...kidsOf(kind, node)])]
  })
  const alone = { ...gone, node: withKids(kind, node, []) }
  const change: DocumentChange = { versao: document.versao, op: 'unido', id: node.id, para: [into.node.id] }
  return {
    ...together,
    arquivo: [...(document.arquivo ?? []), ...archivedOf(alone, document.versao)],
    mudancas: [...(document.mudancas ?? []), change],
  }
}

/** Splits a topic: it keeps its id, the first text and the children; the other parts follow it. */
export function splitTopic(document: SyllabusDocument, change: ChangeOf<'split'>): ChangeResult {
  const { id, text, parts } = change
  const found = findNode(document, id)
  if (!found) return { wrong: REFUSALS.gone }
  if (parts.every((part) => findNode(document, part.id))) return { document }
  const wrong = found.kind === 'topic' ? wrongParts(document, change) : REFUSALS.splitKind
  if (wrong) return { wrong }
  const after = replaceNode(document, id, (node) => [
    withText(node as DocumentTopic, text),
    ...parts.map((part) => withNumber(newNode('topic', part) as DocumentTopic, part.num ?? null)),
  ])
  if (isTooMany(after)) return { wrong: REFUSALS.tooMany }
  const said: DocumentChange = {
    versao: document.versao,
    op: 'dividido',
    id,
    para: [id, ...parts.map((part) => part.id)],
  }
  return { document: { ...after, mudancas: [...(document.mudancas ?? []), said] } }
}

function wrongParts(document: SyllabusDocument, { text, parts }: ChangeOf<'split'>): string | undefined {
  const ids = parts.map(({ id }) => id)
  if (new Set(ids).size < ids.length) return REFUSALS.takenId
  const given = givenOf(document, new Set(ids))
  const reasons = parts.map(
    (part) => wrongId(part.id, given) ?? wrongText('topic', part.text) ?? wrongNumber(part.num),
  )
  return wrongText('topic', text) ?? reasons.find((reason) => reason !== undefined)
}
