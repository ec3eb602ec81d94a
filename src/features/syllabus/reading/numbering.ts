import type { Heading } from './headings.ts'
import type { Marker } from './markers.ts'

/**
 * A number before a heading in capitals is the section's, no topic's, where a numbering begins right
 * after it or another heading stands there: "1.1 LÍNGUA PORTUGUESA 1 Compreensão".
 */
export function withoutSectionNumbers(markers: readonly Marker[], headings: readonly Heading[]): Marker[] {
  const sections = new Map(
    headings.filter(({ num, capitals }) => num !== '' && capitals).map((heading) => [heading.at, heading]),
  )
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

/** A numbered heading whose items carry on its number ("1. Língua Portuguesa 1.1 …") is the outline's own. */
export function withoutOutlined(headings: readonly Heading[], markers: readonly Marker[]): Heading[] {
  const byPlace = new Map(markers.map((marker) => [marker.at, marker]))
  return headings.filter((heading) => {
    const [own, next] = [byPlace.get(heading.at), byPlace.get(heading.to)]
    if (!(own && next) || heading.num === '') return true
    return next.path.length <= own.path.length || !own.path.every((part, index) => part === next.path[index])
  })
}

function continues(path: readonly number[], next: readonly number[]): boolean {
  const sibling = next.length === path.length && next.at(-1) === (path.at(-1) ?? 0) + 1
  return sibling && next.slice(0, -1).every((part, index) => part === path[index])
}

const SERIES = /^(.{3,}?)\s*[–—:-]\s*((BLOCO|PARTE|M[ÓO]DULO|UNIDADE|TEMA|EIXO|GRUPO)\s+(?:I|1))$/u
const FIRST_OF_ROMAN = /^(.{8,}?)\s*[:–—-]\s*I\s*[.)–—-]?\s+(\p{Lu}{3}.*)$/su
const IN_FRONT =
  /^(.*?CONHECIMENTOS\s+(?:GERAIS|B[ÁA]SICOS|COMUNS|ESPEC[ÍI]FICOS|COMPLEMENTARES|REGIONAIS)(?:\s*\([^)]*\))?)\s+((?:\d{1,2}(?:\.\d{1,2})*\s+)?(?!D[AEO]S?\s|E\s|EM\s|PARA\s)\p{Lu}\p{L}{2}.*)$/su

/** Parts headings that stand in front of another one: "ÊNFASE 1 – BLOCO I", "CONHECIMENTOS BÁSICOS LÍNGUA PORTUGUESA". */
export function partedHeadings(headings: readonly Heading[], text: string): Heading[] {
  const names = new Set(headings.map(({ name }) => name))
  const second = headings.some(({ num }) => num === 'II')
  return headings.flatMap((heading) => {
    const name = heading.name.replace(/\s+/g, ' ')
    const [, before = '', first = '', word = ''] = SERIES.exec(name) ?? []
    const series = first !== '' && (names.has(`${word} II`) || names.has(`${word} 2`))
    const [, front = '', after = ''] = (second ? FIRST_OF_ROMAN.exec(name) : null) ?? IN_FRONT.exec(name) ?? []
    if (series) return cutAt(heading, before, first, text)
    return after === '' ? [heading] : cutAt(heading, front, after.replace(/^[\d.\s]+/, ''), text)
  })
}

function cutAt(heading: Heading, before: string, after: string, text: string): Heading[] {
  const words = after.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found = new RegExp(`${words.join('\\s+')}[\\s:.–—-]*$`, 'u').exec(text.slice(heading.at, heading.to))
  if (!found) return [heading]
  const cut = heading.at + found.index
  return [
    { ...heading, to: cut, name: before, place: 'line' as const },
    {
      ...heading,
      at: cut,
      name: after,
      num: '',
      place: heading.place === 'line' ? ('lead' as const) : ('inline' as const),
    },
  ]
}
