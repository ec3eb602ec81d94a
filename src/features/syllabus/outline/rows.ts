import { type Searched, searched, textMatcher } from '../../../shared/find.ts'
import { fold } from '../../../shared/text.ts'
import type { OutlineNode } from './rules.ts'

export const FILTERS = ['all', 'new', 'again', 'weak'] as const
export type Filter = (typeof FILTERS)[number]

/** Fewer questions say nothing of how well a topic is known. */
const ENOUGH_QUESTIONS = 5
const WEAK_BELOW = 70

export interface OutlineRow {
  readonly id: string
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly isOpen: boolean | undefined
  /** Its share of the exam is that of all beside it. */
  readonly isEven: boolean
  readonly node: OutlineNode
}

export interface View {
  readonly search: string
  readonly filter: Filter
  /** Branches that the student opened; in what a search or a filter found, all are open but these. */
  readonly flipped: ReadonlySet<string>
}

/** The shown rows in order; those above a found topic are shown with it. */
export function rowsOf(nodes: readonly OutlineNode[], { search, filter, flipped }: View): OutlineRow[] {
  const says = textMatcher(search)
  const isNarrowed = fold(search) !== '' || filter !== 'all'
  const shown = isNarrowed ? found(nodes, (node) => says(keyOf(node)) && PASSES[filter](node)) : null
  const rows: OutlineRow[] = []
  const walk = (level: number, siblings: readonly OutlineNode[]) => {
    const isEven = siblings.every(({ share }) => share === siblings[0]?.share)
    const here = shown ? siblings.filter(({ id }) => shown.has(id)) : siblings
    here.forEach((node, index) => {
      const below = shown ? node.children.filter(({ id }) => shown.has(id)) : node.children
      const isOpen = below.length > 0 ? isNarrowed !== flipped.has(node.id) : undefined
      rows.push({ id: node.id, level, position: index + 1, siblings: here.length, isOpen, isEven, node })
      if (isOpen) walk(level + 1, node.children)
    })
  }
  walk(1, nodes)
  return rows
}

/** Whether the search finds rows and the filter hides all of them. */
export const isFilteredOut = (nodes: readonly OutlineNode[], view: View): boolean =>
  view.search.trim() !== '' && view.filter !== 'all' && rowsOf(nodes, { ...view, filter: 'all' }).length > 0

const keys = new WeakMap<OutlineNode, Searched>()

function keyOf(node: OutlineNode): Searched {
  const known = keys.get(node) ?? searched(`${node.num ?? ''} ${node.text}`)
  keys.set(node, known)
  return known
}

const isLeaf = ({ kind, children }: OutlineNode) => kind === 'topic' && children.length === 0

/** Only topics pass a filter, but a search of all finds subjects by name too. */
const PASSES: Readonly<Record<Filter, (node: OutlineNode) => boolean>> = {
  all: () => true,
  new: (node) => isLeaf(node) && node.state === 'new',
  again: (node) => isLeaf(node) && node.state === 'again',
  weak: ({ kind, sums: { questions, correct } }) =>
    kind === 'topic' && questions >= ENOUGH_QUESTIONS && correct * 100 < questions * WEAK_BELOW,
}

function found(nodes: readonly OutlineNode[], isFound: (node: OutlineNode) => boolean): Set<string> {
  const ids = new Set<string>()
  const walk = (node: OutlineNode): boolean => {
    const below = node.children.map(walk).some(Boolean)
    if (!(below || isFound(node))) return false
    ids.add(node.id)
    return true
  }
  nodes.forEach(walk)
  return ids
}

/** How many topics each filter would show. */
export function countsByFilter(nodes: readonly OutlineNode[]): Readonly<Record<Filter, number>> {
  const counts: Record<Filter, number> = { all: 0, new: 0, again: 0, weak: 0 }
  const walk = (node: OutlineNode) => {
    if (isLeaf(node)) counts.all += 1
    for (const filter of ['new', 'again', 'weak'] as const) if (PASSES[filter](node)) counts[filter] += 1
    node.children.forEach(walk)
  }
  nodes.forEach(walk)
  return counts
}

/** Every branch, to be opened at once. */
export function branchesOf(nodes: readonly OutlineNode[]): string[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? [node.id, ...branchesOf(node.children)] : []))
}
