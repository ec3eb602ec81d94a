import { romanValue } from './markers.ts'

// "LEGISLAÇÃO ESTADUAL: I CONSTITUIÇÃO DO ESTADO."
const FIRST = /(?<=(?:^|\n|[.;]\s+)\p{Lu}{3}[^\p{Ll}.;:\n]{2,90}:)\s+(?=I\s*[–—.)-]?\s+\p{Lu}{3})/gu
const NEXT = /(?<=[.;:])\s+(?=([IVXL]{1,6})\s*[–—.)-]?\s+(?:D[AEO]S?\s+)?\p{Lu}{3})/gu
const TITLE = /^[^\p{Ll}.:]{6,200}?[.:](?=\s|$)/u

/** Gives a line to parts that Roman numbers count: "LEGISLAÇÃO: I CONSTITUIÇÃO. II LEI DE\nLICITAÇÕES". */
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
