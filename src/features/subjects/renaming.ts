/** How a student uses a subject. */
export interface Use {
  readonly id: number
  /** Has records, plans or goals, or replaces another one in the guide. */
  readonly used: boolean
  /** One of the student's editais includes it. */
  readonly asked: boolean
  /** The student's own, not the catalogue's. */
  readonly own: boolean
}

interface Renaming {
  /** Whether the subject keeps its identity under the new name. */
  readonly stays: boolean
  readonly isCalledSo: boolean
  /** The ids of subjects that are no longer active. */
  readonly idle: readonly number[]
}

interface Renamed {
  readonly subjectId: number
  /** Another edital still uses the old name. */
  readonly isShared: boolean
}

/**
 * Decides what happens to a subject that an edital now names otherwise. An unused one gives way to the
 * subject with that name. If the student uses the subject with the new name (`named`), or something still has
 * the old name, both stay.
 */
export function renamingOf(
  { subjectId, isShared }: Renamed,
  uses: ReadonlyMap<number, Use>,
  named: number | undefined,
): Renaming {
  const one = uses.get(subjectId)
  if (!one?.used) return { stays: false, isCalledSo: false, idle: isShared ? [] : [subjectId] }
  const rival = named === undefined || named === subjectId ? undefined : uses.get(named)
  const isBare = !(rival?.used || rival?.asked)
  const isCalledSo = one.own && !isShared && isBare && !rival?.own
  return { stays: true, isCalledSo, idle: isBare && rival ? [rival.id] : [] }
}
