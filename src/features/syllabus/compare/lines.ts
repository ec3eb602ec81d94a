import { normalCase } from '../../../shared/normal-case.ts'
import { dotted } from '../../../shared/text.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { topicsOf } from '../format/walk.ts'
import type { Comparison, Decisions, FrameLine, Line } from './contract.ts'

export interface ShownLine {
  readonly key: string
  readonly line: Line
  readonly before: readonly ShownTopic[]
  readonly after: readonly ShownTopic[]
}

export interface ShownTopic {
  readonly id: string
  readonly text: string
  /** The topic above it and its subject: `Conceito` says nothing by itself. */
  readonly where: string
  readonly subjectId: string
}

/** A subject under another name, with the topics that stayed in it: one question for all of them. */
export interface AskedSubject {
  readonly key: string
  readonly before: string
  readonly after: string
  readonly lines: readonly ShownLine[]
}

export const GROUPS = ['added', 'removed', 'changed', 'moved'] as const
export type Group = 'asks' | (typeof GROUPS)[number]

export interface ShownLines extends Readonly<Record<Group, readonly ShownLine[]>> {
  readonly subjects: readonly AskedSubject[]
}

/** Returns lines with a change, by kind; without those that are the same or only renumbered. */
export function shownLines(
  { lines, frame }: Comparison,
  before: SyllabusDocument,
  after: SyllabusDocument,
): ShownLines {
  const groups: Record<Group, ShownLine[]> = { asks: [], added: [], removed: [], changed: [], moved: [] }
  const [old, next] = [wordsOf(before), wordsOf(after)]
  const subjects = askedSubjects(frame, before, after)
  for (const line of lines) {
    const shown = {
      key: [...line.before, '>', ...line.after].join(' '),
      line,
      before: line.before.flatMap((id) => old.get(id) ?? []),
      after: line.after.flatMap((id) => next.get(id) ?? []),
    }
    const subject = subjects.get(pairName(shown.before[0]?.subjectId, shown.after[0]?.subjectId))
    if (line.asks) subject?.lines.push(shown)
    const group = groupOf(line, subject !== undefined)
    if (group) groups[group].push(shown)
  }
  return { ...groups, subjects: [...subjects.values()] }
}

const pairName = (before = '', after = '') => `${before} > ${after}`

function askedSubjects(frame: readonly FrameLine[], before: SyllabusDocument, after: SyllabusDocument) {
  const [old, next] = [namesOf(before), namesOf(after)]
  return new Map(
    frame
      .filter(({ asks }) => asks)
      .map(({ before: was = '', after: is = '' }) => {
        const key = pairName(was, is)
        const lines: ShownLine[] = []
        return [key, { key, before: old.get(was) ?? '', after: next.get(is) ?? '', lines }] as const
      }),
  )
}

function groupOf({ op, asks, likeness }: Line, isOfAsked: boolean): Group | undefined {
  const asksItself = likeness !== undefined || op === 'split' || op === 'joined'
  if (asks && (asksItself || !isOfAsked)) return 'asks'
  if (op === 'same' || op === 'renumbered') return
  if (op === 'added' || op === 'removed' || op === 'moved') return op
  return 'changed'
}

function wordsOf(document: SyllabusDocument): ReadonlyMap<string, ShownTopic> {
  return new Map(
    topicsOf(document).map(({ topic, parent, subject }) => [
      topic.id,
      {
        id: topic.id,
        text: [topic.num, topic.texto].filter(Boolean).join(' '),
        where: dotted([parent && cut(parent.texto), normalCase(subject.nome)]),
        subjectId: subject.id,
      },
    ]),
  )
}

/** Letters of a topic above, enough to recognise it. */
const MOST_ABOVE = 60

const cut = (text: string) =>
  text.length > MOST_ABOVE ? `${text.slice(0, MOST_ABOVE - 1).trimEnd()}…` : text

export const newSubjects = (frame: readonly FrameLine[]): string[] =>
  frame.flatMap(({ kind, op, after }) => (kind === 'subject' && op === 'added' && after ? [after] : []))

/** Returns sentences on changed blocks and subjects; none on a nameless block or one that asks. */
export function frameWords(frame: readonly FrameLine[], before: SyllabusDocument, after: SyllabusDocument) {
  const [old, next] = [namesOf(before), namesOf(after)]
  return frame
    .filter(({ asks }) => !asks)
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
      [id, normalCase(nome)] as const,
      ...disciplinas.map((one) => [one.id, normalCase(one.nome)] as const),
    ]),
  )
}

/** The student's answer on lines: both sides are one topic, or they are not. */
export function decided(decisions: Decisions, lines: readonly Line[], isSame: boolean): Decisions {
  const said = lines.flatMap(({ before, after }) =>
    before.map((id) => [id, isSame ? [...after] : []] as const),
  )
  return { ...decisions, ...Object.fromEntries(said) }
}

export type Answer = 'same' | 'other'

/** Returns the decision on a line, or undefined before there is one. */
export function answerTo(decisions: Decisions, { before }: Line): Answer | undefined {
  const [first] = before
  const said = first === undefined ? undefined : decisions[first]
  if (said) return said.length > 0 ? 'same' : 'other'
}

/** Returns the decision on a subject, from those on its topics; undefined while one is missing. */
export function answerOf(decisions: Decisions, { lines }: AskedSubject): Answer | 'each' | undefined {
  const said = new Set(lines.map(({ line }) => answerTo(decisions, line)))
  if (said.has(undefined)) return
  return said.size > 1 ? 'each' : [...said][0]
}
