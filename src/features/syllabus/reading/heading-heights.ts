import { type Heading, isKnown } from './heading-parts.ts'
import { namesSubject, soundsLikeBlock, soundsLikeSubject } from './words.ts'

export const ROMAN = /^[IVXL]+$/

/** A heading's rank among the others, by its print: the lower the number, the higher. */
export type Height = (heading: Heading) => number

const RUNNING = 3
const MOST = 0.6

/** Ranks running text only if most headings are in it; the very first one proves nothing. */
export function heights(headings: readonly Heading[]): Height {
  const placed = headings.filter(({ at }) => at > 0)
  const count = (capitals: boolean, inline: boolean) =>
    placed.filter((heading) => heading.capitals === capitals && (heading.place === 'inline') === inline)
      .length
  const runs = (capitals: boolean) => count(capitals, true) > count(capitals, false) * RUNNING
  const inCapitals = headings.filter(({ capitals, place }) => capitals && place === 'inline')
  const named = inCapitals.filter(({ name }) => soundsLikeSubject(name)).length > inCapitals.length * MOST
  const inline = {
    capitals: runs(true) || named ? 2 : 5,
    title: runs(false) && count(true, false) < 2 ? 4 : 6,
  }
  const roman = romansPart(headings) ? LOW_ROMAN : HIGH_ROMAN
  const counted = new Set(headings.filter(isCounted).map(({ num }) => seriesOf(num)))
  const ofLine = lineHeight(headings)
  const mayRun = (num: string) => counted.has(seriesOf(num)) || (roman === LOW_ROMAN && ROMAN.test(num))
  return ({ capitals, place, num }) => {
    if (capitals) return place !== 'inline' || mayRun(num) ? numberedHeight(num, roman) : inline.capitals
    if (place === 'inline') return inline.title
    return place === 'lead' ? 4 : ofLine(num)
  }
}

const LETTER = /^[a-z]$/

/** Lettered titles rank above names in capitals if they come first: "e. Solos\nMINERALOGIA: rochas." */
function lineHeight(headings: readonly Heading[]): (num: string) => number {
  const [first] = headings.filter(({ name }) => !soundsLikeBlock(name))
  const isAbove = first !== undefined && LETTER.test(first.num)
  return (num) => (isAbove && LETTER.test(num) ? 1.9 : 3)
}

const isCounted = ({ num, capitals, place }: Heading): boolean =>
  capitals && place !== 'inline' && num.includes('.')

/** "1.2" has the rank of "1.1", even in the middle of a line. */
const seriesOf = (num: string): string => num.replace(/\d+$/, '')

const [HIGH_ROMAN, LOW_ROMAN] = [1.4, 2.4]

/** Roman numbers count parts if none of them sounds like a subject: "BIOLOGIA I – CÉLULA". */
function romansPart(headings: readonly Heading[]): boolean {
  const first = headings.findIndex(({ num, capitals }) => capitals && num === 'I')
  const upper = headings[first - 1]
  if (!(upper?.num === '' && namesSubject(upper.name))) return false
  const isAbove = upper.capitals && upper.to === headings[first]?.at
  const beside = headings.filter((other) => isBeside(other, upper))
  return (
    (isAbove && beside.length > 0) || headings.every(({ num, name }) => !(ROMAN.test(num) && isKnown(name)))
  )
}

/** Whether both are unnumbered names of subjects in the same print. */
const isBeside = (one: Heading, other: Heading): boolean =>
  one !== other && one.capitals && one.num === '' && one.mark === other.mark && !soundsLikeBlock(one.name)

/** Whether both are parts of a subject with Roman numbers, even if the first one is empty. */
export const areParts = (first: Heading, next: Heading, height: number): boolean =>
  height >= LOW_ROMAN && ROMAN.test(first.num) && ROMAN.test(next.num)

function numberedHeight(num: string, roman: number): number {
  // A post's code, as in "201 – ASSISTENTE", gives no rank.
  if (num === '' || /^\d{3}/.test(num)) return 2
  if (/^\d/.test(num)) return 1 + num.split('.').length / 10
  return roman + num.split('.').length / 10
}
