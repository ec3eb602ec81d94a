import type { Topic, Tree } from '../tree.ts'
import { lettersOf } from './letters.ts'

/** Lost and invented letters, each sorted; both empty in a faithful reading. */
export interface Difference {
  readonly lost: string
  readonly invented: string
}

/** Compares the letters and digits of a text with those of its tree and of the removed parts. */
export function lostAndInventedLetters(text: string, tree: Tree, aside: readonly string[]): Difference {
  const counts = new Map<string, number>()
  for (const letter of lettersOf(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  for (const letter of lettersOf([...wordsOf(tree), ...aside].join(' ')))
    counts.set(letter, (counts.get(letter) ?? 0) - 1)
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    lost: sorted.map(([letter, count]) => letter.repeat(Math.max(0, count))).join(''),
    invented: sorted.map(([letter, count]) => letter.repeat(Math.max(0, -count))).join(''),
  }
}

function wordsOf({ blocks }: Tree): string[] {
  return blocks.flatMap((block) => [
    block.heading ?? '',
    ...block.subjects.flatMap(({ heading, intro, topics }) => [
      heading ?? '',
      intro ?? '',
      ...topicWords(topics),
    ]),
  ])
}

function topicWords(topics: readonly Topic[]): string[] {
  return topics.flatMap(({ num, text, children }) => [num ?? '', text, ...topicWords(children ?? [])])
}
