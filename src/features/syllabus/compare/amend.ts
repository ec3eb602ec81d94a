import type { Act, DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { uniqueIds } from '../format/identity.ts'
import type { AnyNode } from '../format/nodes.ts'
import { idsOf } from '../format/walk.ts'
import { type ComparisonWithRows, compareRows } from './compare.ts'
import type { Comparison, Decisions, NewAct, Op } from './contract.ts'
import { changesOf, leaving, mainPartOf, type Stamp } from './history.ts'
import type { TopicRow } from './rows.ts'

export interface Amended {
  readonly document: SyllabusDocument
  readonly comparison: Comparison
}

/** Makes the next version: the new text, the ids of nodes that stay, and old fields that `after` lacks. */
export function amend(
  before: SyllabusDocument,
  after: SyllabusDocument,
  decisions: Decisions = {},
  act?: NewAct,
): Amended | { wrong: string } {
  const compared = compareRows(before, after, decisions)
  if ('wrong' in compared) return compared
  const { comparison } = compared
  const isSame = comparison.lines.every(({ op }) => op === 'same') && comparison.frame.length === 0
  const atos = actsOf(before, after, act)
  const stamp: Stamp = {
    versao: Math.max(before.versao + (isSame ? 0 : 1), after.versao),
    ato: atos.length > (before.atos?.length ?? 0) ? atos.at(-1)?.n : undefined,
  }
  const document = assemble(before, after, compared, stamp)
  return { comparison, document: { ...document, ...(atos.length > 0 ? { atos } : {}) } }
}

/** Numbers acts in the order in which they became known. */
function actsOf(before: SyllabusDocument, after: SyllabusDocument, act: NewAct | undefined): Act[] {
  const known = before.atos ?? []
  const others = (after.atos ?? []).filter(({ nome }) => !known.some((one) => one.nome === nome))
  const last = known.reduce((most, { n }) => Math.max(most, n), 0)
  return [
    ...known,
    ...[...others, ...(act ? [act] : [])].map((one, index) => ({ ...one, n: last + index + 1 })),
  ]
}

function assemble(
  before: SyllabusDocument,
  after: SyllabusDocument,
  compared: ComparisonWithRows,
  stamp: Stamp,
): SyllabusDocument {
  const of = identify(before, after, compared)
  const idOf = ({ topic }: TopicRow) => of(topic).id
  const archive = [...(before.arquivo ?? []), ...leaving(before, compared)]
  const blocos = after.blocos.map((block) => ({
    ...withOld(block, of(block)),
    disciplinas: block.disciplinas.map((subject) => ({
      ...withOld(subject, of(subject)),
      topicos: subject.topicos.map((topic) => mergedTopic(topic, of, stamp.versao)),
    })),
  }))
  const known = idsOf({ ...before, blocos: [...before.blocos, ...blocos], arquivo: archive })
  return {
    ...before,
    ...after,
    id: before.id,
    versao: stamp.versao,
    blocos,
    arquivo: [...archive, ...(after.arquivo ?? []).filter(({ id }) => !known.has(id))],
    mudancas: [...(before.mudancas ?? []), ...compared.lines.flatMap((line) => changesOf(line, idOf, stamp))],
  }
}

/** Adds the old fields that the new text does not give. */
const withOld = <T extends object>(said: T, { id, old }: Identity): T & { id: string } => ({
  ...(old as T),
  ...said,
  id,
})

/** The new words and number, with the old fields that the new text lacks. */
function mergedTopic(topic: DocumentTopic, of: (node: AnyNode) => Identity, versao: number): DocumentTopic {
  const { id, old, op } = of(topic)
  const { filhos, desde: _since, mudou: _changed, ...said } = topic
  const kept = old ? leftOf(old as DocumentTopic, op === 'same' ? [] : [versao]) : { desde: versao }
  const kids = filhos ? { filhos: filhos.map((kid) => mergedTopic(kid, of, versao)) } : {}
  const importance = kept.importancia ? { importancia: kept.importancia } : {}
  return { ...kept, ...said, ...importance, id, ...kids }
}

/** Returns the old topic's fields that no new edital replaces: all but words, number, norms and children. */
function leftOf(old: DocumentTopic, changed: readonly number[]): Partial<DocumentTopic> {
  const { num: _num, texto: _text, normas: _norms, filhos: _kids, mudou = [], ...kept } = old
  const versions = [...mudou, ...changed]
  return versions.length > 0 ? { ...kept, mudou: versions } : kept
}

/** A node's id, and the node of the earlier version that it continues. */
interface Identity {
  readonly id: string
  readonly old: AnyNode | undefined
  readonly op: Op
}

/** Gives every node of the new document an id: its partner's, or one never used before. */
function identify(
  before: SyllabusDocument,
  after: SyllabusDocument,
  compared: ComparisonWithRows,
): (node: AnyNode) => Identity {
  const give = uniqueIds([...idsOf(before), ...(after.arquivo ?? []).map(({ id }) => id)])
  const goesOn = new Map<AnyNode, Identity>()
  const pairs = [
    ...compared.blocks,
    ...[...compared.subjects].map(([one, other]) => [one.subject, other.subject] as const),
  ]
  for (const [old, node] of pairs) goesOn.set(node, { id: old.id, old, op: 'same' })
  for (const line of compared.lines) {
    const [one] = line.before
    const kept = mainPartOf(line)
    if (one && kept) goesOn.set(kept.topic, { id: one.topic.id, old: one.topic, op: line.op })
  }
  return (node) => {
    const known = goesOn.get(node) ?? { id: give(node.id), old: undefined, op: 'added' }
    goesOn.set(node, known)
    return known
  }
}
