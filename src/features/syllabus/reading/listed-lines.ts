import { BULLET } from './bullets.ts'
import { type Heading, isKnown } from './heading-parts.ts'
import { isCommonSubject, namesOccupation, soundsLikeBlock, soundsLikePost } from './words.ts'

const [LONGEST_LINE, MOST_LONG] = [80, 0.2]
const LEAST_LINES = 4
// Where other subjects of the text hold lists, fewer lines are one.
const [LEAST_ALIKE, FEWEST_LINES] = [2, 2]
const MOST_CLOSED = 0.2

/**
 * Without the titles among short lines below a subject in capitals: where nothing closes these
 * lines they are its list, whatever they are called.
 */
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

/**
 * Without what leads its sentences in capitals below names of subjects in small letters:
 * "Língua Portuguesa:\nFONOLOGIA: Conceitos básicos. ORTOGRAFIA: O alfabeto."
 */
export function withoutInnerLeads(headings: readonly Heading[]): Heading[] {
  const opens = (heading: Heading, index: number) => {
    const next = headings[index + 1]
    return isSmallTitle(heading) && next !== undefined && isInnerLead(next) && next.at === heading.to
  }
  if (headings.filter(isSmallTitle).length < LEAST_ALIKE) return [...headings]
  let isInside = false
  return headings.filter((heading, index) => {
    if (isInside && isInnerLead(heading)) return false
    isInside = opens(heading, index)
    return true
  })
}

const [LEAST_LABELS, LEAST_PROSE] = [2, 300]
const INNER_LABEL = /[.;]\s+\p{Lu}\p{Ll}[^.:;]{2,60}:\s+\p{Lu}/gu

/**
 * Without the name that leads the prose of a post, where others lead sentences in the midst of it and none another
 * line: "Cargo 11: Analista\nAdministração geral: Escolas. Processos. Marketing: Fundamentos. Projetos: Custos."
 */
export function withoutFirstLeads(text: string, headings: readonly Heading[]): Heading[] {
  const leads = headings.filter(({ capitals, place, mark }) => !capitals && place === 'lead' && mark === ':')
  const sure = leads.filter(({ strength, to }) => strength > WEAK && /^\p{Lu}/u.test(text.slice(to, to + 1)))
  const inProse = headings.flatMap((post, index) => {
    const first = headings[index + 1]
    if (!(first && sure.includes(first) && first.at === post.to && namesPost(post))) return []
    const end = headings.find(
      ({ at, strength }, next) => next > index + 1 && strength > WEAK && !leadsAt(leads, at),
    )
    const inside = leads.filter(({ at }) => at >= first.at && at < (end?.at ?? text.length))
    const prose = text.slice(first.to, end?.at)
    const labels = prose.match(INNER_LABEL)?.length ?? 0
    const isAlone = inside.filter((lead) => sure.includes(lead)).length === 1
    return isAlone && prose.length >= LEAST_PROSE && labels >= LEAST_LABELS ? inside : []
  })
  return headings.filter((heading) => !inProse.includes(heading))
}

const leadsAt = (leads: readonly Heading[], at: number): boolean => leads.some((lead) => lead.at === at)

// A heading of no more strength is one where all else speaks for it.
const WEAK = 3

const namesPost = ({ name, place }: Heading): boolean =>
  place === 'line' && (soundsLikePost(name) || namesOccupation(name))

const isSmallTitle = ({ capitals, place, name }: Heading): boolean =>
  !capitals && place === 'line' && isCommonSubject(name)

const isInnerLead = ({ capitals, place, name }: Heading): boolean =>
  capitals && place === 'lead' && !isKnown(name)

function isList(passage: string, least: number): boolean {
  const lines = passage.trim().split('\n')
  const closed = lines.filter((line) => /[.;:]\s*$/.test(line)).length
  const long = lines.filter((line) => line.length >= LONGEST_LINE).length
  const short = long <= lines.length * MOST_LONG && lines.every((line) => !/^\s*\d/.test(line))
  const bulleted = lines.filter((line) => BULLET.test(line)).length
  if (bulleted > lines.length / 2) return false
  return lines.length >= least && short && closed <= lines.length * MOST_CLOSED
}
