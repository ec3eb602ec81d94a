import type {
  ArchivedTopic,
  DocumentBlock,
  DocumentSubject,
  DocumentTopic,
  SyllabusDocument,
} from './contract.ts'

export type NodeKind = 'block' | 'subject' | 'topic'
export type AnyNode = DocumentBlock | DocumentSubject | DocumentTopic

/** A node where it stands; `parent` is undefined for a block, `subject` above the topics. */
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

/** What stands right below a node of that kind. */
export function kidsOf(kind: NodeKind, node: AnyNode): readonly AnyNode[] {
  return ((node as unknown as Record<string, unknown>)[KIDS[kind]] as AnyNode[] | undefined) ?? NONE
}

/** The node with other children; a topic without any has no `filhos`. */
export function withKids(kind: NodeKind, node: AnyNode, kids: readonly AnyNode[]): AnyNode {
  if (kind !== 'topic' || kids.length > 0) return { ...node, [KIDS[kind]]: kids } as AnyNode
  const { filhos: _gone, ...rest } = node as DocumentTopic
  return rest
}

/** How many levels a node has, itself with them. */
export function heightOf({ kind, node }: Pick<FoundNode, 'kind' | 'node'>): number {
  const below = kindBelow(kind)
  return 1 + kidsOf(kind, node).reduce((most, kid) => Math.max(most, heightOf({ kind: below, node: kid })), 0)
}

/** The text of a topic, the name of a subject or block. */
export function textOf(kind: NodeKind, node: AnyNode): string {
  return kind === 'topic' ? (node as DocumentTopic).texto : (node as DocumentBlock).nome
}

/** Finds the node with that id in the tree; the archive is not looked into. */
export function findNode({ blocos }: Pick<SyllabusDocument, 'blocos'>, id: string): FoundNode | undefined {
  return findIn({ kind: 'block', nodes: blocos, parent: undefined, depth: 0, subject: undefined }, id)
}

interface Row extends Pick<FoundNode, 'kind' | 'parent' | 'depth' | 'subject'> {
  readonly nodes: readonly AnyNode[]
}

function findIn({ nodes, ...row }: Row, id: string): FoundNode | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { ...row, node, index }
    const found = findIn(rowBelow(row, node), id)
    if (found) return found
  }
  return undefined
}

function rowBelow({ kind, depth, subject }: Omit<Row, 'nodes'>, node: AnyNode): Row {
  return {
    kind: kindBelow(kind),
    nodes: kidsOf(kind, node),
    parent: node,
    depth: depth + 1,
    subject: kind === 'subject' ? textOf(kind, node) : subject,
  }
}

type By = (node: AnyNode) => readonly AnyNode[]

/**
 * The document with a node replaced by none, one or several;
 * whatever is beside the way to it stays the same object.
 */
export function replaceNode(document: SyllabusDocument, id: string, by: By): SyllabusDocument {
  const blocos = replaceIn('block', document.blocos, id, by)
  return blocos === document.blocos ? document : { ...document, blocos: blocos as DocumentBlock[] }
}

function replaceIn(kind: NodeKind, nodes: readonly AnyNode[], id: string, by: By): readonly AnyNode[] {
  const next = nodes.flatMap((node) => {
    if (node.id === id) return by(node)
    const kids = kidsOf(kind, node)
    const others = replaceIn(kindBelow(kind), kids, id, by)
    return others === kids ? [node] : [withKids(kind, node, others)]
  })
  return next.length === nodes.length && next.every((node, index) => node === nodes[index]) ? nodes : next
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

/** The node that left with this entry, and what left with it, as it was. */
export function unarchived(
  archive: readonly ArchivedTopic[],
  root: ArchivedTopic,
): Pick<FoundNode, 'kind' | 'node'> {
  const kind =
    (['block', 'subject', 'topic'] as const).find((one) => TYPES[one] === (root.tipo ?? 'topico')) ?? 'topic'
  const { tipo: _type, pai: _parent, com, ate: _until, disciplina: _subject, ...kept } = root
  const kids = archive
    .filter((entry) => entry.pai === root.id && entry.com === (com ?? root.id))
    .map((entry) => unarchived(archive, entry).node)
  return { kind, node: withKids(kind, bare(kind, kept), kids) }
}

function bare(kind: NodeKind, { texto, ...rest }: Pick<ArchivedTopic, 'id' | 'texto'>): AnyNode {
  const own = kind === 'topic' ? { texto } : { nome: texto }
  return { ...own, ...rest } as AnyNode
}
