/** A measurement as `docs/measurements.md` has it, its cells as they are written there. */
export interface Measurement {
  readonly name: string
  readonly bar: string
  readonly value: string
  /** `YYYY-MM-DD` */
  readonly day: string
  /** After `npm run`. */
  readonly command: string
}

/** The page with this measurement in the row of its name, or in a new last row of the first table. */
export function withMeasurement(page: string, measured: Measurement): string {
  const { name, bar, value, day, command } = measured
  const row = `| ${name} | ${bar} | ${value} | ${day} | \`${command}\` |`
  const lines = page.split('\n')
  const known = lines.findIndex((line) => line.startsWith(`| ${name} |`))
  if (known >= 0) return lines.with(known, row).join('\n')
  const end = lines.findIndex((line, at) => line.startsWith('|') && !lines[at + 1]?.startsWith('|'))
  if (end < 0) throw new Error('The page of measurements has no table.')
  return lines.toSpliced(end + 1, 0, row).join('\n')
}
