import type { Heading } from './heading-parts.ts'
import { ROMAN } from './heights.ts'
import { listed } from './topics.ts'
import {
  areRelated,
  isCommonSubject,
  namesOccupation,
  soundsLikeBlock,
  soundsLikePost,
  soundsLikeSubject,
} from './words.ts'

/**
 * Without the Roman numbers that count the topics of a subject: in running text, where the numbers below them
 * begin anew ("I. Controle. 1. Tipos. 2. Formas. II. Auditoria. 1. Normas."), and titles of their own that say a
 * part of what the subject does, or that begin anew below each: "ADMINISTRAÇÃO\nI) RECURSOS HUMANOS – Recrutamento."
 */
export function withoutListedRomans(headings: readonly Heading[], text: string): Heading[] {
  const isRoman = ({ num }: Heading) => ROMAN.test(num)
  const mayCount = ({ num, capitals, place }: Heading) => place === 'inline' && !capitals && ROMAN.test(num)
  const others = headings.filter((heading) => !mayCount(heading))
  const inText = (heading: Heading) => {
    const from = others.findLast(({ to }) => to <= heading.at)?.to ?? 0
    const to = others.find(({ at }) => at > heading.at)?.at ?? text.length
    return listed(text.slice(from, to), 'roman')?.some(({ at }) => from + at === heading.at) === true
  }
  const parts = new Set(partsOfSubjects(headings, text))
  return headings.filter(
    (heading) => !(isRoman(heading) && (parts.has(heading) || (mayCount(heading) && inText(heading)))),
  )
}

const LEAST_COUNTED = 2
// Where a dash follows the number, lesser titles group what stands below them.
const CLOSED = /^[IVXL]+\s?\)/u

/** Titles in capitals that Roman numbers count from the first on, right below the name of a subject. */
function partsOfSubjects(headings: readonly Heading[], text: string): Heading[] {
  const counts = headings.flatMap((upper, index) => {
    const next = headings.slice(index + 1).findIndex(({ num }) => !ROMAN.test(num))
    const below = headings.slice(index + 1, next < 0 ? undefined : index + 1 + next)
    const isCounted = below[0]?.num === 'I' && below.length > 1 && below.every(({ capitals }) => capitals)
    const isRight = text.slice(upper.to, below[0]?.at).trim() === ''
    const holdsCount = below.some(({ to }) => /^1[\s.)–-]/.test(text.slice(to, to + 2)))
    return isCounted && isRight && !holdsCount && mayHold(upper) ? [{ upper, below }] : []
  })
  const isPart = ({ upper, below }: (typeof counts)[number]) =>
    isCommonSubject(upper.name) && below.every(({ name }) => areRelated(name, upper.name))
  const strangers = counts.flatMap(({ upper, below }) =>
    below.filter(({ name }) => isCommonSubject(name) && !areRelated(name, upper.name)),
  )
  const all = counts.flatMap(({ below }) => below)
  const closed = all.every(({ at }) => CLOSED.test(text.slice(at, at + 9)))
  const beginAnew = closed && counts.length >= LEAST_COUNTED && strangers.length < all.length / 2
  return counts.filter((one) => beginAnew || isPart(one)).flatMap(({ below }) => below)
}

const mayHold = ({ num, capitals, name }: Heading): boolean =>
  capitals &&
  !ROMAN.test(num) &&
  !soundsLikeBlock(name) &&
  !soundsLikePost(name) &&
  (soundsLikeSubject(name) || !namesOccupation(name))
