import { singleSpaced } from './blank-lines.ts'
import { countsSubject } from './heading-parts.ts'
import { interruptions, isUnfinished } from './interruptions.ts'
import { folded, shareOfCapitals } from './letters.ts'
import { ALWAYS_HEADER, HEADER, isOfPage, namesExamBody, stampsApart } from './page-headers.ts'

export interface Cleared {
  readonly lines: string[]
  readonly removed: string[]
}

const PAGE =
  /^(?:-{2,}\s*p[áa]g(?:e|ina)\s+\d{1,4}\s*-{2,}|[-–—|\s]*(?:p[áa]g(?:ina|\.)?)?\s*\d{1,4}\s*(?:\/|de|of)\s*\d{1,4}[-–—|\s]*|[-–—|]\s*\d{1,4}\s*[-–—|]|\[\s*\d{1,4}\s*\]|[A-Z]-[IVXL]{1,5}-\d{1,3}|(?:fls?\.|folhas?)\s*(?:n[º°.]*\s*)?\d{1,4}|(?:texto da )?p[áa]g(?:ina|\.)?:?\s*\d{1,4}(?:\s*(?:\/|de)\s*\d{1,4})?:?)$/iu
const PRINTED =
  /(?:pcimarkpci|pciconcursos\.com|pci concursos|qconcursos\.com|assinado (?:digital|eletr[oô]nica)mente|c[óo]digo (?:de autentica[çc][ãa]o|verificador)|codigo de autenticacao|pode ser verificado (?:no|em|pelo)|autenticidade d(?:o|este) documento|hor[áa]rio oficial de bras[íi]lia|\bc[óo]digo\s+crc\b|\bcrc [0-9a-f]{6,}|assinado por \d+ pessoas?|n[ãa]o substitui o publicado n|validade das? assinaturas?|^\s*issn\b|documento assinado|pelo c[óo]digo \d{6}|p[áa]gina \d+ de \d+|\bcep:?\s*\d{2}\.?\d{3}-?\d{3}(?!\d))/iu
// Words of a stamp that a syllabus may have too: "assinatura digital conforme MP nº 2.200-2".
const STAMPED =
  /^(?=.*(?:assinatura (?:digital|eletr[oô]nica)|icp-brasil))(?!.*;).*(?:\bmp n|medida provis[óo]ria|https?:|www\.|(?:este|do|o) documento|(?:este|do) arquivo|\bpor\s*:)/iu
const GAZETTE =
  /^(?:\(continua[çc][ãa]o d[aeo]s? (?:edital|anexo).{0,120}\)\s*\d{0,4}|(?:do[eu] \d{2}\/\d{2}\/\d{4}\b.{0,20})?di[áa]rio oficial\b.{0,80}|.{0,60}\b(?:segunda|ter[çc]a|quarta|quinta|sexta)-feira,? \d{1,2}º? de \p{L}+ de \d{4}.{0,40}|.{0,60}\b(?:s[áa]bado|domingo),? \d{1,2}º? de \p{L}+ de \d{4}.{0,40}|ano \S+ ?[-–—].{0,80}\bn[º°.o]\s*[\d.]+|se[çc][ãa]o \d{1,2}|(?:https?:\/\/|www\.)[^\s()]+(?:\s+\d{1,4}(?:\s?\/\s?\d{1,4})?)?|\d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}\b.{0,160})$/iu
// A sentence with such words in the middle of a topic begins with a small letter.
const PLACE_AND_DAY = /^\p{Lu}[\p{L}\s]{2,30}(?:\s?[/–-]\s?\p{Lu}{2})?, \d{1,2}º? de \p{L}+ de \d{4}\.?$/u
const OF_THIS_EXAM =
  /^(?=.{10,120}$)(?!.*(?:[.;:]$|\b(?:lei|decreto|resolu|instru|portaria))).*\b(?:concurso p[úu]blico|processo seletivo)\b.{0,40}(?:\d{1,4}\s?\/\s?\d{4}|(?<!\d)20\d\d)\S{0,8}$/iu
