import type { PendingWrite } from '../../records/pending.ts'
import type { Syllabus } from '../../syllabus/contract.ts'
import { afterChanges } from '../../syllabus/edit/rules.ts'
import type { SyllabusDocument } from '../../syllabus/format/contract.ts'
import { heirsOf } from '../../syllabus/links/rules.ts'
import { changesWaiting } from '../../syllabus/outline/waiting.ts'
import type { GuideMaterial } from '../contract.ts'
import { isWeighed, topicsFrom } from '../weights/from-edital.ts'

export type KnownEdital = Pick<Syllabus, 'target' | 'document' | 'links' | 'subjects'>

/** With waiting changes of the edital; as it is where the device knows another edital. */
export function withChanges(
  material: GuideMaterial,
  edital: KnownEdital | undefined,
  writes: readonly PendingWrite[],
): GuideMaterial {
  if (!edital || edital.target.id !== material.target?.id) return material
  const changes = changesWaiting(writes, edital.target.id)
  if (changes.length === 0) return material
  const document = afterChanges(edital.document, changes)
  const links = {
    topics: topicsAfter(edital, document),
    subjects: new Map(edital.subjects.map(({ item, subject_id }) => [item, subject_id])),
  }
  return { ...material, is_weighed: isWeighed(document), ...topicsFrom(document, links, material.target) }
}

/** Topics after the changes; a new part has a number below 0 until the server makes its topic. */
function topicsAfter({ document, links }: KnownEdital, { mudancas = [] }: SyllabusDocument) {
  const said = mudancas.slice(document.mudancas?.length ?? 0)
  const known = new Map(links.map(({ item, topics }) => [item, topics]))
  const heirs = heirsOf(said, known) ?? new Map<string, ReadonlySet<number>>()
  const parts = new Set(said.filter(({ op }) => op.includes('dividido')).flatMap(({ para = [] }) => para))
  const items = [...new Set([...known.keys(), ...heirs.keys()])]
  return new Map(
    items.map((item, index) => {
      const own = parts.has(item) ? [-1 - index] : []
      return [item, [...new Set([...own, ...(known.get(item) ?? []), ...(heirs.get(item) ?? [])])]]
    }),
  )
}
