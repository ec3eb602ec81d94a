import type { PendingWrite } from '../../records/pending.ts'
import type { Syllabus } from '../../syllabus/contract.ts'
import type { SyllabusDocument } from '../../syllabus/format/contract.ts'
import { heirsOf } from '../../syllabus/links/rules.ts'
import { afterChanges } from '../../syllabus/mending/rules.ts'
import { changesWaiting } from '../../syllabus/outline/waiting.ts'
import type { GuideMaterial } from '../contract.ts'
import { isWeighed, topicsFrom } from '../weights/from-edital.ts'

/** The edital in front, as the device last knew it. */
export type KnownEdital = Pick<Syllabus, 'target' | 'document' | 'links' | 'subjects'>

/**
 * The material with what waits on the device of changes of the edital: what is important, and any mending of its
 * tree. As it is where nothing waits, or where the device knows another edital.
 */
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

/**
 * The topics of each item after these changes: a joined item gives its topics to the other, parts get those of
 * the whole. Only the server can make the topic of a new part; until then a number below 0 stands for it.
 */
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
