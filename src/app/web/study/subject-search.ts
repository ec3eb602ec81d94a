import { fold } from '../../../shared/text.ts'

type IsFound = (name: string, typed: string) => boolean

let search: IsFound = (name, typed) => fold(name).includes(fold(typed))

/** Loads candidates' words for subjects; until then, only their names match. */
export async function loadSubjectSearch(): Promise<void> {
  search = await import('../../../features/subjects/subject-search.ts').then(
    ({ isSubjectFound }) => isSubjectFound,
    () => search,
  )
}

/** One function for good, so that an open list is not redrawn when the words have loaded. */
export const isSubjectFound: IsFound = (name, typed) => search(name, typed)
