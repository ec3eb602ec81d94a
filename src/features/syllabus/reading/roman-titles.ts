import { contentAfter, type Heading, SMALL_END } from './heading-parts.ts'
import { opensCount } from './lone-titles.ts'
import { romanValue } from './markers.ts'
import type { Stream } from './stream.ts'

// The first one may have a label: "PROGRAMA I Biologia Celular".
const TITLE =
  /^(?:\p{Lu}{4,}[^\S\n]+(?=I[^\S\n]))?([IVXL]{1,6})(?:[^\S\n]?[-–—.)])?[^\S\n]+(\p{Lu}[^\n.:;]{2,90}[^\s.:;,])$/u
const LEAST = 2

/** Adds Roman-counted lines, if some stand above titles counted from 1. */
export function withRomanTitles(stream: Stream, titles: readonly Heading[]): Heading[] {
  const { text, lines } = stream
  const counting = titles.filter(({ to, name, num, place }) => {
    return place === 'line' && num === '' && opensCount(text.slice(to), name)
  })
  const tops = new Set(counting.map(({ at }) => at))
  const found = lines.flatMap((at, index): Heading[] => {
    const end = (lines[index + 1] ?? text.length + 1) - 1
    const title = titleOf(text, at, end)
    const heads = title && (tops.has(title.to) || opensCount(text.slice(end), title.name))
    return heads && romanValue(title.num) > 0 ? [title] : []
  })
  const isCounted = found.every(({ num }, index) => romanValue(num) === index + 1)
  const standsAbove = found.some(({ to }) => tops.has(to))
  if (found.length < LEAST || !(isCounted && standsAbove)) return [...titles]
  const places = new Set(found.map(({ at }) => at))
  return [...titles.filter(({ at }) => !places.has(at)), ...found].sort((a, b) => a.at - b.at)
}

function titleOf(text: string, at: number, end: number): Heading | undefined {
  const [, num = '', name = ''] = TITLE.exec(text.slice(at, end)) ?? []
  if (name === '' || !/\p{Ll}/u.test(name) || SMALL_END.test(name)) return
  const to = contentAfter(text, end)
  return { at, to, name, num, capitals: false, place: 'line', mark: '', strength: 4.5 }
}
