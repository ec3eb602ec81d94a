import type { DocumentTopic } from '../format/contract.ts'
import type { AnyNode } from '../format/nodes.ts'
import type { Identity } from './identify.ts'

/** The new words and number, with the old fields that the new text lacks. */
export function mergedTopic(
  topic: DocumentTopic,
  of: (node: AnyNode) => Identity,
  versao: number,
): DocumentTopic {
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
