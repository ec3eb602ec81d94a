import type { DocumentBlock, SyllabusDocument } from '../format/contract.ts'
import type { TreeChange } from '../operations/contract.ts'

/** An edital with more subjects than one exam asks is most likely for several posts. */
const MOST_OF_ONE_POST = 12

/** Whether there is anything to choose among. */
export function mayBeForSeveral({ blocos }: Pick<SyllabusDocument, 'blocos'>): boolean {
  const subjects = blocos.reduce((sum, { disciplinas }) => sum + disciplinas.length, 0)
  return subjects > 1 && (blocos.length > 1 || subjects > MOST_OF_ONE_POST)
}

/** Returns the changes that leave only the subjects to keep; a part without any goes as a whole. */
export function withoutOthers(
  { blocos }: Pick<SyllabusDocument, 'blocos'>,
  kept: ReadonlySet<string>,
): TreeChange[] {
  const isKept = ({ id }: { id: string }) => kept.has(id)
  return blocos.flatMap((block): TreeChange[] =>
    block.disciplinas.some(isKept)
      ? block.disciplinas.filter((subject) => !isKept(subject)).map(removed)
      : [removed(block)],
  )
}

const removed = ({ id }: { id: string }): TreeChange => ({ op: 'remove', id })

/** Returns a document with only the subjects to keep, as if it had never had others. */
export function onlyKept(document: SyllabusDocument, kept: ReadonlySet<string>): SyllabusDocument {
  const blocos = document.blocos.map((block) => ({
    ...block,
    disciplinas: block.disciplinas.filter(({ id }) => kept.has(id)),
  }))
  return { ...document, blocos: blocos.filter(({ disciplinas }) => disciplinas.length > 0) }
}

/** Returns the chosen ids after the box of a part or a subject is set. */
export function withChoice(
  kept: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(kept)
  for (const id of ids) isChosen ? next.add(id) : next.delete(id)
  return next
}

export const subjectIds = (block: DocumentBlock): string[] => block.disciplinas.map(({ id }) => id)
