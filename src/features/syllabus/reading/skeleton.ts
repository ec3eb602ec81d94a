import { byQuestions } from './counted-titles.ts'
import { fragmentHeadings, runningHeadings } from './fragments.ts'
import type { Heading } from './heading-parts.ts'
import { lineHeadings } from './headings.ts'
import { shareOfCapitals } from './letters.ts'
import { withoutListedLines } from './listed-lines.ts'
import { lostLines, withLinesRestored } from './lost-lines.ts'
import { decimalMarkers, type Marker } from './markers.ts'
import { withMisprinted } from './misprinted-numbers.ts'
import { holdsTopics, withoutLettered, withoutOutlined, withoutSectionNumbers } from './numbering.ts'
import { type Accepted, bestOutline } from './outline.ts'
import { partedHeadings } from './parted-headings.ts'
import { remainingHeadings } from './remaining-headings.ts'
import { type Stream, streamOf } from './stream.ts'

/** The consistent set of numbers and headings, chosen from all candidates. */
export interface Skeleton {
  readonly stream: Stream
  /** Whether most of it is in capitals. */
  readonly shouts: boolean
  /** Whether its line breaks were lost. */
  readonly isFlat: boolean
  readonly markers: readonly Marker[]
  readonly accepted: readonly Accepted[]
  readonly headings: readonly Heading[]
}

const SHOUTS = 0.7

/** Finds the set that explains most candidates; `wasFlat` if the whole text had lost its lines. */
export function skeletonOf(programme: string, wasFlat = false): Skeleton {
  const shouts = shareOfCapitals(programme) > SHOUTS
  const stream = streamOf(withLinesRestored(programme, shouts).split('\n'))
  const titles = withoutListedLines(stream.text, lineHeadings(stream, shouts))
  const numbers = decimalMarkers(stream)
  const mayStand = holdsTopics(titles, numbers, stream.text)
  const found = byQuestions(stream.text, titles).filter(mayStand)
  const markers = withoutNamed(withoutSectionNumbers(numbers, found, stream.text), found, stream)
  const lines = withoutOutlined(found, markers)
  const running = shouts ? [] : runningHeadings(stream)
  const all = [...lines, ...running, ...fragmentHeadings(stream, markers, lines, shouts)]
  const headings = partedHeadings(withoutOutlined(all.filter(mayStand), markers), stream.text)
  const accepted = withMisprinted(markers, bestOutline(markers, headings))
  const isFlat = wasFlat || lostLines(programme)
  const standing = remainingHeadings(stream, headings, accepted)
  return { stream, shouts, isFlat, markers, accepted, headings: withoutLettered(standing, stream.text) }
}

/** Drops numbers inside a name that fills its line: "PROVA OBJETIVA 1 – CONHECIMENTOS GERAIS". */
function withoutNamed(markers: readonly Marker[], headings: readonly Heading[], { text }: Stream): Marker[] {
  const whole = headings.filter(({ capitals, place }) => capitals && place === 'line')
  const isNamed = (marker: Marker) =>
    whole.some(
      ({ at, to }) => at < marker.at && marker.to < to && /\p{Lu}{4}/u.test(text.slice(at, marker.at)),
    )
  return markers.filter((marker) => !isNamed(marker))
}
