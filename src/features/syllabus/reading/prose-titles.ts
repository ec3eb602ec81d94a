import type { Heading } from './heading-parts.ts'
import { type Accepted, firstFrom } from './outline.ts'
import type { Stream } from './stream.ts'
import { namesCommonSubject, namesOccupation, soundsLikeBlock } from './words.ts'

interface Around {
  before: Accepted | undefined
  after: Accepted | undefined
}

/** The accepted numbers right before and right after a heading. */
export function around(accepted: readonly Accepted[], { at, to }: Heading): Around {
  const low = firstFrom(accepted, at)
  const next = accepted[low]
  const inside = next && next.at < to
  return { before: accepted[low - 1], after: inside ? undefined : next }
}

/** Whether a heading contains an accepted number. */
export function holdsNumber(accepted: readonly Accepted[], heading: Heading): boolean {
  const next = accepted[firstFrom(accepted, heading.at)]
  return next !== undefined && next.at < heading.to
}

/** Titles at the head of a line in text without numbers: "Matemática: Razão e proporção. Porcentagem." */
export function titlesInProse(
  stream: Stream,
  sorted: readonly Heading[],
  firm: readonly Heading[],
  accepted: readonly Accepted[],
): Heading[] {
  const { text } = stream
  const above = (heading: Heading) => firm.findLast(({ to }) => to <= heading.at)
  const inProse = (heading: Heading) => {
    const { before, after } = around(accepted, heading)
    const from = above(heading)?.to ?? 0
    const isBelow = before && before.at >= from && !standsAlone(text, heading)
    return !(isBelow || (after && !after.fresh) || holdsNumber(accepted, heading))
  }
  const titles = sorted.filter(
    ({ capitals, place, strength }) => !capitals && place !== 'inline' && strength >= 3.5,
  )
  const prose = titles.filter((heading) => !firm.includes(heading) && inProse(heading))
  const underBlock = (heading: Heading) => holdsLeads(text, above(heading), { firm, opened })
  const opens = (heading: Heading) => !/[\p{L}\p{N}]/u.test(text.slice(above(heading)?.to ?? 0, heading.at))
  const known = prose.filter(
    (heading) =>
      heading.place === 'lead' &&
      heading.strength >= 4 &&
      !(isListed(text, heading) || explainsItself(text, heading)),
  )
  const openers = known.filter(opens)
  const opened = openers.map(above)
  const posts = postsAbove(opened, known.filter(underBlock).length, namesOpeningLists(openers))
  const beside = known.filter(({ name }) => namesCommonSubject(name))
  // If the first one starts a post's own list, the others continue it.
  const listing = new Set(
    opened.filter((upper) => upper && !posts.has(upper) && !soundsLikeBlock(upper.name)),
  )
  const isBeside = (heading: Heading) =>
    beside.length >= leastBeside(firm) &&
    beside.includes(heading) &&
    !opens(heading) &&
    !listing.has(above(heading))
  const leads = known.filter(
    (heading) => underBlock(heading) || posts.has(above(heading)) || isBeside(heading),
  )
  const lines = prose.filter(({ place }) => place === 'line')
  if (!leads.some((lead) => opens(lead) || isBeside(lead))) return lines
  const all = [...firm, ...lines]
  const holders = all.filter((heading) => soundsLikeBlock(heading.name) || posts.has(heading))
  const unknown = unknownLeads(stream, sorted.filter(inProse), { known: leads, firm: all, holders })
  return [...lines, ...leads, ...unknown]
}

/** A very common subject's name, alone in its line after a closed sentence. */
const standsAlone = (text: string, { at, name, place, mark }: Heading): boolean =>
  place === 'line' &&
  mark === '' &&
  namesCommonSubject(name) &&
  /[.;]\s*$/.test(text.slice(Math.max(0, at - 3), at))

interface Uppers {
  firm: readonly Heading[]
  opened: readonly (Heading | undefined)[]
}

