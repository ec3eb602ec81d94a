import { NEARLY, nameMatcher } from '../../shared/find.ts'
import { AREAS } from './catalogue.ts'
import { SUGGESTED } from './suggested.ts'

/** Ranks a subject by the typed text: 'AFO', 'dir adm', 'penal direito'. */
export const rankSubject = nameMatcher({ synonyms: Object.assign({}, ...Object.values(AREAS)) })

/** For a combo box: without near matches. */
export const isSubjectFound = (name: string, typed: string): boolean =>
  (rankSubject(name, typed) ?? NEARLY) < NEARLY

export interface SubjectArea<S> {
  area: string | undefined
  subjects: readonly S[]
}

/** Created ones first, then the areas in order, each with its subjects in the given order; no empty group. */
export function byArea<S extends { readonly name: string }>(subjects: readonly S[]): SubjectArea<S>[] {
  const areaOf = new Map(
    Object.entries(AREAS).flatMap(([area, names]) => Object.keys(names).map((name) => [name, area])),
  )
  return [undefined, ...Object.keys(AREAS)]
    .map((area) => ({ area, subjects: subjects.filter(({ name }) => areaOf.get(name) === area) }))
    .filter((group) => group.subjects.length > 0)
}

/** The subjects that exams of the career usually include; empty for a student's own career. */
export function suggestedFor<S extends { readonly name: string }>(
  career: string | null | undefined,
  subjects: readonly S[],
): S[] {
  const names = new Set(SUGGESTED[career ?? ''])
  return [...names].flatMap((name) => subjects.find((subject) => subject.name === name) ?? [])
}
