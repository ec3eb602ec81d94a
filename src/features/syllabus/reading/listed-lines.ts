import { BULLET } from './bullets.ts'
import type { Heading } from './heading-parts.ts'
import { soundsLikeBlock } from './words.ts'

const [LONGEST_LINE, MOST_LONG] = [80, 0.2]
const LEAST_LINES = 4
// If other subjects hold lists, fewer lines make a list.
const [LEAST_ALIKE, FEWEST_LINES] = [2, 2]
const MOST_CLOSED = 0.2

/** Unclosed lines below a subject in capitals are its list, whatever they are called. */
export function withoutListedLines(text: string, headings: readonly Heading[]): Heading[] {
  const subjects = headings.filter(({ capitals, place }) => capitals && place === 'line')
  const listsOf = (least: number) =>
    subjects.filter(({ to, name }, index) => {
      return !soundsLikeBlock(name) && isList(text.slice(to, subjects[index + 1]?.at), least)
    })
  const sure = listsOf(LEAST_LINES)
  const lists = sure.length < LEAST_ALIKE ? sure : listsOf(FEWEST_LINES)
  const above = (at: number) => subjects.findLast(({ to }) => to <= at)
  return headings.filter((heading) => {
    const upper = above(heading.at)
    return heading.capitals || upper === undefined || !lists.includes(upper)
  })
}

function isList(passage: string, least: number): boolean {
  const lines = passage.trim().split('\n')
  const closed = lines.filter((line) => /[.;:]\s*$/.test(line)).length
  const long = lines.filter((line) => line.length >= LONGEST_LINE).length
  const short = long <= lines.length * MOST_LONG && lines.every((line) => !/^\s*\d/.test(line))
  const bulleted = lines.filter((line) => BULLET.test(line)).length
  if (bulleted > lines.length / 2) return false
  return lines.length >= least && short && closed <= lines.length * MOST_CLOSED
}
