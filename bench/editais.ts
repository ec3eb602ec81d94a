import { MUTATIONS } from '../harness/editais/mutations.ts'
import { meanOf, type Score, scoreOf } from '../harness/editais/score.ts'
import { outlined, STYLES } from '../harness/editais/styles.ts'
import { realTexts } from '../harness/editais/texts.ts'
import { readSyllabus } from '../src/features/syllabus/reading/read.ts'
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
  const cells = [subjects, numbered, nodes, links].map((value) => (value === undefined ? '–' : value.toFixed(3)))
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
  'made-up passages in the ways of other boards',
  STYLES.map(({ name, text, tree }) => [name, scoreOf(outlined(tree), treeOf(text))]),
)

const missed = (['subjects', 'nodes', 'links'] as const).filter((kind) => (mean[kind] ?? 0) < (BARS[kind] ?? 0))
for (const kind of missed) console.error(`${kind}: ${mean[kind]?.toFixed(3)} is below the bar of ${BARS[kind]}`)
process.exitCode = missed.length > 0 ? 1 : 0
