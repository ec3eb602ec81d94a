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
  readonly stays: boolean
  readonly isCalledSo: boolean
  /** The ids of subjects that are no longer active. */
  readonly idle: readonly number[]
}

interface Renamed {
  readonly subjectId: number
  readonly isShared: boolean
}

/** An unused subject gives way to its namesake; both stay if used, or if the old name still is. */
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
