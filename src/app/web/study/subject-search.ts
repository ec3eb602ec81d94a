import { fold } from '../../../shared/text.ts'

type IsFound = (name: string, typed: string) => boolean

let search: IsFound = (name, typed) => fold(name).includes(fold(typed))

/** Fetches the words of candidates: until they have come, subjects are found by their names alone. */
export async function loadSubjectSearch(): Promise<void> {
  search = await import('../../../features/subjects/finding.ts').then(
    ({ isSubjectFound }) => isSubjectFound,
    () => search,
  )
}

/** One function for good: a list that is typed in is not drawn anew when the words come. */
export const isSubjectFound: IsFound = (name, typed) => search(name, typed)
