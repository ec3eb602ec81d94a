import { losesAccents } from './lost-accents.ts'
import type { Difference } from './lost-letters.ts'
import type { Marker } from './markers.ts'
import { type Accepted, stepValue } from './outline.ts'
import type { Lack } from './row-doubts.ts'
import type { Skeleton } from './skeleton.ts'

/** Doubts about a text as a whole; those about its rows are in `row-doubts.ts`. */
export interface Doubts {
  /** Letters missing from the tree, and letters that it invented: empty unless the reader is wrong. */
  readonly letters: Difference
  /** Rejected numbers that look like a topic's, with the words around them. */
  readonly unused: readonly string[]
  /** Things that the text lacks: line breaks, ends of topics, small letters (which mark names) or accents. */
  readonly lacks?: Lack
  /** 0 to 1: the share of topic-like numbers that fit. */
  readonly confidence: number
}

const LOOKS_LIKE_A_TOPIC = 2
// With fewer numbers than this for each line, only closing signs show where a topic begins.
const SHARE_OF_NUMBERS = 0.3

function lackedBy({ isFlat, shouts, stream, accepted }: Skeleton): Pick<Doubts, 'lacks'> {
  if (isFlat) return { lacks: 'lines' }
  if (shouts) return { lacks: 'small letters' }
  if (stream.unclosed && accepted.length < stream.lines.length * SHARE_OF_NUMBERS) return { lacks: 'ends' }
  return losesAccents(stream.text) ? { lacks: 'accents' } : {}
}

/** Collects the doubts about a reading. */
export function doubtsOf(skeleton: Skeleton, letters: Difference): Doubts {
  const { markers, accepted, stream, headings } = skeleton
  const taken = new Set(accepted.map(({ at }) => at))
  const inHeading = ({ at }: Marker) => headings.some((heading) => at >= heading.at && at < heading.to)
  const unused = markers.filter(
    (marker) => marker.weight >= LOOKS_LIKE_A_TOPIC && !taken.has(marker.at) && !inHeading(marker),
  )
  const breaks = accepted.filter((marker, index) => isBreak(accepted[index - 1], marker)).length
  return {
    letters,
    ...lackedBy(skeleton),
    unused: unused.map(({ at }) => excerpt(stream.text, at - 30, at + 40)),
    confidence: accepted.length === 0 ? 1 : (accepted.length - breaks) / (accepted.length + unused.length),
  }
}

/** Whether a number repeats, or leaves one out. */
const isBreak = (before: Accepted | undefined, { path, fresh }: Accepted): boolean =>
  before !== undefined && !fresh && (stepValue(before.path, path) ?? -1) < 0

/** The whole words between two offsets, with '…' if more words surround them. */
function excerpt(text: string, from: number, to: number): string {
  const start = Math.max(0, from)
  const words = text.slice(start, to)
  const opened = /\S/.test(text[start - 1] ?? ' ') ? words.replace(/^\S*\s/, '…') : words
  if (to >= text.length) return opened.replace(/\s+/g, ' ').trim()
  const closed = /\S/.test(text[to] ?? '') ? opened.replace(/\s\S*$/, '') : opened
  return `${closed.replace(/\s+/g, ' ').trim()}…`
}
