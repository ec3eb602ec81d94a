export type Band = 'good' | 'fair' | 'poor'

/** The exact percentage; 0 when there is no whole. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (part * 100) / whole : 0
}

/** The percentage rounded half up to a whole number. */
export function wholePercent(part: number, whole: number): number {
  return Math.round(percent(part, whole))
}

/** The percentage with one decimal and a comma: '66,7%'. */
export function formatPercent(part: number, whole: number): string {
  // Whole tenths are rounded: `toFixed` would round 0.35, which no float can hold, to 0.3.
  const tenths = whole > 0 ? Math.round((part * 1000) / whole) : 0
  return `${(tenths / 10).toFixed(1).replace('.', ',')}%`
}

/** `good` begins at 70 %, `fair` above 50 %, by the exact percentage. */
export function band(correct: number, total: number): Band {
  if (total <= 0) return 'poor'
  if (correct * 10 >= total * 7) return 'good'
  return correct * 2 > total ? 'fair' : 'poor'
}
