import { areOneSubject } from '../../subjects/same-subject.ts'
import { normalise } from '../format/identity.ts'
import type { FrameLine } from './contract.ts'
import { areSpelledAlike, stemsOf } from './likeness.ts'
import type { SubjectPairs } from './pair-subjects.ts'
import type { Partners } from './partners.ts'
import type { SubjectRow, TopicRow } from './rows.ts'

interface Doubts {
  /** The topics that stayed in such subjects, undecided yet. */
  readonly lines: ReadonlySet<Partners>
  /** Subjects before that another replaced: no topic of theirs stayed, or the student says so of each. */
  readonly unlike: readonly SubjectRow[]
}

/** Words around the name of any subject. */
const AROUND = stemsOf(
  normalise(
    'noções fundamentos elementos introdução tópicos conhecimentos básico básica básicos geral gerais específico específica específicos aplicado aplicada legislação teoria prática disciplina matéria',
  ),
)

/** Share of topics that must stay, or a subject of a wider or narrower name may be another. */
const STAYED = 3 / 4

/** Pairs to ask about: common names, each with words of its own, or one whose topics are others. */
export function subjectDoubtsOf(partners: readonly Partners[], pairs: SubjectPairs): Doubts {
  const stayed = Map.groupBy(
    partners.filter(({ before: [one], after: [other] }) => one && pairs.get(one.subject) === other?.subject),
    ({ before: [one] }) => one?.subject,
  )
  const [before, after] = [
    countsOf(partners.flatMap((line) => line.before)),
    countsOf(partners.flatMap((line) => line.after)),
  ]
  const isOfOthers = (one: SubjectRow, other: SubjectRow) =>
    (stayed.get(one) ?? []).length < STAYED * Math.max(before.get(one) ?? 0, after.get(other) ?? 0)
  const doubtful = [...pairs].flatMap(([one, other]) => {
    const like = likeOf(one, other)
    return like === 'unlike' || (like === 'wider' && isOfOthers(one, other)) ? [one] : []
  })
  const lines = doubtful.flatMap((one) => stayed.get(one) ?? [])
  return {
    lines: new Set(lines.filter(({ isDecided }) => !isDecided)),
    unlike: doubtful.filter((one) => !stayed.has(one)),
  }
}

function countsOf(rows: readonly TopicRow[]): ReadonlyMap<SubjectRow, number> {
  const counts = new Map<SubjectRow, number>()
  for (const { subject } of rows) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  return counts
}

/** The frame, in which a subject that is in doubt asks. */
export function whereDoubted(frame: readonly FrameLine[], { lines }: Doubts): FrameLine[] {
  const asking = new Set([...lines].flatMap(({ before }) => before.map(({ subject }) => subject.subject.id)))
  return frame.map((line) =>
    line.op === 'renamed' && asking.has(line.before ?? '') ? { ...line, asks: true } : line,
  )
}

/** Compares two names: `wider` where one has all the words of the other and more. */
function likeOf(one: SubjectRow, other: SubjectRow): 'same' | 'wider' | 'unlike' {
  const isKnown = areOneSubject(one.subject.nome, other.subject.nome)
  if (isKnown !== undefined) return isKnown ? 'same' : 'unlike'
  const [first, second] = [distinctiveStems(one), distinctiveStems(other)]
  const [lost, won] = [first.difference(second), second.difference(first)]
  if (lost.size === 0 || won.size === 0) return lost.size === won.size ? 'same' : 'wider'
  return areSpelledAlike([...lost].join(' '), [...won].join(' ')) ? 'same' : 'unlike'
}

function distinctiveStems({ named: { stems } }: SubjectRow): ReadonlySet<string> {
  const telling = stems.difference(AROUND)
  return telling.size > 0 ? telling : stems
}
