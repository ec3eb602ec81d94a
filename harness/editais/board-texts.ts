import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block, Subject, Topic, Tree } from '../../src/features/syllabus/tree.ts'

/** A pasted text, and the tree that a person made of it. */
export interface BoardText {
  readonly text: string
  readonly tree: Tree
}

const MARK = /\{([bsx+]|-?\d)(?:=([^}]*))?\}/g
const NUMBER = /^(\d+(?:\.\d+)*|[IVXL]+|[a-z](?=[).]))\s*[.)–-]*\s*/u

/**
 * Reads a text with marks where a person would cut it: {b} a block, {s} a subject, {s=Name} one whose printed
 * heading says more than its name, {1} {2} … a numbered topic of that depth, {-1} {-2} … one without number,
 * {x} what is no part of the programme, {+} where the topic before it goes on.
 */
export function readMarks(source: string): BoardText {
  const found = [...source.matchAll(MARK)]
  const blocks: Block[] = []
  let open: Topic[] = []
  const last = () => blocks.at(-1) ?? newBlock(blocks, '')
  for (const [index, mark] of found.entries()) {
    const words = plain(wordsFrom(source, found, index))
    const [, kind = '', name = words] = mark
    if (kind === 'b') newBlock(blocks, words)
    else if (kind === 's') last().subjects.push(subjectOf(name))
    else if (kind !== 'x' && kind !== '+') open = withTopic(open, last().subjects.at(-1), kind, words)
  }
  return { text: source.replace(MARK, ''), tree: { blocks } }
}

/** Returns the words of a mark, including those after a page break. */
function wordsFrom(source: string, found: readonly RegExpExecArray[], index: number): string {
  const [mark, , after] = found.slice(index, index + 3)
  const words = source.slice((mark?.index ?? 0) + (mark?.[0].length ?? 0), found[index + 1]?.index)
  return after?.[1] === '+' ? `${words} ${wordsFrom(source, found, index + 2)}` : words
}

function newBlock(blocks: Block[], name: string): Block {
  const block: Block = { name, subjects: [] }
  blocks.push(block)
  return block
}

const subjectOf = (name: string): Subject => ({ name: name.replace(/[\s.:]+$/, ''), topics: [] })

/** Adds a topic at a depth; returns the open topics, from the highest. */
function withTopic(
  open: readonly Topic[],
  subject: Subject | undefined,
  kind: string,
  words: string,
): Topic[] {
  const depth = Math.abs(Number(kind))
  const num = Number(kind) > 0 ? NUMBER.exec(words)?.[1] : undefined
  const text =
    num === undefined ? words.replace(/^(?:[•▪●■➢✓–-]|o(?=\s))\s*/u, '') : words.replace(NUMBER, '')
  const topic: Topic = num === undefined ? { text } : { num, text }
  const above = open.slice(0, depth - 1)
  const parent = above.at(-1)
  if (parent) parent.children = [...(parent.children ?? []), topic]
  else subject?.topics.push(topic)
  return [...above, topic]
}

const plain = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,:]+$/, '')
    .trim()

const FOLDER = join(import.meta.dirname, 'boards')

/** Texts of many boards with their trees; "as-…" imitate a board's style. */
export function boardTexts(): (BoardText & { id: string })[] {
  const files = readdirSync(FOLDER).sort()
  return files.map((file) => ({
    id: file.replace('.txt', ''),
    ...readMarks(readFileSync(join(FOLDER, file), 'utf8')),
  }))
}
