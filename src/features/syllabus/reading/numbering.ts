import type { Heading } from './heading-parts.ts'
import { continues, type Marker } from './markers.ts'
import { firstFrom, stepValue } from './outline.ts'
import { isCommonSubject, namesSubject, soundsLikeBlock, soundsLikeSubject } from './words.ts'

/** Drops a section's number before a heading that starts its own numbers: "1.1 LÍNGUA PORTUGUESA 1". */
export function withoutSectionNumbers(
  markers: readonly Marker[],
  headings: readonly Heading[],
  text: string,
): Marker[] {
  const counted = new Set([...countedSections(headings, markers), ...sectionsOverLetters(headings, text)])
  const isSection = (heading: Heading) => heading.capitals || mayCount(heading) || counted.has(heading)
  const sections = new Map(
    headings
      .filter((heading) => heading.num !== '' && isSection(heading))
      .map((heading) => [heading.at, heading]),
  )
  const heads = new Set(
    headings.filter(({ strength, capitals }) => capitals && strength >= 4).map(({ at }) => at),
  )
  const byPlace = new Map(markers.map((marker) => [marker.at, marker]))
  const mayStand = ({ to, capitals }: Heading, marker: Marker) =>
    !heads.has(to) ||
    isOutlined(marker, markers) ||
    (!capitals && continues(pathBefore(marker, markers), marker.path))
  // "2 ESPECÍFICOS 2.1 ADMINISTRADOR 1 Gestão": both are sections.
  const opensAnew = ({ at }: Marker) => byPlace.get(sections.get(at)?.to ?? -1)?.path.join() === '1'
  const isTopic = (heading: Heading, marker: Marker) => {
    const next = byPlace.get(heading.to)
    if (!next) return mayStand(heading, marker)
    if (next.path.join() === '1') return false
    return !heads.has(next.at) || (!opensAnew(next) && goesOn(marker, next, markers))
  }
  return markers.filter((marker) => {
    const heading = sections.get(marker.at)
    if (!heading || heading.to < marker.to) return true
    return !counted.has(heading) && isTopic(heading, marker)
  })
}

/** Whether the next marker continues this one, or this one the one before, deeper than sections (1, 1.1). */
const goesOn = ({ at, path }: Marker, next: Marker, markers: readonly Marker[]): boolean =>
  continues(path, next.path) || (path.length > 2 && continues(pathBefore({ at }, markers), path))

const pathBefore = ({ at }: Pick<Marker, 'at'>, markers: readonly Marker[]): readonly number[] =>
  markers[firstFrom(markers, at) - 1]?.path ?? []

/** Whether one of the topics that it continues has others below: "4. SINTAXE: 4.1 Crase 5. PONTUAÇÃO". */
function isOutlined({ at, path }: Marker, markers: readonly Marker[]): boolean {
  let sibling = (path[0] ?? 0) - 1
  for (let index = firstFrom(markers, at) - 1; index >= 0; index--) {
    const before = markers[index]?.path ?? []
    if (path.length > 1 || before[0] !== sibling) return false
    if (before.length > 1) return true
    sibling--
  }
  return false
}

/** Numbered titles in capitals above letters: "1. MATEMÁTICA\na) Conjuntos. …\n2. FÍSICA\na) …". */
function sectionsOverLetters(headings: readonly Heading[], text: string): readonly Heading[] {
  const titles = headings.filter(
    ({ capitals, place, num, to }) =>
      capitals && place === 'line' && /^\d+$/.test(num) && FIRST_LETTER.test(text.slice(to, to + 6)),
  )
  const inOrder = titles.every(({ num }, at) => at === 0 || Number(num) === Number(titles[at - 1]?.num) + 1)
  return titles.length > 1 && inOrder ? titles : []
}

const FIRST_LETTER = /^\s*a(?:\s?\)|\.\s)/u

// The score of a step from 1.2 to 2.1 if number 2 is elsewhere.
const NEXT_PART = -3

/** Numbered headings above topics without such numbers: "1. MATEMÁTICA\na) Conjuntos". */
function countedSections(headings: readonly Heading[], markers: readonly Marker[]): Set<Heading> {
  const all = headings.filter(mayAlsoCount)
  const known = all.filter(mayCount)
  const alike = known.length >= LEAST_OUTER ? countedOf(all, headings, markers) : []
  return new Set(alike.length > 0 ? alike : countedOf(known, headings, markers))
}