const SHEET =
  /(?:(?:\bp[áa]g(?:ina|\.)?|\bfls?\.|\bfolhas?)\s*\d{1,4}(?:\s*(?:\/|de)\s*\d{1,4})?|\s\|\s[^.;:]*\s\d{1,4})\s*$/iu
// Lines that only a footer has: a lone address, or words with a distant page number.
const FOOT = /^(?:(?=.*\S@\S+\.\p{L})(?!.*[.;:,]\s).{6,160}|\p{Lu}(?!.*[.;]\s).{4,100}\S\s{8,}\d{1,4})$/u
const LETTER_OF_MARK = /^\s*[•▪●■◦*►➢✓‣·]\s*$/u

/** Takes out printed text that is not the programme's: page numbers, headers, footers, watermarks. */
export function withoutFurniture(text: string): Cleared {
  const pages = singleSpaced(stampsApart(text)).split('\f')
  const lines = pages.flatMap((page) => page.split('\n').map((line) => line.trimEnd()))
  const furniture = new Set<number>()
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1] ?? ''
    // A stamp continues below its comma.
    const goesOn = furniture.has(index - 1) && PRINTED.test(before) && before.endsWith(',')
    if (goesOn || isPrinted(line.trim()) || isOfPage(line.trim(), before)) furniture.add(index)
  }
  for (const index of repeatedLines(lines, pageEdges(pages))) furniture.add(index)
  for (const find of [loneNumbers, headersBy, interruptions])
    for (const index of find(lines, furniture)) furniture.add(index)
  return {
    lines: lines.filter((_, index) => !furniture.has(index)),
    removed: lines.filter((line, index) => furniture.has(index) && line.trim() !== ''),
  }
}

function isPrinted(line: string): boolean {
  if (
    PAGE.test(line) ||
    PLACE_AND_DAY.test(line) ||
    FOOT.test(line) ||
    GAZETTE.test(line) ||
    OF_THIS_EXAM.test(line)
  )
    return true
  if (line.length < 160 && SHEET.test(line) && HEADER.test(line)) return true
  return (line.length < 240 && (PRINTED.test(line) || STAMPED.test(line))) || LETTER_OF_MARK.test(line)
}

const EDGE = 3

/** Indices of the first and last lines of pages, if the text marks its pages. */
function pageEdges(pages: readonly string[]): Set<number> {
  const edges = new Set<number>()
  if (pages.length < 3) return edges
  let from = 0
  for (const page of pages) {
    const count = page.split('\n').length
    for (let k = 0; k < Math.min(EDGE + 1, count); k++) edges.add(from + k).add(from + count - 1 - k)
    from += count
  }
  return edges
}

const shapeOf = (line: string): string => folded(line.trim()).replace(/\d+/g, '#').replace(/\s+/g, ' ')

const LONGEST_HEADER = 5

/** Lines that recur at the edges of pages, or that keep interrupting sentences. */
function repeatedLines(lines: readonly string[], edges: ReadonlySet<number>): number[] {
  const places = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    const shape = shapeOf(line)
    if (!/\p{L}{3}/u.test(shape)) continue
    const known = places.get(shape)
    if (known) known.push(index)
    else places.set(shape, [index])
  }
  const again = new Set([...places.values()].filter(({ length }) => length > 1).flat())
  return [...places.values()].flatMap((found) => {
    const atEdges = found.filter((index) => edges.has(index)).length
    const edged = atEdges >= 3 && atEdges >= found.length * 0.7
    const cuts = found.filter(
      (index) => isHeader(lines[index] ?? '') && cutsSentence(lines, again, index),
    ).length
    return edged || cuts >= Math.max(2, found.length / 3) ? found : []
  })
}

