/** Few lines with a gap may be a table. */
const [LEAST_LINES, MUCH, WIDE] = [8, 0.4, 12]
const [LEAST_SWITCHES, MANY_SWITCHES] = [4, 0.12]
const LEAST_MISFITS = 4
/** Longer lines were not cut as a column is. */
const LONGEST = 600

/** Whether the lines of a text look as if two columns had been read across. The time grows with the letters. */
export function readsAcross(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return hasGaps(lines) || hasTwoCounts(lines) || goesOnAcross(lines)
}

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** One long gap in many lines, with words on both sides. */
function hasGaps(lines: readonly string[]): boolean {
  const parted = lines.filter((line) => {
    const [left = '', right = '', ...more] = line
      .slice(0, LONGEST)
      .trim()
      .split(/(?<! ) {3,}/u)
    return more.length === 0 && lettersOf(left) >= WIDE && lettersOf(right) >= WIDE
  })
  return parted.length >= LEAST_LINES && parted.length >= lines.length * MUCH
}

const NUMBER = /(?<=^\s?|[.;:,]\s|\p{L}\s)\d{1,2}(?=[.)]?\s{1,3}\p{Lu})/gu

/** Two numberings that both go on, now the one and now the other. */
function hasTwoCounts(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => line.slice(0, LONGEST).match(NUMBER) ?? []).map(Number)
  let [last, other, switches] = [0, 0, 0]
  for (const number of numbers) {
    if (number === other + 1 && number !== last + 1) switches += 1
    if (number !== last + 1) other = last
    last = number
  }
  return switches >= LEAST_SWITCHES && switches >= numbers.length * MANY_SWITCHES
}

const OVER = /[.;:!?]\s?$/u
const GOES_ON = /(?:,|(?<!\p{L})(?:d?[ao]s?|de|em|n[ao]s?|ao|à|e|com|para|por|pel[ao]|entre|sobre))\s?$/u
const BEGINS = /^\s?(?:\d{1,2}[.)]?\s\p{Lu}|\p{Lu}{4})/u
const WITHIN = /^\s?\p{Ll}{2}/u

const isMisfit = (line: string, before = ''): boolean =>
  (WITHIN.test(line) && OVER.test(before)) || (BEGINS.test(line) && GOES_ON.test(before))

/** Lines that go on with the one before the last, and not with the last. */
function goesOnAcross(lines: readonly string[]): boolean {
  const misfits = (by: number) => lines.filter((line, at) => at > 1 && isMisfit(line, lines[at - by])).length
  const near = misfits(1)
  return near >= LEAST_MISFITS && near > misfits(2) * 2
}
