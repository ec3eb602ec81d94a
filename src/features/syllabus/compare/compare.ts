import type { DocumentBlock, DocumentSubject, SyllabusDocument } from '../format/contract.ts'
import { normalise } from '../format/identity.ts'
import { ambiguousTopics } from './ambiguous-topics.ts'
import type { Comparison, Decisions, FrameLine, Line, Op } from './contract.ts'
import { weighStems } from './likeness.ts'
import { type BlockPairs, pairBlocks } from './pair-blocks.ts'
import { pairSubjects, type SubjectPairs } from './pair-subjects.ts'
import { pairTopics } from './pair-topics.ts'
import type { Pairing } from './pairs.ts'
import { type Partners, partnersOf } from './partners.ts'
import { rowsOf, type SubjectRow, type TopicRow } from './rows.ts'
import { subjectDoubtsOf, whereDoubted } from './subject-doubts.ts'

export interface ComparisonWithRows {
  readonly comparison: Comparison
  readonly lines: readonly (Partners & { readonly op: Op })[]
  readonly blocks: BlockPairs
  readonly subjects: SubjectPairs
}

type Blocks = Pick<SyllabusDocument, 'blocos'>

/** Compares by id, text, norm and likeness, never by number; a line with `asks` needs a decision. */
export function compare(
  before: Blocks,
  after: Blocks,
  decisions: Decisions = {},
): Comparison | { wrong: string } {
  const compared = compareRows(before, after, decisions)
  return 'wrong' in compared ? compared : compared.comparison
}

/** Like `compare`, with the rows. */
export function compareRows(
  before: Blocks,
  after: Blocks,
  decisions: Decisions,
): ComparisonWithRows | { wrong: string } {
  const rows = { before: rowsOf(before), after: rowsOf(after) }
  const blocks = pairBlocks(rows.before.subjects, rows.after.subjects, {
    before: before.blocos,
    after: after.blocos,
  })
  const subjects = pairSubjects(rows.before.subjects, rows.after.subjects, blocks)
  const weigh = weighStems([...rows.before.topics, ...rows.after.topics].map(({ stems }) => stems))
  const pairing: Pairing = {
    ...rows,
    blocks,
    subjects,
    forth: new Map(),
    back: new Map(),
    held: new Set(),
    weigh,
    ambiguous: ambiguousTopics(rows.before).union(ambiguousTopics(rows.after)),
  }
  const partners = partnersOf(pairing, pairTopics(pairing), decisions)
  if ('wrong' in partners) return partners

  const doubts = subjectDoubtsOf(partners, subjects)
  for (const one of doubts.unlike) subjects.delete(one)
  const opOf = opsBy(partners, subjects)
  const lines = partners.map((one) => ({
    ...one,
    op: opOf(one),
    isGuess: one.isGuess || doubts.lines.has(one),
  }))
  const frame = whereDoubted(frameOf(before, after, blocks, subjects), doubts)
  const counts: Record<string, number> = {}
  for (const { op } of lines) counts[op] = (counts[op] ?? 0) + 1
  const isSame = lines.every(({ op }) => op === 'same' || op === 'renumbered')
  return {
    lines,
    blocks,
    subjects,
    comparison: { lines: lines.map(lineOf), frame, counts, unchanged: isSame && frame.length === 0 },
  }
}

function lineOf({
  op,
  before,
  after,
  likeness,
  otherNorm,
  isDecided,
  isGuess = false,
}: Partners & { op: Op }): Line {
  const ids = (rows: readonly TopicRow[]) => rows.map(({ topic }) => topic.id)
  return {
    op,
    before: ids(before),
    after: ids(after),
    asks: !isDecided && (likeness !== undefined || isGuess) && after.length > 0,
    other_norm: otherNorm === true && after.length > 0,
    ...(likeness === undefined || isDecided || after.length === 0
      ? {}
      : { likeness: Math.round(likeness * 100) / 100 }),
  }
}

/** Returns the changes of a line's topics, once every topic's partner is known. */
function opsBy(partners: readonly Partners[], subjects: SubjectPairs): (line: Partners) => Op {
  const forth = new Map(
    partners.flatMap(({ before, after: [kept] }) => before.map((row) => [row, kept] as const)),
  )
  const known = new Set(partners.flatMap(({ before, after }) => (before.length > 0 ? after : [])))
  return ({ before, after, likeness }) => {
    const [[one, more], [other, others]] = [before, after]
    if (!one) return 'added'
    if (!other) return 'removed'
    if (others) return 'split'
    if (more) return 'joined'
    const isElsewhere = anchorBefore(one.parent, one.subject) !== anchorAfter(other)
    // The same words are only similar if they are below other topics.
    return changeOf(one, other, isElsewhere || (likeness !== undefined && one.key === other.key))
  }

  function anchorBefore(above: TopicRow | undefined, subject: SubjectRow): TopicRow | SubjectRow | undefined {
    if (!above) return subjects.get(subject)
    return forth.get(above) ?? anchorBefore(above.parent, subject)
  }

  /** Topics below a new heading did not move. */
  function anchorAfter({ parent, subject }: TopicRow): TopicRow | SubjectRow {
    if (!parent) return subject
    return known.has(parent) ? parent : anchorAfter(parent)
  }
}

function changeOf(before: TopicRow, after: TopicRow, isMoved: boolean): Op {
  const isReworded = before.key !== after.key
  if (isMoved) return isReworded ? 'moved+reworded' : 'moved'
  if (isReworded) return 'reworded'
  return printed(before) === printed(after) ? 'same' : 'renumbered'
}

const printed = ({ topic }: TopicRow) => (topic.num ?? '').replace(/[^\p{L}\p{N}]+$/u, '').toLowerCase()

type Weighed = DocumentBlock | DocumentSubject

/** Returns the changes of blocks and subjects: their names, their places and their weights. */
function frameOf(before: Blocks, after: Blocks, blocks: BlockPairs, subjects: SubjectPairs): FrameLine[] {
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
