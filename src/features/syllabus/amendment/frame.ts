import type { DocumentBlock, DocumentSubject, SyllabusDocument } from '../format/contract.ts'
import { normalise } from '../format/identity.ts'
import type { FrameLine } from './contract.ts'
import type { BlockPairs } from './pair-blocks.ts'
import type { SubjectPairs } from './pair-subjects.ts'

type Blocks = Pick<SyllabusDocument, 'blocos'>
type Weighed = DocumentBlock | DocumentSubject

/** Returns the changes of blocks and subjects: their names, their places and their weights. */
export function frameOf(
  before: Blocks,
  after: Blocks,
  blocks: BlockPairs,
  subjects: SubjectPairs,
): FrameLine[] {
  const pairs = [...subjects].map(([one, other]) => [one.subject, other.subject] as const)
  return [
    ...linesOf('block', before.blocos, after.blocos, blocks),
    ...linesOf('subject', subjectsOf(before), subjectsOf(after), new Map(pairs)),
    ...[...subjects].flatMap(([one, other]): FrameLine[] =>
      blocks.get(one.block) === other.block
        ? []
        : [{ kind: 'subject', op: 'moved', before: one.subject.id, after: other.subject.id }],
    ),
  ]
}

const subjectsOf = ({ blocos }: Blocks) => blocos.flatMap(({ disciplinas }) => disciplinas)

function linesOf<T extends Weighed>(
  kind: FrameLine['kind'],
  before: readonly T[],
  after: readonly T[],
  pairs: ReadonlyMap<T, T>,
): FrameLine[] {
  const known = new Set(pairs.values())
  const added = after
    .filter((other) => !known.has(other))
    .map((other): FrameLine => ({ kind, op: 'added', after: other.id }))
  return [...before.flatMap((one) => changesOf(kind, one, pairs.get(one))), ...added]
}

function changesOf(kind: FrameLine['kind'], one: Weighed, other: Weighed | undefined): FrameLine[] {
  if (!other) return [{ kind, op: 'removed', before: one.id }]
  const ids = { kind, before: one.id, after: other.id }
  return [
    ...(normalise(one.nome) === normalise(other.nome) ? [] : [{ ...ids, op: 'renamed' as const }]),
    ...(isWeighedAnew(one, other) ? [{ ...ids, op: 'weighed' as const }] : []),
  ]
}

/** A figure missing from the new text stays as it was. */
function isWeighedAnew(one: Weighed, other: Weighed): boolean {
  return (['questoes', 'peso', 'minimo'] as const).some(
    (field) => other[field] !== undefined && other[field] !== one[field],
  )
}
