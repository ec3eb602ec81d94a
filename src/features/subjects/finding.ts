import { answering, NEARLY } from '../../shared/find.ts'
import { AREAS } from './catalogue.ts'
import { SUGGESTED } from './suggested.ts'

/** How well a subject answers to what a candidate types: 'AFO', 'dir adm', 'penal direito'. */
export const subjectAnswers = answering({ synonyms: Object.assign({}, ...Object.values(AREAS)) })

/** For a combo box, which only leaves out what does not answer as it is written. */
export const isSubjectFound = (name: string, typed: string): boolean =>
  (subjectAnswers(name, typed) ?? NEARLY) < NEARLY

/** Subjects that stand together; the area is undefined for those that a student created. */
export interface SubjectArea<S> {
  area: string | undefined
  subjects: readonly S[]
}

/**
 * Created ones first, then the areas in their order, each
 * with its subjects in the order given; none is empty.
 */
export function byArea<S extends { readonly name: string }>(subjects: readonly S[]): SubjectArea<S>[] {
  const areaOf = new Map(
    Object.entries(AREAS).flatMap(([area, names]) => Object.keys(names).map((name) => [name, area])),
  )
  return [undefined, ...Object.keys(AREAS)]
    .map((area) => ({ area, subjects: subjects.filter(({ name }) => areaOf.get(name) === area) }))
    .filter((group) => group.subjects.length > 0)
}

/**
 * What exams of the career usually ask, of the subjects given; nothing for a career that a student created.
 */
export function suggestedFor<S extends { readonly name: string }>(
  career: string | null | undefined,
  subjects: readonly S[],
): S[] {
  const names = new Set(SUGGESTED[career ?? ''])
  return [...names].flatMap((name) => subjects.find((subject) => subject.name === name) ?? [])
}
