import { ROMAN } from './heading-heights.ts'
import type { Heading } from './heading-parts.ts'
import type { Accepted } from './outline.ts'
import { around, holdsNumber, titlesInProse } from './prose-titles.ts'
import type { Stream } from './stream.ts'
import { namesCommonSubject, soundsLikeBlock, soundsLikeSubject } from './words.ts'

/** The headings that remain, in document order, given the accepted numbers. */
export function remainingHeadings(
  stream: Stream,
  headings: readonly Heading[],
  accepted: readonly Accepted[],
): Heading[] {
  const { text } = stream
  const used = new Set(accepted.flatMap(({ heading }) => (heading ? [heading] : [])))
  const sorted = [...headings].sort((a, b) => a.at - b.at || b.to - a.to)
  const fragments = new Set([...used].map(({ at }) => at))
  const abuts = (heading: Heading) =>
    heading.strength >= 3.5 && fragments.has(heading.to) && !holdsNumber(accepted, heading)
  const leads = leadingTitles(used)
  const holds = (heading: Heading) =>
    isFirm(heading, accepted) ||
    ((leads || namesCommonSubject(heading.name)) && leadsProse(heading, accepted))
  const held = sorted.filter((heading) => used.has(heading) || abuts(heading) || holds(heading))
  const firm = withoutOverlap(held, used)
  const all = [...firm, ...titlesInProse(stream, sorted, firm, accepted)].sort(
    (a, b) => a.at - b.at || b.to - a.to,
  )
  const standing = withoutListed(text, withoutOverlap(all, used))
  return [...standing, ...continuedGroups(text, standing, accepted)].sort((a, b) => a.at - b.at)
}

/** Keeps, of overlapping headings, the one with a numbering, the surer, then the longer. */
function withoutOverlap(sorted: readonly Heading[], used: ReadonlySet<Heading>): Heading[] {
  const kept: Heading[] = []
  for (const heading of sorted) {
    const last = kept.at(-1)
    if (!last || last.to <= heading.at) kept.push(heading)
    else if (rank(heading, used) > rank(last, used)) kept.splice(-1, 1, heading)
  }
  return kept
}

const rank = (heading: Heading, used: ReadonlySet<Heading>) => heading.strength + (used.has(heading) ? 10 : 0)

/** Keeps capitals at the head of a line unless a numbering continues across them. */
function isFirm(heading: Heading, accepted: readonly Accepted[]): boolean {
  if (holdsNumber(accepted, heading)) return false
  const { before, after } = around(accepted, heading)
  // "3\nÉTICA e INTEGRIDADE. 3.1": words right behind a continued number are its topic.
  if (before?.to === heading.at && !after?.fresh) return false
  if (after && !after.fresh) return holdsWithin(heading, after)
  const { capitals, place, strength } = heading
  if (place === 'inline') return capitals && strength >= 4 && before?.to !== heading.at
  if (capitals) return strength >= 3
  return place === 'line' && strength >= (before ? 4 : 3.5)
}

const LEAST_LEADS = 2

/** Whether numberings begin under titles at the head of a line, and under none in capitals. */
function leadingTitles(used: ReadonlySet<Heading>): boolean {
  const leads = [...used].filter(({ place, mark }) => place === 'lead' && mark === ':')
  return leads.length >= LEAST_LEADS && leads.every(({ capitals }) => !capitals)
}

/** An unnumbered subject among subjects with a colon: "Língua Inglesa: Compreensão de textos." */
function leadsProse(heading: Heading, accepted: readonly Accepted[]): boolean {
  if (holdsNumber(accepted, heading)) return false
  const { before, after } = around(accepted, heading)
  const between = before !== undefined && before.to < heading.at && (after?.fresh ?? true)
  return between && heading.place === 'lead' && heading.mark === ':' && heading.strength >= 4
}

/** Between continued numbers only a heading in a line of its own remains. */
function holdsWithin({ place, strength, capitals, mark, to }: Heading, after: Accepted): boolean {
  return place === 'line' && strength >= 4 && (capitals || mark === ':' || to === after.at)
}

/** A title right below another is a list's first topic, unless the upper one names a part or a post. */
function withoutListed(text: string, sorted: readonly Heading[]): Heading[] {
  const headsSubject = (upper: Heading, lower: Heading) =>
    !soundsLikeSubject(upper.name) &&
    soundsLikeSubject(lower.name) &&
    /^(?:1[\s.)–-]|[^\n]*\.\s)/.test(text.slice(lower.to, lower.to + 300))
  return sorted.filter((heading, index) => {
    const upper = sorted[index - 1]
    const listed = upper && isTitleLine(upper) && isTitleLine(heading) && upper.to === heading.at
    const counted = upper && ROMAN.test(upper.num) && COUNTS.test(text.slice(heading.to, heading.to + 3))
    const parts = upper && (counted || soundsLikeBlock(upper.name) || headsSubject(upper, heading))
    return !listed || parts || soundsLikeBlock(heading.name)
  })
}

const COUNTS = /^1[\s.)–-]/u

const isTitleLine = ({ capitals, place, mark }: Heading): boolean =>
  !capitals && place === 'line' && mark === ''

const GROUP = /[.;]\s+(\p{Lu}[^.;:\d]{3,60}):\s*$/u

/** "… descontos. Estatística: 3. Média": a group that continues the previous group's numbers. */
function continuedGroups(
  text: string,
  standing: readonly Heading[],
  accepted: readonly Accepted[],
): Heading[] {
  return accepted.flatMap((marker, index) => {
    const before = accepted[index - 1]
    if (!before || marker.fresh || marker.path.length > 1) return []
    const above = standing.findLast(({ at }) => at < marker.at)
    const found = GROUP.exec(text.slice(before.to, marker.at))
    if (!(found && above) || above.capitals || above.mark !== ':' || above.to < before.at - LONGEST_GROUP)
      return []
    const name = found[1] ?? ''
    const at = before.to + found.index + found[0].indexOf(name)
    const group = {
      at,
      to: marker.at,
      name: name.replace(/\s+/g, ' '),
      num: '',
      capitals: false,
      mark: ':',
      strength: 3,
    }
    return [{ ...group, place: above.place === 'line' ? ('lead' as const) : ('inline' as const) }]
  })
}

const LONGEST_GROUP = 3000
