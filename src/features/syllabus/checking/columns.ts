/** Few lines with a gap may be a table. */
const [LEAST_LINES, MUCH, WIDE] = [8, 0.4, 12]
const [LEAST_SWITCHES, MANY_SWITCHES] = [4, 0.12]
const LEAST_MISFITS = 4
/** A longer line is not a column's. */
const LONGEST = 600

/** Whether a text looks like two columns read line by line across both; in linear time. */
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

/** Whether two numberings alternate and both continue. */
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

/** Counts lines that continue the last but one, not the last. */
function goesOnAcross(lines: readonly string[]): boolean {
  const misfits = (by: number) => lines.filter((line, at) => at > 1 && isMisfit(line, lines[at - by])).length
  const near = misfits(1)
  return near >= LEAST_MISFITS && near > misfits(2) * 2
}
