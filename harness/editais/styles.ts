import type { Subject, Topic, Tree } from '../../src/features/syllabus/tree.ts'
import { ANNEXES } from './styles/annexes.ts'
import { BRACKETS } from './styles/brackets.ts'
import { BULLETS } from './styles/bullets.ts'
import { COUNTED } from './styles/counted.ts'
import { COUNTED_POSTS } from './styles/counted-posts.ts'
import { CUT_NAMES } from './styles/cut-names.ts'
import { LINE_ENDS } from './styles/line-ends.ts'
import { LOST_LINE_ENDS } from './styles/lost-line-ends.ts'
import { NUMBERED } from './styles/numbered.ts'
import { PAGE_FEET } from './styles/page-feet.ts'
import { PAGE_HEADS } from './styles/page-heads.ts'
import { PAGE_TEXT } from './styles/page-text.ts'
import { POST_TEXTS } from './styles/post-texts.ts'
import { POSTS } from './styles/posts.ts'
import { PROSE } from './styles/prose.ts'
import { RESTARTED_NUMBERS } from './styles/restarted-numbers.ts'
import { ROMAN_NUMBERS } from './styles/roman-numbers.ts'
import { RUNNING_HEADINGS } from './styles/running-headings.ts'
import { SECTIONS } from './styles/sections.ts'
import { SIBLING_NAMES } from './styles/sibling-names.ts'
import { SINGLE_POST } from './styles/single-post.ts'
import type { Style } from './styles/style.ts'
import { TEXT_BETWEEN } from './styles/text-between.ts'
import { TORN_TITLES } from './styles/torn-titles.ts'
import { TOWNS } from './styles/towns.ts'

/** Reads the outline of a style. */
export function outlined(tree: string): Tree {
  const subjects: Subject[] = []
  let open: Topic[] = []
  for (const line of tree.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('= ')) {
      subjects.push({ name: line.slice(2), topics: [] })
      open = []
      continue
    }
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2
    const [num = '', text = ''] = line.trim().split('|')
    const topic: Topic = num === '' ? { text } : { num, text }
    open = [...open.slice(0, depth), topic]
    const parent = open[depth - 1]
    if (parent) parent.children = [...(parent.children ?? []), topic]
    else subjects.at(-1)?.topics.push(topic)
  }
  return { blocks: [{ name: '', subjects }] }
}

export const STYLES: readonly Style[] = [
  ...SINGLE_POST,
  ...ANNEXES,
  ...BRACKETS,
  ...LINE_ENDS,
  ...BULLETS,
  ...COUNTED,
  ...COUNTED_POSTS,
  ...CUT_NAMES,
  ...PAGE_FEET,
  ...PAGE_HEADS,
  ...LOST_LINE_ENDS,
  ...NUMBERED,
  ...PAGE_TEXT,
  ...TEXT_BETWEEN,
  ...SIBLING_NAMES,
  ...POST_TEXTS,
  ...POSTS,
  ...PROSE,
  ...RESTARTED_NUMBERS,
  ...ROMAN_NUMBERS,
  ...RUNNING_HEADINGS,
  ...SECTIONS,
  ...TORN_TITLES,
  ...TOWNS,
]
