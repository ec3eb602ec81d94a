/** The parts of a choice of career that are saved together. */
export const wholeOf = (careerId: number | null | undefined) => ({ career: careerId ?? null })
