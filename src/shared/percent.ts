/** How good a share of correct answers is (spec §9). */
export type Band = 'good' | 'fair' | 'poor'

/** The exact percentage of counts; 0 when there is no whole (spec §5). */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (part * 100) / whole : 0
}

/** The percentage rounded to a whole number, half up: progress and the dashboard's questions (spec §9). */
export function wholePercent(part: number, whole: number): number {
  return Math.round(percent(part, whole))
}

/** The percentage with one decimal and a comma, as study statistics show it: '66,7%' (spec §9). */
export function formatPercent(part: number, whole: number): string {
  // Rounded as a whole number of tenths: `toFixed` would round 0.35, which no float can hold, to 0.3.
  const tenths = whole > 0 ? Math.round((part * 1000) / whole) : 0
  return `${(tenths / 10).toFixed(1).replace('.', ',')}%`
}

/** The accuracy band: 70 or more good, above 50 fair, else poor, taken on the exact percentage (spec §4, §9). */
export function band(correct: number, total: number): Band {
  if (total <= 0) return 'poor'
  if (correct * 10 >= total * 7) return 'good'
  return correct * 2 > total ? 'fair' : 'poor'
}