/** The same headings if only they are numbered; else none. */
function countedOf(
  counted: readonly Heading[],
  headings: readonly Heading[],
  markers: readonly Marker[],
): readonly Heading[] {
  const paths = counted.map(({ num }) => num.split('.').map(Number))
  const parted = (index: number) => {
    const [from, to] = [counted[index - 1]?.at ?? 0, counted[index]?.at ?? 0]
    return headings.some(({ at, capitals, num }) => at > from && at < to && capitals && !/^\d/.test(num))
  }
  const inOrder = paths.every(
    (path, index) =>
      index === 0 ||
      (stepValue(paths[index - 1] ?? [], path) ?? -9) >= NEXT_PART ||
      (path.every((part) => part === 1) && parted(index)),
  )
  const first = counted[0]?.at ?? 0
  const own = new Set(counted.map(({ at }) => at))
  const styles = new Set(markers.filter(({ at }) => own.has(at)).map(({ style }) => style))
  // An unnumbered title between two of them starts its own numbers: "2.3 ADVOGADO\nDIREITO CIVIL.\n1 Pessoas".
  const isBelowBare = (at: number) => {
    const last = counted.findLast((heading) => heading.at <= at)?.at ?? 0
    return headings.some(
      (heading) => heading.num === '' && heading.capitals && heading.at > last && heading.at < at,
    )
  }
  const others = markers.filter(
    ({ at, weight, path, style }) =>
      at > first &&
      !own.has(at) &&
      !isBelowBare(at) &&
      weight >= 1 &&
      (styles.has(style) || path.length > 1 || style === ''),
  )
  // A chapter's first item is not a title: "13.1. O conteúdo é este. 13.2. Conhecimentos Básicos".
  const begins = (paths[0]?.at(-1) ?? 9) <= (paths[0]?.length ?? 0)
  return counted.length > 1 && begins && inOrder && others.length === 0 ? counted : []
}

/** Titles in capitals count; others, and those above sentences, only if they name a subject. */
const mayCount = ({ num, place, capitals, mark, name }: Heading): boolean =>
  /^\d/.test(num) &&
  (place === 'line'
    ? capitals || (mark === '' && soundsLikeSubject(name))
    : capitals && place === 'lead' && soundsLikeSubject(name))

/** Beside known headings others count too, if set apart from their content: "1. Professor de Arte". */
const mayAlsoCount = (heading: Heading): boolean =>
  mayCount(heading) ||
  (/^\d+(?:\.\d+)*$/.test(heading.num) &&
    heading.place === 'line' &&
    heading.mark === '' &&
    heading.strength >= SURE)

const SURE = 3.5

/** Drops a heading whose items continue its number: "1. Língua Portuguesa 1.1 …". */
export function withoutOutlined(headings: readonly Heading[], markers: readonly Marker[]): Heading[] {
  const byPlace = new Map(markers.map((marker) => [marker.at, marker]))
  const byEnd = new Map(markers.map((marker) => [marker.to, marker]))
  return headings.filter((heading) => {
    const own = heading.num === '' ? byEnd.get(heading.at) : byPlace.get(heading.at)
    const next = byPlace.get(heading.to)
    if (!(own && next)) return true
    return next.path.length <= own.path.length || !own.path.every((part, index) => part === next.path[index])
  })
}

const LEAST_OUTER = 2

/** Drops headings numbered like topics (1.1, 2.1), and lettered ones below numbered titles. */
export function holdsTopics(
  titles: readonly Heading[],
  markers: readonly Marker[],
  text: string,
): (heading: Heading) => boolean {
  const counts = countsTopics(titles, markers)
  const heads = titles.some(isCountedTitle)
  const isLettered = ({ num, at }: Heading) =>
    /^[a-h]$/.test(num) || (num === '' && BEHIND_LETTER.test(text.slice(Math.max(0, at - 5), at)))
  const loud = loudLetters(titles)
  const isBelowPart = ({ at }: Heading) => titles.some(({ to, name }) => to === at && soundsLikeBlock(name))
  return (heading) =>
    !((counts && /^\d+\./.test(heading.num) && !isBelowPart(heading)) || loud.has(heading)) &&
    (heading.capitals || !(heads && isLettered(heading)))
}

/** Letters list a subject's topics, even in capitals: "MATEMÁTICA\na) CONJUNTOS – Noção." */
function loudLetters(titles: readonly Heading[]): Set<Heading> {
  const letters = titles.filter(({ num, capitals }) => capitals && /^[a-h]$/.test(num))
  const common = letters.filter(({ name }) => isCommonSubject(name)).length
  const isAbove = ({ num, capitals, name, at }: Heading) =>
    num === '' && capitals && namesSubject(name) && at < (letters[0]?.at ?? 0)
  return new Set(letters.length > 1 && common < letters.length / 2 && titles.some(isAbove) ? letters : [])
}

const isCountedTitle = ({ num, capitals, place }: Heading): boolean =>
  capitals && place === 'line' && /^\d+$/.test(num)

/** Drops lettered lines below numbered titles, which are topics: "1. ENFERMAGEM\na. Fundamentos". */
export function withoutLettered(headings: readonly Heading[], text: string): Heading[] {
  if (!headings.some(isCountedTitle)) return [...headings]
  return headings.filter(
    ({ num, at }) => num !== '' || !LINE_BEHIND_LETTER.test(text.slice(Math.max(0, at - 5), at)),
  )
}

const LINE_BEHIND_LETTER = /(?:^|\n)[a-h]\.\s+$/u

const BEHIND_LETTER = /(?:^|\s)[a-h]\s?\)\s+$/u

function countsTopics(titles: readonly Heading[], markers: readonly Marker[]): boolean {
  const byPlace = new Map(markers.map((marker) => [marker.at, marker]))
  const opens = ({ num, to }: Heading) => /^\d+$/.test(num) && byPlace.get(to)?.num === `${num}.1`
  const outer = titles.filter(({ name }) => soundsLikeSubject(name) && !soundsLikeBlock(name)).filter(opens)
  return new Set(outer.map(({ num }) => num)).size >= LEAST_OUTER
}
