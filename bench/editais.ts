import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Correction, type Mending, mendingOf } from '../harness/editais/corrections.ts'
import { type LabelledText, labelledTexts } from '../harness/editais/labelled-texts.ts'
import { meanOf, type Score, scoreOf } from '../harness/editais/score.ts'
import { realTexts } from '../harness/editais/texts.ts'
import { wholeEdital } from '../harness/editais/whole-edital.ts'
import { pdfOf } from '../harness/pdf/make-pdf.ts'
import { readSyllabus } from '../src/features/syllabus/reading/read.ts'
import { readEdital } from '../src/features/syllabus/reading/server/port.ts'

// Measures how much a student has to mend in trees as they are read, how many wrong rows no doubt names, and
// how many of the rows without a doubt are right (`sure`), by part (the locked one with `--locked`: for a last
// figure, never to learn from) and kind of text; `--each` names texts.

const BARS: Score = { subjects: 0.98, numbered: undefined, nodes: 0.97, links: 0.95 }
const KINDS: readonly Correction[] = ['split', 'join', 'role', 'rename', 'add', 'remove']
const SHARES = ['wrong %', 'silent %', 'doubted %', 'sure %']
const COLUMNS = ['texts', 'rows', 'per 100', ...KINDS, ...SHARES, 'nodes', 'links']
const [NAME_WIDTH, NUMBER_WIDTH] = [24, 10]

interface Measured extends LabelledText {
  readonly mending: Mending
  readonly doubted: ReadonlySet<number>
  readonly score: Score
}

function measured(labelled: LabelledText): Measured {
  const reading = readSyllabus(labelled.text)
  const tree = reading.recognised ? reading.tree : { blocks: [] }
  return {
    ...labelled,
    mending: mendingOf(labelled.tree, tree),
    doubted: new Set(reading.recognised ? reading.rowsInDoubt : []),
    score: scoreOf(labelled.tree, tree),
  }
}

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(NUMBER_WIDTH)).join('')

function row(name: string, all: readonly Measured[]): string {
  const sum = (of: (mending: Mending) => number) => all.reduce((total, each) => total + of(each.mending), 0)
  const rows = sum((each) => each.rows)
  const read = Math.max(
    1,
    sum(({ read: count }) => count),
  )
  const kinds = KINDS.map((kind) => (100 * sum(({ corrections }) => corrections[kind])) / rows)
  const { nodes, links } = meanOf(all.map(({ score }) => score))
  const wrong = sum((each) => each.wrong.size)
  const silent = all.reduce((total, each) => total + each.mending.wrong.difference(each.doubted).size, 0)
  const doubted = all.reduce((total, each) => total + each.doubted.size, 0)
  // The share that is right among the rows without a doubt.
  const sure = 100 - (100 * silent) / Math.max(1, read - doubted)
  const cells = [
    ...[all.length, rows].map(String),
    ...[kinds.reduce((total, each) => total + each), ...kinds].map((each) => each.toFixed(2)),
    ...[...[wrong, silent, doubted].map((count) => (100 * count) / read), sure].map((each) =>
      each.toFixed(2),
    ),
    ...[nodes, links].map((each) => each?.toFixed(3) ?? '–'),
  ]
  return line(name, cells)
}

const opened = process.argv.includes('--locked') ? ['fitting', 'tuning', 'locked'] : ['fitting', 'tuning']
const all = labelledTexts()
  .filter(({ part }) => opened.includes(part))
  .map(measured)
console.log(line('', COLUMNS))
for (const part of opened) {
  for (const kind of ['real', 'board', 'printed']) {
    const those = all.filter((each) => each.part === part && each.kind === kind)
    if (those.length > 0) console.log(row(`${part}, ${kind}`, those))
  }
  console.log(
    row(
      `${part}, all`,
      all.filter((each) => each.part === part),
    ),
  )
}
if (process.argv.includes('--each')) for (const each of all) console.log(row('', [each]), each.part, each.id)
const whole = new Set(realTexts().map(({ id }) => id))
const mean = meanOf(all.filter(({ id }) => whole.has(id)).map(({ score }) => score))

const ROUNDS = 7
const MOST_MILLISECONDS = 1_000

/** Ms from a PDF of 60 pages to its tree, and the longest that the caller could not answer. */
async function speed(): Promise<{ took: number; held: number }> {
  const bytes = await pdfOf(wholeEdital(realTexts()[0]?.text ?? ''))
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
