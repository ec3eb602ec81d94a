import { shareOfCapitals } from '../../src/features/syllabus/reading/letters.ts'

/** A change to a text on its way from the official document to the paste. */
export interface Mutation {
  name: string
  change: (text: string) => string
}

/** A sequence of numbers from 0 to 1 that is the same in each run. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const isHeading = (line: string): boolean =>
  shareOfCapitals(line.split(':')[0] ?? '') > 0.85 || line.length < 60

/** Breaks paragraphs at a width; lines that begin one stay separate. */
function wrapped(text: string, width: number): string {
  const paragraphs: string[] = []
  let open = false
  for (const line of text.split('\n').map((each) => each.trim())) {
    const opens = !open || /^[\p{Lu}\d.]+ ?[\p{Lu}]{3}/u.test(line) || (line.length < 60 && isHeading(line))
    if (opens) paragraphs.push(line)
    else paragraphs.push(continued(paragraphs.pop() ?? '', line))
    open = /[.;:]$/.test(line) ? false : line.length > 70
  }
  return paragraphs.flatMap((paragraph) => broken(paragraph, width)).join('\n')
}

const continued = (before: string, line: string): string =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line) ? before + line : `${before} ${line}`

function broken(paragraph: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

const HEADER = ['PREFEITURA MUNICIPAL DE ALGUM LUGAR – CONCURSO PÚBLICO', 'Edital nº 01/2026 – Abertura']

/** Inserts a page's foot and head every thirty lines or so. */
function paged(text: string): string {
  const next = chance(7)
  let page = 41
  let until = 20
  return text
    .split('\n')
    .flatMap((line) => {
      if (until-- > 0) return [line]
      until = 25 + Math.floor(next() * 10)
      return [line, `Página ${page++} de 75`, ...HEADER]
    })
    .join('\n')
}

function hyphened(text: string): string {
  const next = chance(11)
  return text.replace(/(\p{Ll}{3,5})(\p{Ll}{4,})(?= \p{Ll}{3})/gu, (word, start: string, end: string) =>
    next() < 0.04 ? `${start}-\n${end}` : word,
  )
}

/** Gives numbers another sign, if they follow a closed sentence. */
const restyled = (mark: string) => (text: string) =>
  text.replace(/(?<=[.;:]\s)(\d{1,2}(?:\.\d{1,2})*)(?:\.? ?[-–] |\. | )(?=\p{Lu})/gu, `$1${mark} `)

export const MUTATIONS: Mutation[] = [
  { name: 'as pasted', change: (text) => text },
  { name: 'decomposed accents', change: (text) => text.normalize('NFD') },
  { name: 'Windows lines', change: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'no-break spaces', change: (text) => text.replaceAll(' ', '\u00A0') },
  { name: 'blank lines', change: (text) => text.replaceAll('\n', '\n\n') },
  { name: 'indented', change: (text) => text.replace(/^/gm, '    ') },
  { name: 'page heads and feet', change: paged },
  { name: 'broken words', change: hyphened },
  { name: 'width 60', change: (text) => wrapped(text, 60) },
  { name: 'width 90', change: (text) => wrapped(text, 90) },
  { name: 'paragraphs', change: (text) => wrapped(text, Number.POSITIVE_INFINITY) },
  { name: 'one line', change: (text) => text.replace(/\s+/g, ' ') },
  { name: 'all capitals', change: (text) => text.toUpperCase() },
  { name: 'numbers with a dot', change: restyled('.') },
  { name: 'numbers with a dash', change: restyled(' -') },
  { name: 'numbers with a parenthesis', change: restyled(')') },
]
