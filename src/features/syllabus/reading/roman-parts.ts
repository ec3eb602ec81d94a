import { romanValue } from './markers.ts'

// "LEGISLAÇÃO ESTADUAL: I CONSTITUIÇÃO DO ESTADO."
const FIRST = /(?<=(?:^|\n|[.;]\s+)\p{Lu}{3}[^\p{Ll}.;:\n]{2,90}:)\s+(?=I\s*[–—.)-]?\s+\p{Lu}{3})/gu
const NEXT = /(?<=[.;:])\s+(?=([IVXL]{1,6})\s*[–—.)-]?\s+(?:D[AEO]S?\s+)?\p{Lu}{3})/gu
const TITLE = /^[^\p{Ll}.:]{6,200}?[.:](?=\s|$)/u

/**
 * Where Roman numbers count the parts of a subject in running text, each part begins a line, with its whole
 * title, be there something below it or not: "LEGISLAÇÃO: I CONSTITUIÇÃO. II LEI DE\nLICITAÇÕES: 1 Modalidades."
 */
export function romanPartsApart(text: string): string {
  const starts = [...text.matchAll(FIRST)].flatMap(({ 0: gap, index: first }) => {
    const parts = [{ gap, index: first }]
    for (const { 0: before, 1: roman = '', index } of text.slice(first).matchAll(NEXT))
      if (romanValue(roman) === parts.length + 1) parts.push({ gap: before, index: first + index })
    return parts.length > 1 ? parts : []
  })
  let kept = ''
  let from = 0
  for (const { gap, index } of starts) {
    if (index < from) continue
    const at = index + gap.length
    const title = TITLE.exec(text.slice(at, at + 220))?.[0] ?? ''
    kept += `${text.slice(from, index)}\n${title.replace(/\s*\n\s*/g, ' ')}`
    from = at + title.length
  }
  return kept + text.slice(from)
}
