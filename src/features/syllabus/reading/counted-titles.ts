import type { Heading } from './heading-parts.ts'
import { soundsLikeBlock } from './words.ts'

const COUNTED =
  /(?:\d{1,3}\s*(?:quest(?:[õo]?es|[ãa]?o)|itens)|quest(?:[õo]?es)\s*[:=–—-]?\s*\d{1,3})\s*\)?\s*$/iu
const LEAST_COUNTED = 2

/** Whether a line gives the number of questions for what it names. */
export const saysQuestions = (line: string): boolean => COUNTED.test(line)

/** If titles give their questions, lines of a list without any are not titles. */
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
