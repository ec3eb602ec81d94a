import type { Tree } from '../tree.ts'
import { losesAccents } from './lost-accents.ts'
import type { Difference } from './lost-letters.ts'
import type { Marker } from './markers.ts'
import { type Aside, misreadingsOf } from './misreadings.ts'
import { type Accepted, stepValue } from './outline.ts'
import type { Skeleton } from './skeleton.ts'
import { flat } from './topics.ts'

export interface Doubts {
  /** Letters missing from the tree, and letters that it invented: empty unless the reader is wrong. */
  readonly letters: Difference
  /** Rejected numbers that look like a topic's, with the words around them. */
  readonly unused: readonly string[]
  /** Repeated or skipped numbers, with the words of the second: "14 → 16 Crase". */
  readonly breaks: readonly string[]
  /** The beginnings of topics so long that they may be several. */
  readonly long?: readonly string[]
  /** Signs of a misreading: rejected lines like titles, and subjects inside topics. */
  readonly strange?: readonly string[]
  /** Things that the text lacks: line breaks, ends of topics, small letters (which mark names) or accents. */
  readonly lacks?: 'lines' | 'ends' | 'small letters' | 'accents'
  /** 0 to 1: the share of topic-like numbers that fit. */
  readonly confidence: number
}

const LOOKS_LIKE_A_TOPIC = 2
const LONG = 800
// With fewer numbers than this for each line, only closing signs show where a topic begins.
const SHARE_OF_NUMBERS = 0.3

function lackedBy({ isFlat, shouts, stream, accepted }: Skeleton): Pick<Doubts, 'lacks'> {
  if (isFlat) return { lacks: 'lines' }
  if (shouts) return { lacks: 'small letters' }
  if (stream.unclosed && accepted.length < stream.lines.length * SHARE_OF_NUMBERS) return { lacks: 'ends' }
  return losesAccents(stream.text) ? { lacks: 'accents' } : {}
}

/** Collects the doubts about a reading. */
export function doubtsOf(skeleton: Skeleton, tree: Tree, letters: Difference, aside: Aside): Doubts {
  const { blocks } = tree
  const { markers, accepted, stream, headings } = skeleton
  const taken = new Set(accepted.map(({ at }) => at))
  const inHeading = ({ at }: Marker) => headings.some((heading) => at >= heading.at && at < heading.to)
  const unused = markers.filter(
    (marker) => marker.weight >= LOOKS_LIKE_A_TOPIC && !taken.has(marker.at) && !inHeading(marker),
  )
  const breaks = accepted.flatMap((marker, index) => breakBefore(stream.text, accepted[index - 1], marker))
  const topics = blocks.flatMap(({ subjects }) => subjects.flatMap((subject) => flat(subject.topics)))
  const long = topics.filter(({ text }) => text.length > LONG)
  return {
    letters,
    long: long.map(({ text }) => excerpt(text, 0, 70)),
    strange: [...new Set(misreadingsOf(skeleton, tree, aside).map((text) => excerpt(text, 0, 90)))],
    ...lackedBy(skeleton),
    unused: unused.map(({ at }) => excerpt(stream.text, at - 30, at + 40)),
    breaks,
    confidence:
      accepted.length === 0 ? 1 : (accepted.length - breaks.length) / (accepted.length + unused.length),
  }
}

function breakBefore(text: string, before: Accepted | undefined, marker: Accepted): string[] {
  if (!before || marker.fresh || (stepValue(before.path, marker.path) ?? -1) >= 0) return []
  return [`${before.num} → ${marker.num} ${excerpt(text, marker.to, marker.to + 40)}`]
}

/** The whole words between two offsets, with '…' if more words surround them. */
function excerpt(text: string, from: number, to: number): string {
  const start = Math.max(0, from)
  const words = text.slice(start, to)
  const opened = /\S/.test(text[start - 1] ?? ' ') ? words.replace(/^\S*\s/, '…') : words
  if (to >= text.length) return opened.replace(/\s+/g, ' ').trim()
  const closed = /\S/.test(text[to] ?? '') ? opened.replace(/\s\S*$/, '') : opened
  return `${closed.replace(/\s+/g, ' ').trim()}…`
}
