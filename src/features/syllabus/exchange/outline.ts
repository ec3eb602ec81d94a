import { FORMAT_LIMITS } from '../format/contract.ts'
import type { Block, Subject, Topic, Tree } from '../tree.ts'
import { EXPORT_WORDS } from './contract.ts'

/** A line of a list; a deeper indent is a higher level. */
export interface ListLine {
  readonly level: number
  readonly num: string | undefined
  readonly text: string
}

const HEADING = /^(#{1,6})\s+(.*)$/
const BULLET = /^(\s*)(?:[-*+•▪–]\s+(?:\[[ xX]\]\s+)?)?(.*)$/
/** A number is one where a mark or its own dot says so, or where the list writes it before a capital. */
const NUMBERED = /^(\d{1,3}(?:\.\d{1,3})+\.?|\d{1,3}[.)]|\d{1,2}|[IVXL]{1,6}\s*[-–.)])\s+(?=\S)(.*)$/

/** `2.1. Crase` as number and text; a bare number counts before a capital only. */
export function splitNumber(text: string): { num?: string; text: string } {
  const [, num, rest = ''] = NUMBERED.exec(text) ?? []
  if (num === undefined || (/^\d+$/.test(num) && !/^[\p{Lu}“"]/u.test(rest))) return { text }
  return { num: num.replace(/[\s.)–-]+$/, ''), text: rest }
}

/** Whether a text is a Markdown list: it has a bullet or a heading, and hardly any line that is neither. */
export function isOutline(text: string): boolean {
  const rows = text.split(/\r?\n/).filter((row) => row.trim())
  const marked = rows.filter(
    (row) => HEADING.test(row) || /^\s*[-*+•]\s+\S/.test(row) || /^[\t ]+\S/.test(row),
  )
  return marked.length > 0 && marked.length >= rows.length * 0.5
}

/** A Markdown list or an indented text: the lowest headings (else the outermost lines) are subjects. */
export function readOutline(text: string): Tree {
  const rows = text.split(/\r?\n/).filter((row) => row.trim())
  const depths = rows.flatMap((row, at) => {
    const [, marks] = HEADING.exec(row) ?? []
    return marks && at + 1 < rows.length && !HEADING.test(rows[at + 1] ?? '') ? [marks.length] : []
  })
  // A spread into Math.max would fail: a long file has more depths than a call takes arguments.
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0)
  return deepest > 0 ? headed(rows, deepest) : indented(rows)
}

interface Part {
  readonly name: string
  readonly depth: number
  readonly rows: string[]
}

function headed(lines: readonly string[], subjectDepth: number): Tree {
  const blocks: Block[] = [{ name: '', subjects: [] }]
  for (const { name, depth, rows } of partsOf(lines, subjectDepth)) {
    if (depth < subjectDepth && rows.length === 0) blocks.push({ name, subjects: [] })
    else blocks.at(-1)?.subjects.push({ name, topics: topicsOf(rows.map(rowOf)) })
  }
  // A heading over the blocks is the title of the whole.
  return { blocks: blocks.filter(({ subjects }) => subjects.length > 0) }
}

/** Returns each heading with its lines; lines before the first are a subject without a name. */
function partsOf(lines: readonly string[], subjectDepth: number): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    const part = partOf(line)
    if (part) parts.push(part)
    else if (parts.length === 0) parts.push({ ...UNNAMED, depth: subjectDepth, rows: [line] })
    else parts.at(-1)?.rows.push(line)
  }
  return parts
}

const UNNAMED = { name: EXPORT_WORDS.unnamedSubject }

function partOf(line: string): Part | undefined {
  const [, marks, name = ''] = HEADING.exec(line) ?? []
  return marks === undefined ? undefined : { name: name.trim(), depth: marks.length, rows: [] }
}

function indented(lines: readonly string[]): Tree {
  return { blocks: [{ name: '', subjects: subjectsOf(topicsOf(lines.map(rowOf))) }] }
}

/** Makes subjects of a list's outermost lines, unless all of them are empty. */
export function subjectsOf(topics: Topic[]): Subject[] {
  const isFlat = topics.every(({ children }) => children === undefined)
  if (isFlat) return [{ name: EXPORT_WORDS.unnamedSubject, topics }]
  return topics.map(({ num, text, children = [] }) => ({
    name: [num, text].filter(Boolean).join(' '),
    topics: children,
  }))
}

function rowOf(line: string): ListLine {
  const [, spaces = '', rest = ''] = BULLET.exec(line) ?? []
  const { num, text } = splitNumber(rest.trim())
  return { level: spaces.replaceAll('\t', '    ').length, num, text }
}

/** Nests rows by level, whatever the steps: a row belongs to the last one further out. */
export function topicsOf(rows: readonly ListLine[]): Topic[] {
  const roots: Topic[] = []
  const open: { level: number; topic: Topic }[] = []
  for (const { level, num, text } of rows) {
    const outer = open.findIndex((one) => one.level >= level)
    // One level more than there may be is enough to be refused, below a title and a subject.
    open.length = Math.min(outer < 0 ? open.length : outer, FORMAT_LIMITS.depth + 2)
    const topic: Topic = { ...(num ? { num } : {}), text }
    addTo(open.at(-1)?.topic, topic, roots)
    open.push({ level, topic })
  }
  return roots
}

function addTo(parent: Topic | undefined, topic: Topic, roots: Topic[]): void {
  if (!parent) roots.push(topic)
  else if (parent.children) parent.children.push(topic)
  else parent.children = [topic]
}
