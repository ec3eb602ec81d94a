import type {
  ArchivedTopic,
  DocumentBlock,
  DocumentSubject,
  DocumentTopic,
  SyllabusDocument,
} from './contract.ts'

export type NodeKind = 'block' | 'subject' | 'topic'
export type AnyNode = DocumentBlock | DocumentSubject | DocumentTopic

/** A node with its place; `parent` is undefined for a block, `subject` above the topics. */
export interface FoundNode {
  readonly kind: NodeKind
  readonly node: AnyNode
  readonly parent: AnyNode | undefined
  readonly index: number
  readonly depth: number
  readonly subject: string | undefined
}

const KIDS = { block: 'disciplinas', subject: 'topicos', topic: 'filhos' } as const
const BELOW: Record<NodeKind, NodeKind> = { block: 'subject', subject: 'topic', topic: 'topic' }
const NONE: readonly AnyNode[] = []

const kindBelow = (kind: NodeKind): NodeKind => BELOW[kind]

/** Returns the children right below a node of that kind. */
export function kidsOf(kind: NodeKind, node: AnyNode): readonly AnyNode[] {
  return ((node as unknown as Record<string, unknown>)[KIDS[kind]] as AnyNode[] | undefined) ?? NONE
}

/** The node with other children; a topic without any has no `filhos`. */
export function withKids(kind: NodeKind, node: AnyNode, kids: readonly AnyNode[]): AnyNode {
  if (kind !== 'topic' || kids.length > 0) return { ...node, [KIDS[kind]]: kids } as AnyNode
  const { filhos: _gone, ...rest } = node as DocumentTopic
  return rest
}

/** Number of levels of a node, itself included. */
export function heightOf({ kind, node }: Pick<FoundNode, 'kind' | 'node'>): number {
  const below = kindBelow(kind)
  return 1 + kidsOf(kind, node).reduce((most, kid) => Math.max(most, heightOf({ kind: below, node: kid })), 0)
}

/** The text of a topic, the name of a subject or block. */
export function textOf(kind: NodeKind, node: AnyNode): string {
  return kind === 'topic' ? (node as DocumentTopic).texto : (node as DocumentBlock).nome
}

interface Step extends Pick<FoundNode, 'kind' | 'node' | 'index'> {}

/** The path down to the node with that id; each step has its index, and the node is the last. */
function wayIn(kind: NodeKind, nodes: readonly AnyNode[], id: string): Step[] | undefined {
  let index = -1
  for (const node of nodes) {
    index += 1
    if (node.id === id) return [{ kind, node, index }]
    const kids = kidsOf(kind, node)
    const below = kids.length > 0 ? wayIn(kindBelow(kind), kids, id) : undefined
    if (below) return [{ kind, node, index }, ...below]
  }
  return undefined
}

type Blocks = Pick<SyllabusDocument, 'blocos'>

/** Finds the node with that id in the tree; the archive is not looked into. */
export function findNode({ blocos }: Blocks, id: string): FoundNode | undefined {
  const way = wayIn('block', blocos, id)
  const last = way?.at(-1)
  if (!(way && last)) return undefined
  const above = way.slice(0, -1)
  const subject = above.find(({ kind }) => kind === 'subject')
  return {
    ...last,
    parent: above.at(-1)?.node,
    depth: above.length,
    subject: subject && textOf(subject.kind, subject.node),
  }
}

/** Whether a node is the one with that id, or above it. */
export const isOnWay = ({ blocos }: Blocks, node: AnyNode, id: string): boolean =>
  wayIn('block', blocos, id)?.some((step) => step.node === node) ?? false

type By = (node: AnyNode) => readonly AnyNode[]

/** Replaces a node by none, one or several; objects off the way to it stay the same. */
export function replaceNode(document: SyllabusDocument, id: string, by: By): SyllabusDocument {
  const way = wayIn('block', document.blocos, id)
  if (!way) return document
  const blocos = replaceAlong(document.blocos, way, by)
  return blocos === document.blocos ? document : { ...document, blocos: blocos as DocumentBlock[] }
}

