import type { Topic } from '../tree.ts'
import { tidy } from './letters.ts'
import type { Accepted } from './outline.ts'
import { topicsOfProse } from './sentences.ts'

/** What a stretch of the stream says: the words before its first number, and its topics. */
export interface Content {
  readonly intro: string
  readonly topics: Topic[]
}

/** Reads the stretch from `from` to `to`; `numbers` are those accepted inside it, in order. */
export function contentOf(text: string, from: number, to: number, numbers: readonly Accepted[]): Content {
  const first = numbers[0]
  if (!first) return { intro: '', topics: topicsOfProse(text.slice(from, to)).map((topic) => ({ text: topic })) }
  const items = numbers.map((number, index) => ({
    path: number.path,
    topic: { num: number.num, text: tidy(text.slice(number.to, numbers[index + 1]?.at ?? to)) },
  }))
  return { intro: tidy(text.slice(from, first.at)), topics: nested(items) }
}

interface Item {
  path: readonly number[]
  topic: Topic
}

/** Hangs each item under the nearest one before whose number begins its own. */
function nested(items: readonly Item[]): Topic[] {
  const roots: Topic[] = []
  const open: Item[] = []
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