/** Whether first words below a heading are subjects: there is no heading, or it is a part of the exam. */
function holdsLeads(text: string, upper: Heading | undefined, { firm, opened }: Uppers): boolean {
  if (!upper) return true
  // Headings of a series are alike: "Bloco 1" has leading subjects only if "Bloco 2" has them.
  const word = SERIES.exec(upper.name)?.[1]
  const series = firm.filter(({ name }) => word !== undefined && SERIES.exec(name)?.[1] === word)
  if (series.some((other) => !opened.includes(other))) return false
  return soundsLikeBlock(upper.name) && !/[–—-]\s*$/.test(text.slice(upper.at, upper.to))
}

const SERIES = /^(\p{L}+)\s+(?:[IVX]+|\d+)$/u

/** If subjects begin lines below parts of the exam or several posts, posts contain subjects. */
function postsAbove(
  uppers: readonly (Heading | undefined)[],
  leads: number,
  comeAgain: boolean,
): Set<Heading | undefined> {
  const posts = uppers.filter((upper) => upper?.capitals && upper.place === 'line')
  return new Set(leads >= LEAST_KNOWN || comeAgain ? posts : [])
}

/** Whether one common subject comes first below several headings. */
function namesOpeningLists(openers: readonly Heading[]): boolean {
  const names = openers.map(({ name }) => name).filter(namesCommonSubject)
  return new Set(names).size < names.length
}

/** Lines that end with semicolons belong to a list: "Orçamento público: ciclo e créditos;". */
function isListed(text: string, { at, to, name }: Heading): boolean {
  const before = text.slice(Math.max(0, at - 3), at)
  const own = text.slice(to, to + LONGEST_OWN)
  const lists = /^(?:[^.;]|\.(?!\s))*;\s*(?:\n|$)/.test(own)
  return /;\s*$/.test(before) || (lists && !(/\.\s*$/.test(before) && namesCommonSubject(name)))
}

const LONGEST_OWN = 300

/** "Contabilidade pública: conceito e regimes." is a topic, unless every exam has such a subject. */
const explainsItself = (text: string, { to, name }: Heading): boolean =>
  /^\p{Ll}/u.test(text.slice(to, to + 1)) && !namesCommonSubject(name)

const [LEAST_KNOWN, LEAST_ALIKE] = [2, 3]

/** One is enough among names in capitals that begin lines in the same way. */
const leastBeside = (firm: readonly Heading[]): number =>
  firm.filter(({ capitals, place, mark }) => capitals && place !== 'line' && mark === ':').length <
  LEAST_ALIKE
    ? LEAST_KNOWN
    : 1

interface Standing {
  known: readonly Heading[]
  firm: readonly Heading[]
  /** Headings of `firm` with subjects below: parts of the exam, posts. */
  holders: readonly Heading[]
}

/** Unknown names that begin paragraphs like known subjects around them: "Médico – Cardiologia: Anatomia." */
function unknownLeads(
  stream: Stream,
  inProse: readonly Heading[],
  { known, firm, holders }: Standing,
): Heading[] {
  if (known.length < LEAST_KNOWN) return []
  const taken = new Set([...known, ...firm])
  const unknown = inProse.filter((heading) => leadsWithColon(heading) && !taken.has(heading))
  const sorted = [...firm].sort((a, b) => a.at - b.at)
  const found: Heading[] = []
  for (const heading of unknown) {
    const above = sorted[firstFrom(sorted, heading.at) - 1]
    if (above && holders.includes(above) && isFirstOrNext(stream, heading, above, found.at(-1)))
      found.push(heading)
  }
  return found
}

const leadsWithColon = ({ place, mark, capitals }: Heading): boolean =>
  place === 'lead' && mark === ':' && !capitals

function isFirstOrNext(
  { text, width, gaps }: Stream,
  { at, name }: Heading,
  above: Heading,
  last: Heading | undefined,
): boolean {
  if (!/[\p{L}\p{N}]/u.test(text.slice(above.to, at))) return true
  if (last === undefined || last.at < above.at) return false
  return (
    gaps.has(at) || endsParagraph(text, at, width) || (namesOccupation(name) && namesOccupation(last.name))
  )
}

/** Whether the line before an offset is closed, and shorter than a full one. */
function endsParagraph(text: string, at: number, width: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 2) + 1, at).trimEnd()
  return /[.;]$/.test(line) && line.length < width * 0.85
}
