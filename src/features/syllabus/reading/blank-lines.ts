const [MOST_EMPTY, SHARE_OF_USUAL] = [0.45, 0.4]

/** Removes single empty lines if nearly every line has one behind it: then only more mean something. */
export function singleSpaced(text: string): string {
  const lines = text.split('\n')
  const isFilled = (line: string) => line.trim() !== '' || line.includes('\f')
  const filled = lines.flatMap((line, index) => (isFilled(line) ? [index] : []))
  if (lines.length - filled.length < lines.length * MOST_EMPTY) return text
  const gaps = filled.map((at, index) => at - (filled[index - 1] ?? -1) - 1)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * SHARE_OF_USUAL)] ?? 0
  return filled.flatMap((at, index) => [...((gaps[index] ?? 0) > usual ? [''] : []), lines[at]]).join('\n')
}
