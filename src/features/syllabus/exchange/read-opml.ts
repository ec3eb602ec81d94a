import type { Block, Tree } from '../tree.ts'
import { EXPORT_WORDS } from './contract.ts'
import { withoutNumber } from './foreign-json.ts'
import { type ListLine, splitNumber, subjectsOf, topicsOf } from './outline.ts'

interface Outline extends ListLine {
  /** Kind that this product wrote: block, subject or topic; undefined in files of other programs. */
  readonly kind: string | undefined
}

export const isOpml = (text: string): boolean => /<opml[\s>]/.test(text.slice(0, 2000))

/** Uses a single root above the subjects as the title. Undefined if the OPML is cut off. */
export function readOpml(text: string): Tree | undefined {
  const outlines = outlinesIn(text)
  if (!outlines) return
  if (outlines.some(({ kind }) => kind === KINDS.subject)) return { blocks: blocksOf(outlines) }
  const roots = topicsOf(outlines)
  const inside = roots.length === 1 ? (roots[0]?.children ?? []) : []
  const isTitled = inside.some(({ children }) => children)
  return { blocks: [{ name: '', subjects: subjectsOf(isTitled ? inside : roots) }] }
}

const { kinds: KINDS } = EXPORT_WORDS

/** Returns outlines in the order of the text, with their levels; in XML no attribute has a `<`. */
function outlinesIn(text: string): Outline[] | undefined {
  const outlines: Outline[] = []
  let level = 0
  for (const tag of withoutComments(text).split('<')) {
    if (/^\/outline\b/.test(tag)) level -= 1
    if (!/^outline\b/.test(tag)) continue
    outlines.push(outlineOf(tag, level))
    if (!isClosed(tag)) level += 1
  }
  return level === 0 && text.trimEnd().endsWith('</opml>') ? outlines : undefined
}

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  return [first, ...others.map((part) => part.split('-->').slice(1).join('-->'))].join('')
}

const isClosed = (tag: string) => /\/\s*>/.test(tag.replace(/"[^"]*"|'[^']*'/g, ''))

function outlineOf(tag: string, level: number): Outline {
  const said = new Map(
    tag
      .matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
      .map(([, name, double, single]) => [name, plain(double ?? single ?? '')]),
  )
  const text = said.get('text') || said.get('title') || ''
  const num = said.get('num')
  const own = num ? { num, text: withoutNumber(text, num) } : splitNumber(text)
  return { level, num: own.num, text: own.text, kind: said.get('kind') }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (value: string) =>
  value
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (sign, hex, decimal, name) =>
      name ? (SIGNS[name] ?? sign) : signOf(Number.parseInt(hex ?? decimal, hex ? 16 : 10), sign),
    )
    .replace(/\s+/g, ' ')
    .trim()

const signOf = (code: number, otherwise: string) =>
  code <= 0x10ffff ? String.fromCodePoint(code) : otherwise

function blocksOf(outlines: readonly Outline[]): Block[] {
  const blocks: { name: string; subjects: { name: string; rows: Outline[] }[] }[] = []
  for (const one of outlines) {
    if (one.kind === KINDS.block) blocks.push({ name: one.text, subjects: [] })
    else if (one.kind === KINDS.subject) blocks.at(-1)?.subjects.push({ name: one.text, rows: [] })
    else blocks.at(-1)?.subjects.at(-1)?.rows.push(one)
  }
  return blocks.map(({ name: block, subjects }) => ({
    name: block === EXPORT_WORDS.unnamedBlock ? '' : block,
    subjects: subjects.map(({ name, rows }) => ({ name, topics: topicsOf(rows) })),
  }))
}