/** Lines beside a page number that name the exam's body or the edital, or recur there. */
function headersBy(lines: readonly string[], furniture: ReadonlySet<number>): number[] {
  const shapes = new Map<string, number>()
  const beside = [...furniture].flatMap((index) => [
    ...chain(lines, furniture, index, 1),
    ...chain(lines, furniture, index, -1),
  ])
  for (const index of new Set(beside)) {
    const shape = shapeOf(lines[index] ?? '')
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  return beside.filter((index) => {
    const line = lines[index]?.trim() ?? ''
    if ((shapes.get(shapeOf(line)) ?? 0) > 1) return true
    return (ALWAYS_HEADER.test(line) || namesExamBody(line)) && !/[.;:]$/.test(line)
  })
}

/** The next lines on one side of a page number that could belong to a header. */
function chain(
  lines: readonly string[],
  furniture: ReadonlySet<number>,
  from: number,
  step: 1 | -1,
): number[] {
  const found: number[] = []
  for (
    let at = from + step;
    found.length < 3 && at >= 0 && at < lines.length && !furniture.has(at);
    at += step
  ) {
    const line = lines[at]?.trim() ?? ''
    if (!(isHeader(line) || namesExamBody(line)) || /[.;:]$/.test(line)) break
    found.push(at)
  }
  return found
}

const isHeader = (line: string): boolean =>
  line.length < 160 && !countsSubject(line) && (HEADER.test(line) || shareOfCapitals(line) > 0.6)

/** Repeated lines between an open sentence and its rest in small letters. */
function cutsSentence(lines: readonly string[], again: ReadonlySet<number>, index: number): boolean {
  let from = index
  while (again.has(from - 1) && index - from < LONGEST_HEADER) from--
  let to = index
  while (again.has(to + 1) && to - from < LONGEST_HEADER) to++
  if (to - from >= LONGEST_HEADER || /^\s*\p{Ll}/u.test(lines[index] ?? '')) return false
  return isUnfinished(neighbour(lines, from, -1)) && /^\s*[\p{Ll}(]/u.test(neighbour(lines, to, 1))
}

function neighbour(lines: readonly string[], index: number, step: 1 | -1): string {
  for (let at = index + step; at >= 0 && at < lines.length; at += step) {
    const line = lines[at]?.trim() ?? ''
    if (line !== '' && !/^\d{1,4}$/.test(line) && !isPrinted(line)) return line
  }
  return ''
}

/** Numbers alone in a line, except those that continue from page to page as topics. */
function loneNumbers(lines: readonly string[], furniture: ReadonlySet<number>): number[] {
  const lone = lines.flatMap((line, index) =>
    /^\d{1,4}$/.test(line.trim()) ? [{ index, value: Number(line) }] : [],
  )
  return lone
    .filter(({ index, value }) => {
      const [before, after] = [furniture.has(index - 1), furniture.has(index + 1)]
      if (before || after || value > 60) return true
      const pages = lone.filter(
        (other) => isPageApart(index, value, other) || isPageBelow(lines, index, other.index),
      )
      return pages.length > 0 || !opensTopic(lines, index, value)
    })
    .map(({ index }) => index)
}

const [LINES_OF_A_PAGE, FARTHEST] = [18, 60]

function isPageApart(index: number, value: number, other: { index: number; value: number }): boolean {
  const apart = other.index - index
  return Math.abs(apart) >= LINES_OF_A_PAGE && other.value - value === Math.sign(apart)
}

/** Whether the next number follows the same line: then both are page numbers. */
function isPageBelow(lines: readonly string[], index: number, other: number): boolean {
  const [above, alike] = [lines[index - 1]?.trim() ?? '', lines[other - 1]?.trim() ?? '']
  const apart = Math.abs(Number(lines[other]) - Number(lines[index]))
  return apart === 1 && isHeader(above) && /\p{L}{3}/u.test(above) && shapeOf(above) === shapeOf(alike)
}

/** Whether the words behind a number begin a sentence, and the number before it is somewhere above. */
function opensTopic(lines: readonly string[], index: number, value: number): boolean {
  const last = new RegExp(`(?:^|[.;:)]\\s+)${value - 1}(?!\\d)`, 'u')
  if (value > 1 && !lines.slice(Math.max(0, index - FARTHEST), index).some((line) => last.test(line.trim())))
    return false
  const after = lines[index + 1]?.trim() ?? ''
  const before = neighbour(lines, index, -1)
  return (
    /^(?:[-–—.)]\s*)?["“(]?\p{Lu}/u.test(after) && (!isUnfinished(before) || shareOfCapitals(before) > 0.8)
  )
}
