import type { Topic, Tree } from '../../src/features/syllabus/tree.ts'

/** Prints the title of a subject, given its place among all. */
export type TitleStyle = (name: string, at: number) => string

/** Style of printed topics: the number or mark before each, its closing sign, and the separator. */
export interface ListStyle {
  readonly num?: (path: readonly number[]) => string
  readonly mark?: string
  readonly end: string
  readonly apart: ' ' | '\n'
}

const ROMANS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ')

/** The ways in which boards print titles; unclosed ones are on the line of their topics. */
export const TITLES: Readonly<Record<string, TitleStyle>> = {
  'NAME: …': (name) => `${name.toUpperCase()}: `,
  'NAME in its line': (name) => `${name.toUpperCase()}\n`,
  'Name: …': (name) => `${inSmall(name)}: `,
  'Name in its line': (name) => `${inSmall(name)}\n`,
  'Name: in its line': (name) => `${inSmall(name)}:\n`,
  'NAME (10 questões)': (name, at) => `${name.toUpperCase()} (${10 + (at % 7)} questões)\n`,
  '1. NAME': (name, at) => `${at + 1}. ${name.toUpperCase()}\n`,
  'I - NAME': (name, at) => `${ROMANS[at] ?? ''} - ${name.toUpperCase()}\n`,
  'Disciplina: Name': (name) => `Disciplina: ${inSmall(name)}\n`,
  'NAME. …': (name) => `${name.toUpperCase()}. `,
  'NAME – …': (name) => `${name.toUpperCase()} – `,
}

/** The ways in which boards print topics. */
export const LISTS: Readonly<Record<string, ListStyle>> = {
  '1 in a paragraph': { num: (path) => path.join('.'), end: '.', apart: ' ' },
  '1. in a paragraph': { num: (path) => `${path.join('.')}.`, end: '.', apart: ' ' },
  '1) a line': { num: (path) => `${path.join('.')})`, end: ';', apart: '\n' },
  '1 - a line': { num: (path) => `${path.join('.')} -`, end: '.', apart: '\n' },
  '1.0 a line': { num: (path) => path.join('.').replace(/^\d+$/, '$&.0'), end: '.', apart: '\n' },
  '1 a line, not closed': { num: (path) => path.join('.'), end: '', apart: '\n' },
  '• a line': { mark: '•', end: '.', apart: '\n' },
  '- a line': { mark: '-', end: ';', apart: '\n' },
}

const WIDTH = 110

/** Prints a tree in a board's way, with the tree that a person reads in it. */
export function printTree(
  { blocks }: Tree,
  title: TitleStyle,
  list: ListStyle,
): { text: string; tree: Tree } {
  const subjects = blocks.flatMap((block) => block.subjects)
  const paragraphs = blocks.flatMap((block) => [
    block.name.toUpperCase(),
    ...block.subjects.map((subject) => {
      const head = title(subject.name, subjects.indexOf(subject))
      const body = wordsOf(listed(subject.topics, list), list).join(list.apart)
      return (list.mark === undefined ? head : `${head.trimEnd()}\n`) + body
    }),
  ])
  const tree = {
    blocks: blocks.map((block) => ({
      ...block,
      subjects: block.subjects.map((subject) => ({ ...subject, topics: listed(subject.topics, list) })),
    })),
  }
  return {
    text: ['CONTEÚDO PROGRAMÁTICO', ...paragraphs].join('\n').split('\n').flatMap(wrapped).join('\n'),
    tree,
  }
}

/** The topics as the list numbers them, or one below the other. */
function listed(topics: readonly Topic[], list: ListStyle, above: readonly number[] = []): Topic[] {
  const { num } = list
  return topics.flatMap(({ text, children = [] }, at): Topic[] => {
    const path = [...above, at + 1]
    const below = listed(children, list, path)
    if (num === undefined) return [{ text }, ...below]
    const own = { num: num(path).replace(/[\s.)-]+$/, ''), text }
    return [below.length > 0 ? { ...own, children: below } : own]
  })
}

function wordsOf(topics: readonly Topic[], list: ListStyle, above: readonly number[] = []): string[] {
  return topics.flatMap(({ text, children = [] }, at) => {
    const path = [...above, at + 1]
    const front = list.num?.(path) ?? list.mark ?? ''
    return [`${front} ${text.replace(/[.;]$/, '')}${list.end}`, ...wordsOf(children, list, path)]
  })
}

function wrapped(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length + 1 > WIDTH) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}

/** Turns "ÉTICA e INTEGRIDADE" into "Ética e Integridade". */
const inSmall = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/ (?:E|D[aeo]s?|Ao?|À|N[ao]s?|Em|Com|Para) /g, (word) => word.toLowerCase())
