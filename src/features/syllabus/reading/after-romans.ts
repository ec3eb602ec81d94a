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
  const goOn = partsThatGoOn(sections)
  const closing: [number, Heading][] = []
  let parts: Parts = { first: -1, last: -1, gap: -1 }
  for (const [index, section] of sections.entries()) {
    if (isRoman(section)) {
      parts = withPart(sections, parts, index)
      continue
    }
    const opener = goOn[index] ? undefined : openerOf(sections, parts)
    if (opener && mayClose(section, opener)) closing.push([section.heading.at, opener])
  }
  return new Map(closing)
}

/** Places of the Roman parts so far: the latest that counts from I, the last, and what stands before it and is none. */
interface Parts {
  readonly first: number
  readonly last: number
  readonly gap: number
}

function withPart(sections: readonly Section[], { first, gap }: Parts, index: number): Parts {
  const [before, part] = [sections[index - 1], sections[index]]
  return {
    first: part?.heading.num === 'I' ? index : first,
    last: index,
    gap: before && !isRoman(before) ? index - 1 : gap,
  }
}

/** Whether the next Roman part from each place on goes on counting. */
function partsThatGoOn(sections: readonly Section[]): boolean[] {
  let next: Section | undefined
  return sections
    .toReversed()
    .map((section) => {
      if (isRoman(section)) next = section
      return next !== undefined && next.heading.num !== 'I'
    })
    .toReversed()
}

/** What stands above the Roman parts, where nothing else is among them. */
function openerOf(sections: readonly Section[], { first, last, gap }: Parts): Heading | undefined {
  const holdsTopics = (sections[last]?.content.topics.length ?? 0) > 0
  if (!holdsTopics || first < 1 || last === first || gap >= first) return
  const opener = sections[first - 1]?.heading
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
