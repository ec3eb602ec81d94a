import type { Topic } from '../tree.ts'
import { tidy } from './letters.ts'
import { otherMarkers } from './markers.ts'
import { type Accepted, bestOutline } from './outline.ts'
import { bulletTopics, sentences, topicsOfProse } from './sentences.ts'

/** A span of the stream: the words before its first number, and its topics. */
export interface Content {
  readonly intro: string
  readonly topics: Topic[]
}

/** Topics and all below them, in document order. */
export const flat = (topics: readonly Topic[]): Topic[] =>
  topics.flatMap((topic) => [topic, ...flat(topic.children ?? [])])

// After a title in the same line: "ESTATÍSTICA: Probabilidade, Estatística\nDescritiva."
const BROKEN_ONCE = /^([^\n]*[^\s.;:])\s*\n([^\n]*\.\s*)$/u

/** Reads the span from `from` to `to`; `numbers` are the accepted ones in it, in order. */
export function contentOf(text: string, from: number, to: number, numbers: readonly Accepted[]): Content {
  const passage = text.slice(from, to)
  if (numbers.length > 0)
    return (
      listedOver('roman', text, from, to, numbers) ??
      listedOver('letter', text, from, to, numbers) ??
      belowLines(text, from, to, numbers) ??
      belowSentences(text, from, to, numbers) ??
      numbered(text, from, to, numbers)
    )
  const others = listed(passage, 'roman') ?? listed(passage, 'letter')
  if (others) return numbered(passage, 0, passage.length, others)
  const begins = /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, from - 9), from))
  return { intro: '', topics: topicsOfProse(begins ? passage : passage.replace(BROKEN_ONCE, '$1 $2')) }
}

/** Items I, II, III or a, b, c, if they start at the first and open the passage. */
export function listed(passage: string, kind: 'roman' | 'letter'): Accepted[] | undefined {
  const found = bestOutline(otherMarkers(passage, kind), [])
  const first = found[0]
  const opens = first?.path[0] === 1 && !/[.;]\s/.test(passage.slice(0, first.at).trimEnd())
  return found.length >= 2 && opens && found.every(({ fresh }, index) => !fresh || index === 0)
    ? found
    : undefined
}

/** Items whose nested numbers restart: "a) História: 1) … 2) … b) Geografia: 1) …". */
function listedOver(
  kind: 'roman' | 'letter',
  text: string,
  from: number,
  to: number,
  numbers: readonly Accepted[],
): Content | undefined {
  const outer = listed(text.slice(from, to), kind) ?? []
  const first = from + (outer[0]?.at ?? Number.POSITIVE_INFINITY)
  if (first > (numbers[0]?.at ?? 0)) return
  const parts = outer.map((item, index) => {
    const end = from + (outer[index + 1]?.at ?? to - from)
    const inner = numbers.filter(({ at }) => at >= from + item.to && at < end)
    const words = tidy(text.slice(from + item.to, inner[0]?.at ?? end))
    return { inner, topic: { num: item.num, text: words }, to: end }
  })
  if (parts.some(({ inner }) => inner[0]?.path.some((part) => part > 1))) return
  const topics = parts.map(({ inner, topic, to: end }): Topic => {
    return inner.length > 0 ? { ...topic, children: numbered(text, from, end, inner).topics } : topic
  })
  return { intro: tidy(text.slice(from, first)), topics }
}

/** The fourth unnumbered line is the parent of 4.1: "Coesão textual.\n4.1 Conectores.\n…". */
function belowLines(
  text: string,
  from: number,
  to: number,
  numbers: readonly Accepted[],
): Content | undefined {
  if (numbers.some(({ at, path }) => path.length < 2 || text[at - 1] !== '\n')) return
  const lines = closedLines(text.slice(from, numbers[0]?.at))
  const items = lines.map(
    (line, index): NumberedTopic => ({ path: [index + 1], topic: { text: tidy(line) } }),
  )
  let upper = lines.length
  for (const [index, { num, path, to: start }] of numbers.entries()) {
    const [own = '', ...bare] = closedLines(text.slice(start, numbers[index + 1]?.at ?? to))
    if (path[0] !== upper) return
    items.push({ path, topic: { num, text: tidy(own) } })
    items.push(...bare.map((line): NumberedTopic => ({ path: [++upper], topic: { text: tidy(line) } })))
  }
  return upper > (numbers[0]?.path[0] ?? upper) ? { intro: '', topics: nested(items) } : undefined
}

