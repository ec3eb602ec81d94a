import type { Heading } from './heading-parts.ts'
import { soundsLikeBlock } from './words.ts'

const COUNTED =
  /(?:\d{1,3}\s*(?:quest(?:[õo]?es|[ãa]?o)|itens)|quest(?:[õo]?es)\s*[:=–—-]?\s*\d{1,3})\s*\)?\s*$/iu
const LEAST_COUNTED = 2

/**
 * Whether a heading says how many questions there are, as subjects of the same text do: it is one of them.
 */
export function isCountedAmong(heading: Heading, all: readonly Heading[]): boolean {
  const alike = all.filter(({ name, capitals }) => COUNTED.test(name) && capitals === heading.capitals)
  return alike.includes(heading) && alike.filter(({ name }) => !soundsLikeBlock(name)).length >= LEAST_COUNTED
}

/** Whether a line says how many questions there are of what it names. */
export const saysQuestions = (line: string): boolean => COUNTED.test(line)

/** Where titles say how many questions there are of them, lines of a list that say nothing are none. */
export function byQuestions(text: string, found: readonly Heading[]): Heading[] {
  const isTitle = ({ capitals, place, mark, name }: Heading) =>
    !capitals && place === 'line' && mark === '' && !soundsLikeBlock(name)
  const counted = found.filter((heading) => isTitle(heading) && COUNTED.test(heading.name))
  if (counted.length < LEAST_COUNTED) return [...found]
  return found.map((heading) => {
    if (counted.includes(heading)) return { ...heading, strength: 4.5 }
    const isOfList = isTitle(heading) && /[^.;:!?\s]\s*$/.test(text.slice(0, heading.at).slice(-20))
    return isOfList && !found.some((upper) => upper.to === heading.at && !isTitle(upper))
      ? { ...heading, strength: 2 }
      : heading
  })
}
