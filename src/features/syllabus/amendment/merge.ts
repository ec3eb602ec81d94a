import type { DocumentTopic } from '../format/contract.ts'
import type { AnyNode } from '../format/nodes.ts'
import type { Identity } from './identify.ts'

/**
 * A topic in the new version: the new words and number, and
 * of the old one whatever the new text does not say.
 */
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

/** Of the old topic what is not said anew by any edital: words, number, norms and children are. */
function leftOf(old: DocumentTopic, changed: readonly number[]): Partial<DocumentTopic> {
  const { num: _num, texto: _text, normas: _norms, filhos: _kids, mudou = [], ...kept } = old
  const versions = [...mudou, ...changed]
  return versions.length > 0 ? { ...kept, mudou: versions } : kept
}
