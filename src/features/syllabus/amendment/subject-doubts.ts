import { areOneSubject } from '../../subjects/other-subjects.ts'
import { normalise } from '../format/identity.ts'
import type { FrameLine } from './contract.ts'
import { areSpelledAlike, stemsOf } from './likeness.ts'
import type { SubjectPairs } from './pair-subjects.ts'
import type { Partners } from './partners.ts'
import type { SubjectRow } from './rows.ts'

/** Where another subject may have taken the place of one. */
interface Doubts {
  /** The topics that stayed in such subjects, undecided yet. */
  readonly lines: ReadonlySet<Partners>
  /** The subjects before in whose place another is: no topic of theirs stayed, or the student says of each that none did. */
  readonly unlike: readonly SubjectRow[]
}

/** What is written around the name of any subject. */
const AROUND = stemsOf(
  normalise(
    'noções fundamentos elementos introdução tópicos conhecimentos básico básica básicos geral gerais específico específica específicos aplicado aplicada legislação teoria prática disciplina matéria',
  ),
)

/**
 * Of the subjects that are paired, those whose names are everybody's for two, or where each has words that
 * the other has not.
 */
export function doubtsOf(partners: readonly Partners[], pairs: SubjectPairs): Doubts {
  const doubtful = [...pairs].filter(([one, other]) => isDoubtful(one, other)).map(([one]) => one)
  const stayed = Map.groupBy(
    partners.filter(({ before: [one], after: [other] }) => one && pairs.get(one.subject) === other?.subject),
    ({ before: [one] }) => one?.subject,
  )
  const lines = doubtful.flatMap((one) => stayed.get(one) ?? [])
  return {
    lines: new Set(lines.filter(({ isDecided }) => !isDecided)),
    unlike: doubtful.filter((one) => !stayed.has(one)),
  }
}

/** The frame, in which a subject that is in doubt asks. */
export function whereDoubted(frame: readonly FrameLine[], { lines }: Doubts): FrameLine[] {
  const asking = new Set([...lines].flatMap(({ before }) => before.map(({ subject }) => subject.subject.id)))
  return frame.map((line) =>
    line.op === 'renamed' && asking.has(line.before ?? '') ? { ...line, asks: true } : line,
  )
}

function isDoubtful(one: SubjectRow, other: SubjectRow): boolean {
  const isKnown = areOneSubject(one.subject.nome, other.subject.nome)
  if (isKnown !== undefined) return !isKnown
  const [first, second] = [tellingOf(one), tellingOf(other)]
  const [lost, won] = [first.difference(second), second.difference(first)]
  return lost.size > 0 && won.size > 0 && !areSpelledAlike([...lost].join(' '), [...won].join(' '))
}

/** The stems that say which subject it is; all, where none does. */
function tellingOf({ named: { stems } }: SubjectRow): ReadonlySet<string> {
  const telling = stems.difference(AROUND)
  return telling.size > 0 ? telling : stems
}
