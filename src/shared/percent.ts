export type Band = 'good' | 'fair' | 'poor'

/** The exact percentage; 0 when the whole is 0. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (part * 100) / whole : 0
}

/** The percentage rounded half up to a whole number. */
export function wholePercent(part: number, whole: number): number {
  return Math.round(percent(part, whole))
}

/** Whole percentages that add up to 100, or all 0; the largest fractions are rounded up. */
export function wholePercents(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const exact = parts.map((part) => percent(part, whole))
  const floors = exact.map(Math.floor)
  const left = Math.round(whole > 0 ? 100 - floors.reduce((sum, floor) => sum + floor, 0) : 0)
  const restOf = (at: number) => (exact[at] ?? 0) - (floors[at] ?? 0)
  const byRest = [...parts.keys()].sort((a, b) => restOf(b) - restOf(a))
  const rounded = new Set(byRest.slice(0, left))
  return floors.map((floor, at) => (rounded.has(at) ? floor + 1 : floor))
}

/** The percentage with one decimal and a comma: '66,7%'. */
export function formatPercent(part: number, whole: number): string {
  // Rounds whole tenths: `toFixed` would round 0.35, which no float can hold, to 0.3.
  const tenths = whole > 0 ? Math.round((part * 1000) / whole) : 0
  return `${(tenths / 10).toFixed(1).replace('.', ',')}%`
}

/** `good` begins at 70 %, `fair` above 50 %, by the exact percentage. */
export function band(correct: number, total: number): Band {
  if (total <= 0) return 'poor'
  if (correct * 10 >= total * 7) return 'good'
  return correct * 2 > total ? 'fair' : 'poor'
}
