import { monitorEventLoopDelay } from 'node:perf_hooks'
import { boardTexts } from '../harness/editais/marked.ts'
import { MUTATIONS } from '../harness/editais/mutations.ts'
import { LISTS, printed, TITLES } from '../harness/editais/printed.ts'
import { meanOf, type Score, scoreOf } from '../harness/editais/score.ts'
import { outlined, STYLES } from '../harness/editais/styles.ts'
import { realTexts } from '../harness/editais/texts.ts'
import { wholeEdital } from '../harness/editais/whole.ts'
import { paperOf } from '../harness/pdf/paper.ts'
import { readSyllabus } from '../src/features/syllabus/reading/read.ts'
import { readEdital } from '../src/features/syllabus/reading/server/port.ts'
import type { Tree } from '../src/features/syllabus/tree.ts'

// How well editais are read: F1 of subjects, numbered items, nodes and parent links, over real texts as
// pasted, over the same texts after what they suffer on the way, and over the ways of other boards.

const BARS: Score = { subjects: 0.98, numbered: undefined, nodes: 0.97, links: 0.95 }
const NOTHING: Tree = { blocks: [] }
const NAME_WIDTH = 66
const NUMBER_WIDTH = 9

const treeOf = (text: string): Tree => {
  const reading = readSyllabus(text)
  return reading.recognised ? reading.tree : NOTHING
}

function row(name: string, { subjects, numbered, nodes, links }: Score): string {
  const cells = [subjects, numbered, nodes, links].map((value) =>
    value === undefined ? '–' : value.toFixed(3),
  )
  return `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(NUMBER_WIDTH)).join('')}`
}

function table(title: string, rows: [name: string, score: Score][]): Score {
  const mean = meanOf(rows.map(([, score]) => score))
  const head = ['subjects', 'numbered', 'nodes', 'links'].map((cell) => cell.padStart(NUMBER_WIDTH)).join('')
  console.log(`\n${title.padEnd(NAME_WIDTH)}${head}`)
  for (const [name, score] of rows) console.log(row(name, score))
  console.log(row('mean', mean))
  return mean
}

const texts = realTexts()
const read = texts.map(({ id, text, tree }): [string, Score] => [id, scoreOf(tree, treeOf(text))])
const mean = table('real texts as pasted', read)

const suffered = MUTATIONS.map(({ name, change }): [string, Score] => {
  return [name, meanOf(texts.map(({ text, tree }) => scoreOf(tree, treeOf(change(text)))))]
})
table('the same texts, changed', suffered)
table(
  'parts of editais of other boards, and texts written in their ways',
  boardTexts().map(({ id, text, tree }) => [id, scoreOf(tree, treeOf(text))]),
)
table(
  'made-up passages in the ways of other boards',
  STYLES.map(({ name, text, tree }) => [name, scoreOf(outlined(tree), treeOf(text))]),
)

const ways = Object.entries(TITLES).flatMap(([title, titled]) =>
  Object.entries(LISTS).map(([list, listed]): [string, Score] => {
    const scores = texts.map((real) => {
      const { text, tree } = printed(real.tree, titled, listed)
      return scoreOf(tree, treeOf(text))
    })
    return [`${title} over ${list}`, meanOf(scores)]
  }),
)
table('the trees of the real texts, printed in other ways', ways)

const ROUNDS = 7
const MOST_MILLISECONDS = 1_000

/**
 * Milliseconds from a PDF of 60 pages to its tree, thread
 * and all, and the longest the caller could not answer.
 */
async function speed(): Promise<{ took: number; held: number }> {
  const bytes = await paperOf(wholeEdital(texts[0]?.text ?? ''))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    const reading = await readEdital(bytes)
    if (!reading.recognised) throw new Error(reading.message)
    times.push(performance.now() - from)
  }
  delay.disable()
  return { took: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0, held: delay.max / 1e6 }
}

const { took, held } = await speed()
console.log(
  `\nPDF of 60 pages: ${took.toFixed(0)} ms (bar ${MOST_MILLISECONDS}), median of ${ROUNDS}; the caller waited ${held.toFixed(0)} ms at most`,
)

const missed = (['subjects', 'nodes', 'links'] as const).filter(
  (kind) => (mean[kind] ?? 0) < (BARS[kind] ?? 0),
)
for (const kind of missed)
  console.error(`${kind}: ${mean[kind]?.toFixed(3)} is below the bar of ${BARS[kind]}`)
process.exitCode = missed.length > 0 || took > MOST_MILLISECONDS ? 1 : 0