function replaceAlong(nodes: readonly AnyNode[], [step, ...below]: Step[], by: By): readonly AnyNode[] {
  if (!step) return nodes
  const { kind, node, index } = step
  const kids = kidsOf(kind, node)
  const others = replaceAlong(kids, below, by)
  const same = others === kids ? [node] : [withKids(kind, node, others)]
  const next = below.length > 0 ? same : by(node)
  return next.length === 1 && next[0] === node ? nodes : nodes.toSpliced(index, 1, ...next)
}

/** Puts nodes among the children of `parent`, of the blocks without one, before the `at`th. */
export function insertNodes(
  document: SyllabusDocument,
  parent: Pick<FoundNode, 'kind' | 'node'> | undefined,
  nodes: readonly AnyNode[],
  at = Number.POSITIVE_INFINITY,
): SyllabusDocument {
  const among = (kids: readonly AnyNode[]) => [...kids.slice(0, at), ...nodes, ...kids.slice(at)]
  if (!parent) return { ...document, blocos: among(document.blocos) as DocumentBlock[] }
  const { kind, node } = parent
  return replaceNode(document, node.id, (old) => [withKids(kind, old, among(kidsOf(kind, old)))])
}

/** A node and all below it, a parent before its children. */
export function flatten({
  kind,
  node,
  parent,
  subject,
}: Omit<FoundNode, 'index' | 'depth'>): Omit<FoundNode, 'index' | 'depth'>[] {
  const below = kidsOf(kind, node).flatMap((kid) =>
    flatten({
      kind: kindBelow(kind),
      node: kid,
      parent: node,
      subject: kind === 'subject' ? textOf(kind, node) : subject,
    }),
  )
  return [{ kind, node, parent, subject }, ...below]
}

const TYPES = { block: 'bloco', subject: 'disciplina', topic: 'topico' } as const

/** The entries of the archive for a node and all below it, which leave with it after the version `ate`. */
export function archivedOf(found: Omit<FoundNode, 'index' | 'depth'>, ate: number): ArchivedTopic[] {
  const root = found.node.id
  return flatten(found).map(({ kind, node, parent, subject }) => {
    const { [KIDS[kind]]: _kids, ...rest } = node as unknown as Record<string, unknown>
    return {
      ...rest,
      id: node.id,
      ...(kind === 'topic' ? {} : { tipo: TYPES[kind] }),
      texto: textOf(kind, node) || '(sem nome)',
      ...(subject === undefined ? {} : { disciplina: subject }),
      ...(parent ? { pai: parent.id } : {}),
      ...(node.id === root ? {} : { com: root }),
      ate,
    }
  })
}

/** Returns an archived node with all that left with it, as it was. */
export function unarchived(
  archive: readonly ArchivedTopic[],
  root: ArchivedTopic,
): Pick<FoundNode, 'kind' | 'node'> {
  const together = root.com ?? root.id
  const below = Map.groupBy(
    archive.filter(({ com }) => com === together),
    ({ pai }) => pai,
  )
  return unarchivedWith(below, root)
}

function unarchivedWith(
  below: ReadonlyMap<string | undefined, readonly ArchivedTopic[]>,
  root: ArchivedTopic,
): Pick<FoundNode, 'kind' | 'node'> {
  const kind =
    (['block', 'subject', 'topic'] as const).find((one) => TYPES[one] === (root.tipo ?? 'topico')) ?? 'topic'
  const { tipo: _type, pai: _parent, com: _with, ate: _until, disciplina: _subject, ...kept } = root
  const kids = (below.get(root.id) ?? []).map((entry) => unarchivedWith(below, entry).node)
  return { kind, node: withKids(kind, bare(kind, kept), kids) }
}

function bare(kind: NodeKind, { texto, ...rest }: Pick<ArchivedTopic, 'id' | 'texto'>): AnyNode {
  const own = kind === 'topic' ? { texto } : { nome: texto }
  return { ...own, ...rest } as AnyNode
}
