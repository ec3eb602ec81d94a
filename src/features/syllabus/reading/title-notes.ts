import { BULLET } from './bullets.ts'
import type { Heading } from './heading-parts.ts'
import type { Stream } from './stream.ts'
import { soundsLikeBlock } from './words.ts'

const NOTE = /\([^()\n]{3,200}\)[.:]?[^\S\n]*\n(?=([^\n]*))/uy
// Whether words before a note are topics: a lone name, or one with a colon, may head the following text.
const TOPICS = /^(?:\d|[^:]*[.;])/u

/** Adds a whole line in brackets to the title above: "Conhecimentos Básicos\n(conforme o edital)". */
export function withNote({ text }: Stream, title: Heading): Heading {
  if (title.place !== 'line') return title
  NOTE.lastIndex = title.to
  const [note = '', next = ''] = NOTE.exec(text) ?? []
  const holds = soundsLikeBlock(title.name) || TOPICS.test(next) || BULLET.test(next)
  return note !== '' && holds ? { ...title, to: title.to + note.length } : title
}