/** Does the same with sentences, if line ends mean nothing. */
function belowSentences(
  text: string,
  from: number,
  to: number,
  numbers: readonly Accepted[],
): Content | undefined {
  const [upper = 0, first] = numbers[0]?.path ?? []
  const before = sentences(text.slice(from, numbers[0]?.at))
  if (upper < 2 || first !== 1 || before.length !== upper) return
  const items = before.map(
    (sentence, index): NumberedTopic => ({ path: [index + 1], topic: { text: tidy(sentence) } }),
  )
  const parts = numbers.flatMap(({ num, path, to: start }, index): NumberedTopic[] => {
    const next = numbers[index + 1]
    const own = sentences(text.slice(start, next?.at ?? to))
    const [above] = next?.path ?? path
    const title = above === path[0] || own.length < 2 ? undefined : own.pop()
    const topic = { path, topic: { num, text: tidy(own.join('')) } }
    return title === undefined ? [topic] : [topic, { path: [above ?? 0], topic: { text: tidy(title) } }]
  })
  return { intro: '', topics: nested([...items, ...parts]) }
}

/** Lines that begin anew after a closed one. */
const closedLines = (passage: string): string[] => passage.trim().split(/(?<=[.;:)])\s*\n(?=["“(]?\p{Lu})/u)

function numbered(text: string, from: number, to: number, numbers: readonly Accepted[]): Content {
  const first = numbers[0]
  const items = numbers.map((number, index) => {
    const next = numbers[index + 1]
    const words = text.slice(number.to, next?.at ?? to)
    const isParent = next !== undefined && isAncestor(number.path, next.path)
    const parts = isParent || LETTER.test(number.num) ? undefined : (withLetters(words) ?? withBullets(words))
    return { path: number.path, topic: { num: number.num, ...(parts ?? { text: tidy(words) }) } }
  })
  const intro = tidy(text.slice(from, first?.at ?? from))
  // Words before number 2 are the first topic, whose number is missing.
  const isSecond = first?.path.length === 1 && first.path[0] === 2
  if (isSecond && intro !== '') return { intro: '', topics: [{ text: intro }, ...nested(items)] }
  return { intro, topics: nested(items) }
}

/** A topic's lettered items, each in its own line; in one phrase after its colon they are its words. */
function withLetters(words: string): Pick<Topic, 'text' | 'children'> | undefined {
  const letters = listed(words, 'letter')
  const first = letters?.[0]
  if (!(letters && first) || letters.some(({ at }) => words[at - 1] !== '\n')) return
  return { text: tidy(words.slice(0, first.at)), children: numbered(words, 0, words.length, letters).topics }
}

const BULLETED = /\n\s*(?:[•▪●■◦►➢✓‣]\s|[–—-]\s(?=[^\n]+\n\s*[–—-]\s)|(?<=[.;:,]\s*\n\s*)[–—-]\s)/u

/** A topic's bulleted items; a single dash may belong to the phrase. */
function withBullets(words: string): Pick<Topic, 'text' | 'children'> | undefined {
  const at = BULLETED.exec(words)?.index ?? -1
  const children = at > 0 ? bulletTopics(words.slice(at).trim().split('\n'), 1) : undefined
  return children && { text: tidy(words.slice(0, at)), children }
}

const LETTER = /^[a-z]$/

interface NumberedTopic {
  path: readonly number[]
  topic: Topic
}

/** Puts each item under the nearest earlier one whose number begins its own. */
function nested(items: readonly NumberedTopic[]): Topic[] {
  const roots: Topic[] = []
  const open: NumberedTopic[] = []
  for (const { path, topic } of items) {
    while (open.length > 0 && !isAncestor(open.at(-1)?.path ?? [], path)) open.pop()
    const parent = open.at(-1)?.topic
    if (parent) parent.children = [...(parent.children ?? []), topic]
    else roots.push(topic)
    open.push({ path, topic })
  }
  return roots
}

function isAncestor(path: readonly number[], of: readonly number[]): boolean {
  return path.length < of.length && path.every((part, index) => part === of[index])
}
