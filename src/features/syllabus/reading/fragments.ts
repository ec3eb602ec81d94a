import { type CapitalRun, capitalRun } from './capitals.ts'
import { closesFirst, contentAfter, type Heading, isKnown, isUnclosed, numbered } from './heading-parts.ts'
import { ACRONYMS, closing, ONE_WORD } from './headings.ts'
import { shareOfCapitals } from './letters.ts'
import type { Marker } from './markers.ts'
import type { Stream } from './stream.ts'
import { soundsLikeSubject } from './words.ts'

const BOUNDARY =
  /(?:[;!?]|(?<!(?:^|[\s(])(?:n|nº|[Aa]rts?|inc|[Dd]ra?|[Pp]rof|[Ss]ra?|ex|pp?|cf|vs|séc|\p{Lu}))\.)["”')]*\s+/gu

/** Finds headings between a closed sentence and a new count: "(LGPD). Raciocínio Lógico: 1". */
export function fragmentHeadings(
  { text }: Stream,
  markers: readonly Marker[],
  known: readonly Heading[],
  shouts: boolean,
): Heading[] {
  const ends = new Map(known.map((heading) => [heading.to, heading]))
  const sure = known.filter(({ strength }) => strength >= 3.5)
  return markers.filter(opensAnew).flatMap((marker) => {
    const inside = sure.findLast(
      ({ at, to }) => at < marker.at && to <= marker.at && at > marker.at - FARTHEST,
    )
    const fragment = fragmentBefore(text, marker.at, inside?.to === marker.at ? inside.at : inside?.to)
    const line = ends.get(marker.at)
    if (!fragment || line?.at === fragment.at || (line?.strength ?? 0) >= 3.5) return []
    const placed = opensLine(text, fragment.at) ? { ...fragment, place: 'lead' as const } : fragment
    return [shouts ? { ...placed, capitals: false, strength: Math.min(fragment.strength, 3.5) } : placed]
  })
}

const opensLine = (text: string, at: number): boolean => text[at - 1] === '\n'

const opensAnew = ({ path }: Marker): boolean => path.length <= 2 && path.every((part) => part === 1)

const FARTHEST = 450

/** `floor` is the end of the heading before it, beyond which it cannot reach back. */
function fragmentBefore(text: string, to: number, floor = 0): Heading | undefined {
  const start = Math.max(floor, to - FARTHEST)
  const before = text.slice(start, to)
  const body = before.replace(/[\s:.;–-]+$/u, '')
  const mark = /[:.–]/u.exec(before.slice(body.length))?.[0] ?? ''
  const cut = [...body.matchAll(BOUNDARY)].at(-1)
  if (!cut && start > floor) return
  const at = withRoman(text, start + (cut ? cut.index + cut[0].length : 0))
  const { num, from } = numbered(text, at)
  const words = text.slice(from, start + body.length)
  return capitalsAtEnd(words, from, to, mark) ?? wholeFragment(words, { at, to, num, mark })
}

/** A Roman number after a full stop belongs to the heading behind it: "II. Direito Administrativo". */
function withRoman(text: string, at: number): number {
  const found = /(?<![\p{L}\p{N}])([IVXL]{1,5})\s?[.)]\s*$/u.exec(text.slice(Math.max(0, at - 9), at))
  return found ? at - found[0].length : at
}

/** Capitals after an unclosed sentence: "… e matriciais ATUALIDADES: 1". */
function capitalsAtEnd(words: string, from: number, to: number, mark: string): Heading | undefined {
  const found = CAPITAL_END.exec(words)
  const capitals = found?.[1]
  if (!found || capitals === undefined || found.index === 0) return
  const at = from + found.index + found[0].length - capitals.length
  return {
    at,
    to,
    name: capitals.replace(/\s+/g, ' '),
    num: '',
    capitals: true,
    place: 'inline',
    mark,
    strength: 4,
  }
}

const [SHORTEST, LONGEST, LONGEST_IN_CAPITALS] = [3, 150, 400]

function wholeFragment(
  words: string,
  known: Pick<Heading, 'at' | 'to' | 'num' | 'mark'>,
): Heading | undefined {
  const name = words.replace(/\s+/g, ' ')
  const capitals = shareOfCapitals(name.replace(/\([^)]*\)/g, '')) > 0.85 && /\p{Lu}{4}/u.test(name)
  const most = capitals ? LONGEST_IN_CAPITALS : LONGEST
  if (name.length < SHORTEST || name.length > most || !/^["“]?\p{Lu}/u.test(name)) return
  if (closesFirst(name)) return
  return { ...known, name, capitals, place: 'inline', strength: fragmentStrength(name, capitals, known.mark) }
}

const CAPITAL_END = /\p{Ll}[).;,]?\s+(\p{Lu}{3,}(?:[,\s–-]+(?:\p{Lu}+|[deao]{1,3}))*\s+\p{Lu}{3,})$/u

const SENTENCE = /[.;!?)]\s+(?=\p{Lu}{3}|[IVX]{1,4}\s?[-–.)]?\s\p{Lu}{3})/gu

/** Capitals after a closed sentence, in a text whose lines mean nothing: "… (TLP). DIREITO PENAL: Crimes". */
export function runningHeadings(stream: Stream): Heading[] {
  const { text } = stream
  return [...text.matchAll(SENTENCE)].flatMap((stop) => {
    const at = stop.index + stop[0].length
    const { num, from } = numbered(text, at)
    const run = text[at - 1] === '\n' ? undefined : capitalRun(stream, from)
    const name = text.slice(from, run?.end ?? from).replace(/[\s:]+$/u, '')
    if (!(run && runsAsHeading(name, run, text))) return []
    const to = contentAfter(text, run.end)
    return [{ at, to, name, num, capitals: true, place: 'inline', mark: closing(run.mark), strength: 4 }]
  })
}

/** Whether capitals after a closed sentence name what follows: "… pagamento. BIBLIOTECÁRIO Catalogação". */
function runsAsHeading(name: string, { mark, end }: CapitalRun, text: string): boolean {
  if (ACRONYMS.test(name) || isUnclosed(name)) return false
  const long = name.split(/[\s,-]+/).filter((word) => word.length >= 5).length
  if (mark === '\n') return isKnown(name) && DASHED.test(text.slice(end, end + 8))
  if (mark === ':') return (long > 0 && name.includes(' ')) || soundsLikeSubject(name)
  return mark === '' && (long >= 2 || ONE_WORD.test(name)) && beginsBehind(name, text.slice(end, end + 8))
}

const DASHED = /^\s+[–—-]\s+\p{Lu}\p{Ll}/u

const beginsBehind = (name: string, next: string): boolean =>
  /^\s+\p{Lu}\p{Ll}/u.test(next) ||
  (isKnown(name) && DASHED.test(next)) ||
  (soundsLikeSubject(name) && /^\s+\p{Lu}{1,3}-\p{Lu}\p{Ll}/u.test(next))

function fragmentStrength(name: string, capitals: boolean, mark: string): number {
  const known = soundsLikeSubject(name) ? 1 : 0
  if (capitals) return 4
  if (mark === ':') return 2.5 + known
  return (mark === '' ? 0.5 : 0) + known + (name.length > 80 ? -1 : 0)
}
