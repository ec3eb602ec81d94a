import { unshouted } from '../../../shared/unshouted.ts'
import type { Comparison, Decisions, FrameLine, Line } from '../amendment/contract.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { topicsOf } from '../format/walk.ts'

/** One line of a difference as it is shown: the words of both sides, with their subjects. */
export interface ShownLine {
  readonly key: string
  readonly line: Line
  readonly before: readonly Worded[]
  readonly after: readonly Worded[]
}

export interface Worded {
  readonly id: string
  readonly text: string
  readonly subject: string
}

export const GROUPS = ['asks', 'added', 'removed', 'changed', 'moved'] as const
export type Group = (typeof GROUPS)[number]

/** The lines that say something, by what they are; what is the same or only numbered anew is left out. */
export function groupedLines(
  { lines }: Comparison,
  before: SyllabusDocument,
  after: SyllabusDocument,
): Readonly<Record<Group, readonly ShownLine[]>> {
  const groups: Record<Group, ShownLine[]> = { asks: [], added: [], removed: [], changed: [], moved: [] }
  const [old, next] = [wordsOf(before), wordsOf(after)]
  for (const line of lines) {
    const group = groupOf(line)
    if (!group) continue
    groups[group].push({
      key: [...line.before, '>', ...line.after].join(' '),
      line,
      before: line.before.flatMap((id) => old.get(id) ?? []),
      after: line.after.flatMap((id) => next.get(id) ?? []),
    })
  }
  return groups
}

function groupOf({ op, asks }: Line): Group | undefined {
  if (asks) return 'asks'
  if (op === 'same' || op === 'renumbered') return
  if (op === 'added' || op === 'removed' || op === 'moved') return op
  return 'changed'
}

function wordsOf(document: SyllabusDocument): ReadonlyMap<string, Worded> {
  return new Map(
    topicsOf(document).map(({ topic, subject }) => [
      topic.id,
      {
        id: topic.id,
        text: [topic.num, topic.texto].filter(Boolean).join(' '),
        subject: unshouted(subject.nome),
      },
    ]),
  )
}

/** The ids of subjects that only the new edital has. */
export const newSubjects = (frame: readonly FrameLine[]): string[] =>
  frame.flatMap(({ kind, op, after }) => (kind === 'subject' && op === 'added' && after ? [after] : []))

/** The names of blocks and subjects that changed; nothing is said of a block without one. */
export function frameWords(frame: readonly FrameLine[], before: SyllabusDocument, after: SyllabusDocument) {
  const [old, next] = [namesOf(before), namesOf(after)]
  return frame
    .map(({ op, before: was, after: is }) => ({
      key: `${op} ${is ?? was}`,
      op,
      text: (is && next.get(is)) || (was && old.get(was)) || '',
      was: op === 'renamed' && was ? old.get(was) : undefined,
    }))
    .filter(({ text, was }) => text !== '' && text !== was)
}

function namesOf({ blocos }: SyllabusDocument): ReadonlyMap<string, string> {
  return new Map(
    blocos.flatMap(({ id, nome, disciplinas }) => [
      [id, unshouted(nome)] as const,
      ...disciplinas.map((one) => [one.id, unshouted(one.nome)] as const),
    ]),
  )
}

/** The student's word on a line: that both sides are one topic, or that they are not. */
export function decided(decisions: Decisions, { before, after }: Line, isSame: boolean): Decisions {
  return { ...decisions, ...Object.fromEntries(before.map((id) => [id, isSame ? [...after] : []])) }
}

/** What was decided of a line; as it was proposed while nothing was. */
export function isSameTopic(decisions: Decisions, { before }: Line): boolean | undefined {
  const [first] = before
  const said = first === undefined ? undefined : decisions[first]
  return said && said.length > 0
}
