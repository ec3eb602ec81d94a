/** What a choice of career saves whole. */
export const wholeOf = (careerId: number | null | undefined) => ({ career: careerId ?? null })
