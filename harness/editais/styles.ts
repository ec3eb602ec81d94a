import type { Subject, Topic, Tree } from '../../src/features/syllabus/tree.ts'
import { ALONE } from './styles/alone.ts'
import { ANNEXES } from './styles/annexes.ts'
import { BRACKETS } from './styles/brackets.ts'
import { BROKEN } from './styles/broken.ts'
import { BULLETS } from './styles/bullets.ts'
import { COUNTED } from './styles/counted.ts'
import { COUNTED_POSTS } from './styles/counted-posts.ts'
import { CUT } from './styles/cut.ts'
import { FEET } from './styles/feet.ts'
import { HEADS } from './styles/heads.ts'
import { LINES } from './styles/lines.ts'
import { NUMBERED } from './styles/numbered.ts'
import { PAGES } from './styles/pages.ts'
import { PARTED } from './styles/parted.ts'
import { PEERS } from './styles/peers.ts'
import { POSTED } from './styles/posted.ts'
import { POSTS } from './styles/posts.ts'
import { PROSE } from './styles/prose.ts'
import { RESTARTS } from './styles/restarts.ts'
import { ROMANS } from './styles/romans.ts'
import { RUNNING } from './styles/running.ts'
import { SECTIONS } from './styles/sections.ts'
import type { Style } from './styles/style.ts'
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
  ...ALONE,
  ...ANNEXES,
  ...BRACKETS,
  ...BROKEN,
  ...BULLETS,
  ...COUNTED,
  ...COUNTED_POSTS,
  ...CUT,
  ...FEET,
  ...HEADS,
  ...LINES,
  ...NUMBERED,
  ...PAGES,
  ...PARTED,
  ...PEERS,
  ...POSTED,
  ...POSTS,
  ...PROSE,
  ...RESTARTS,
  ...ROMANS,
  ...RUNNING,
  ...SECTIONS,
  ...TORN_TITLES,
  ...TOWNS,
]
