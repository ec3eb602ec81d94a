/** What a student has to do with a subject. */
export interface Use {
  readonly id: number
  /** Studied, planned, aimed at, or put in its place in the guide. */
  readonly used: boolean
  /** In one of the student's editais. */
  readonly asked: boolean
  /** Made for the student, and not the catalogue's. */
  readonly own: boolean
}

interface Renaming {
  /** It is the same subject as before, and not whichever bears the name. */
  readonly stays: boolean
  readonly isCalledSo: boolean
  /** The ids of those that are no longer active. */
  readonly idle: readonly number[]
}

interface Renamed {
  readonly subjectId: number
  /** Something else is called so still. */
  readonly isShared: boolean
}

/**
 * What becomes of a subject that an edital calls otherwise from now on. With nothing to lose it leaves its
 * place to the name. Where the student has to do with the one that has the name already (`named`), or
 * something else is called as before, each keeps what it is called.
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
