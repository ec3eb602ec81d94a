import { byQuestions } from './counted-titles.ts'
import { fragmentHeadings, runningHeadings } from './fragments.ts'
import type { Heading } from './heading-parts.ts'
import { lineHeadings } from './headings.ts'
import { shareOfCapitals } from './letters.ts'
import { withoutListedLines } from './listed-lines.ts'
import { decimalMarkers, type Marker } from './markers.ts'
import { withMisprinted } from './misprinted.ts'
import { holdsTopics, withoutLettered, withoutOutlined, withoutSectionNumbers } from './numbering.ts'
import { type Accepted, bestOutline } from './outline.ts'
import { partedHeadings } from './parted-headings.ts'
import { standingHeadings } from './standing.ts'
import { type Stream, streamOf } from './stream.ts'
import { lostLines, unrolled } from './unrolled.ts'

/** The numbers and headings that hold together, of all that could be some. */
export interface Skeleton {
  readonly stream: Stream
  /** Most of it is in capitals. */
  readonly shouts: boolean
  /** Its lines were lost. */
  readonly isFlat: boolean
  readonly markers: readonly Marker[]
  readonly accepted: readonly Accepted[]
  readonly headings: readonly Heading[]
}

const SHOUTS = 0.7

/** Explains most numbers and headings; `wasFlat` where the text around had lost its lines. */
export function skeletonOf(programme: string, wasFlat = false): Skeleton {
  const shouts = shareOfCapitals(programme) > SHOUTS
  const stream = streamOf(unrolled(programme, shouts).split('\n'))
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
  const standing = standingHeadings(stream, headings, accepted)
  return { stream, shouts, isFlat, markers, accepted, headings: withoutLettered(standing, stream.text) }
}

/** Drops numbers inside a name that takes its line: "PROVA OBJETIVA 1 – CONHECIMENTOS GERAIS". */
function withoutNamed(markers: readonly Marker[], headings: readonly Heading[], { text }: Stream): Marker[] {
  const whole = headings.filter(({ capitals, place }) => capitals && place === 'line')
  const isNamed = (marker: Marker) =>
    whole.some(
      ({ at, to }) => at < marker.at && marker.to < to && /\p{Lu}{4}/u.test(text.slice(at, marker.at)),
    )
  return markers.filter((marker) => !isNamed(marker))
}
