import type { Block } from '../tree.ts'
import type { Heading } from './heading-parts.ts'
import { ROMAN } from './heights.ts'
import { nameOf } from './quantities.ts'
import type { Content } from './topics.ts'
import { namesSubject, soundsLikeBlock } from './words.ts'

interface Section {
  readonly heading: Heading
  readonly content: Content
}

const isRoman = ({ heading }: Section): boolean => ROMAN.test(heading.num)

/**
 * The titles that close the parts counted in Roman numbers above them, each by its place with the title above
 * those parts: printed as that one is, or called like a subject, they count from 1 anew, and no part comes after
 * them ("DADOS:\nI BIG DATA: 1 … II BI: 1 …\nLEGISLAÇÃO:\n1 …").
 */
export function closingRomans(sections: readonly Section[]): ReadonlyMap<number, Heading> {
  const closing = sections.flatMap((section, index): [number, Heading][] => {
    const opener = isRoman(section) ? undefined : openerAbove(sections, index)
    return opener && mayClose(section, opener) ? [[section.heading.at, opener]] : []
  })
  return new Map(closing)
}

/** What stands above the Roman parts that end before a section, where nothing else is among them. */
function openerAbove(sections: readonly Section[], index: number): Heading | undefined {
  const above = sections.slice(0, index)
  const last = above.findLastIndex(isRoman)
  const first = above.findLastIndex(({ heading }) => heading.num === 'I')
  const next = sections.slice(index).find(isRoman)
  const goesOn = next !== undefined && next.heading.num !== 'I'
  const holdsTopics = (above[last]?.content.topics.length ?? 0) > 0
  if (goesOn || !holdsTopics || first < 1 || last === first || !above.slice(first, last).every(isRoman))
    return
  const opener = above[first - 1]?.heading
  return opener?.num === '' ? opener : undefined
}

function mayClose({ heading, content }: Section, opener: Heading): boolean {
  const { num, capitals, place, mark, name } = heading
  if (num !== '' || place === 'inline' || content.topics[0]?.num !== '1') return false
  const isAlike = capitals === opener.capitals && place === opener.place && mark === opener.mark
  return isAlike || namesSubject(name)
}

/** Such a title is no subject of the block that was named by what stands above the parts, unless that is one of the exam's. */
export const leavesBlock = (opener: Heading | undefined, block: Block | undefined): boolean =>
  opener !== undefined && !soundsLikeBlock(opener.name) && nameOf(opener.name) === block?.name
