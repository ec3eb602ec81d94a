import type { Heading } from './headings.ts'
import type { Marker } from './markers.ts'

/**
 * A number before a heading in capitals is the section's, no topic's, where a numbering begins right
 * after it or another heading stands there: "1.1 LÍNGUA PORTUGUESA 1 Compreensão".
 */
export function withoutSectionNumbers(markers: readonly Marker[], headings: readonly Heading[]): Marker[] {
  const sections = new Map(headings.filter(({ num, capitals }) => num !== '' && capitals).map((heading) => [heading.at, heading]))
  const heads = new Set(headings.filter(({ strength, capitals }) => capitals && strength >= 4).map(({ at }) => at))
  const byPlace = new Map(markers.map((marker) => [marker.at, marker]))
  return markers.filter((marker) => {
    const heading = sections.get(marker.at)
    if (!heading || heading.to < marker.to) return true
    const next = byPlace.get(heading.to)
    if (!next) return !heads.has(heading.to)
    const opens = next.path.length === 1 && next.path[0] === 1
    return !(opens || (heads.has(next.at) && !continues(marker.path, next.path)))
  })
}

function continues(path: readonly number[], next: readonly number[]): boolean {
  const sibling = next.length === path.length && next.at(-1) === (path.at(-1) ?? 0) + 1
  return sibling && next.slice(0, -1).every((part, index) => part === path[index])
}

const SERIES = /^(.{3,}?)\s*[–—:-]\s*((BLOCO|PARTE|M[ÓO]DULO|UNIDADE|TEMA|EIXO|GRUPO)\s+(?:I|1))$/u

/** Parts "ÊNFASE 1 – BLOCO I" where the text goes on with "BLOCO II": the first part is another heading. */
export function partedSeries(headings: readonly Heading[]): Heading[] {
  const names = new Set(headings.map(({ name }) => name))
  return headings.flatMap((heading) => {
    const [, before = '', first = '', word = ''] = SERIES.exec(heading.name.replace(/\s+/g, ' ')) ?? []
    if (first === '' || !(names.has(`${word} II`) || names.has(`${word} 2`))) return [heading]
    const cut = heading.to - (heading.name.length - heading.name.lastIndexOf(word)) - 1
    return [
      { ...heading, to: cut, name: before, place: 'line' as const },
      { ...heading, at: cut, name: first, num: '', place: 'inline' as const },
    ]
  })
}
