import type { Topic, Tree } from '../../src/features/syllabus/tree.ts'

/** A reading's F1 score against the right tree; undefined if it has nothing of a kind. */
export interface Score {
  subjects: number | undefined
  numbered: number | undefined
  nodes: number | undefined
  links: number | undefined
}

type Bag = Map<string, number>
type Bags = { subjects: Bag; numbered: Bag; nodes: Bag; links: Bag }

const textKey = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s.;,:]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss')

const subjectKey = (name: string): string => textKey(name).replace(/[^\p{L}\p{N}]+/gu, '')

const add = (bag: Bag, ...parts: string[]) => {
  const key = parts.join('\u0000')
  bag.set(key, (bag.get(key) ?? 0) + 1)
}

function bagsOf(tree: Tree): Bags {
  const bags: Bags = { subjects: new Map(), numbered: new Map(), nodes: new Map(), links: new Map() }
  const walk = (topics: readonly Topic[], subject: string, parent: string) => {
    for (const { num, text, children } of topics) {
      const key = textKey(text)
      add(bags.nodes, subject, key)
      if (num) add(bags.numbered, subject, num.replace(/\.+$/, '').toLowerCase(), key)
      add(bags.links, subject, parent, key)
      walk(children ?? [], subject, key)
    }
  }
  for (const { name, topics } of tree.blocks.flatMap(({ subjects }) => subjects)) {
    const key = subjectKey(name)
    add(bags.subjects, key)
    walk(topics, key, '')
  }
  return bags
}

const sizeOf = (bag: Bag): number => [...bag.values()].reduce((sum, count) => sum + count, 0)

function f1(want: Bag, got: Bag): number | undefined {
  const total = sizeOf(want) + sizeOf(got)
  let hits = 0
  for (const [key, count] of want) hits += Math.min(count, got.get(key) ?? 0)
  return sizeOf(want) === 0 ? undefined : (2 * hits) / total
}

/** Compares names, numbers and words letter by letter, without case. */
export function scoreOf(want: Tree, got: Tree): Score {
  const [a, b] = [bagsOf(want), bagsOf(got)]
  return {
    subjects: f1(a.subjects, b.subjects),
    numbered: f1(a.numbered, b.numbered),
    nodes: f1(a.nodes, b.nodes),
    links: f1(a.links, b.links),
  }
}

/** The mean of each kind over several scores, without undefined ones. */
export function meanOf(scores: readonly Score[]): Score {
  const mean = (kind: keyof Score) => {
    const known = scores.flatMap((score) => (score[kind] === undefined ? [] : [score[kind]]))
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length
  }
  return {
    subjects: mean('subjects'),
    numbered: mean('numbered'),
    nodes: mean('nodes'),
    links: mean('links'),
  }
}
