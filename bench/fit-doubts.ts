import { writeFileSync } from 'node:fs'
import { mendingOf } from '../harness/editais/corrections.ts'
import { labelledTexts } from '../harness/editais/labelled-texts.ts'
import { readSyllabus } from '../src/features/syllabus/reading/read.ts'
import { featuresOf, oddsOf, scaled } from '../src/features/syllabus/reading/row-doubts.ts'

// Fits `row-doubts.json`: a logistic regression that tells the wrong rows of the fitting part by their
// features. The threshold leaves this share of the tuning part's rows in doubt.

const WEIGHTS = new URL('../src/features/syllabus/reading/row-doubts.json', import.meta.url)
const DOUBTED = 0.1
const PRINTINGS = 8
/** Pull of every weight towards zero, against rows of one text that count as one. */
const RIDGE = 33
const ROUNDS = 12

interface Example {
  readonly values: readonly number[]
  readonly isWrong: boolean
  /** Rows of a long text count less each, so that each text counts the same. */
  readonly counts: number
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Adds so many times a row to another, in place. */
function add(row: number[], times: number, other: readonly number[]): void {
  for (const [at, value] of other.entries()) row[at] = (row[at] ?? 0) + times * value
}

/** Solves a symmetric, positive system by Gaussian elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (const [at, row] of rows.entries())
    for (const other of rows.slice(at + 1)) add(other, -(other[at] ?? 0) / (row[at] ?? 1), row)
  const found = right.map(() => 0)
  for (const [at, row] of [...rows.entries()].reverse())
    found[at] = ((row.at(-1) ?? 0) - dot(found, row)) / (row[at] ?? 1)
  return found
}

/** One step of Newton's method towards the weights that explain the examples best. */
function stepped(weights: readonly number[], examples: readonly Example[]): number[] {
  const pulls = weights.map((_, at) => (at === 0 ? 0 : RIDGE))
  const slope = weights.map((weight, at) => -(pulls[at] ?? 0) * weight)
  const curve = pulls.map((pull, at) => pulls.map((_, other) => (at === other ? pull : 0)))
  for (const { values, isWrong, counts } of examples) {
    const chance = 1 / (1 + Math.exp(-dot(values, weights)))
    add(slope, counts * (Number(isWrong) - chance), values)
    for (const [at, value] of values.entries())
      add(curve[at] ?? [], counts * chance * (1 - chance) * value, values)
  }
  const step = solved(curve, slope)
  return weights.map((weight, at) => weight + (step[at] ?? 0))
}

/** Returns the weights of the values; the first value is always 1. */
function fitted(examples: readonly Example[], width: number): number[] {
  let weights = Array.from({ length: width }, () => 0)
  for (let round = 0; round < ROUNDS; round++) weights = stepped(weights, examples)
  return weights
}

const read = labelledTexts(PRINTINGS).flatMap(({ part, text, tree }) => {
  const reading = readSyllabus(text)
  if (!reading.recognised || part === 'locked') return []
  const { wrong } = mendingOf(tree, reading.tree)
  return [{ part, wrong, tree: reading.tree, lacks: reading.doubts.lacks }]
})
const fitting = read.filter(({ part }) => part === 'fitting')
const rows = fitting.flatMap(({ tree, lacks, wrong }) => {
  const features = featuresOf(tree, lacks)
  return features.map((values, row) => ({ values, isWrong: wrong.has(row), counts: 1 / features.length }))
})
const names = Object.keys(rows[0]?.values ?? {})
const known = names.map((name) => {
  const column = rows.map(({ values }) => values[name] ?? 0)
  const mean = column.reduce((sum, value) => sum + value, 0) / column.length
  const spread = Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length) || 1
  return { name, mean, spread }
})
const average = fitting.length / rows.length
const examples = rows.map(({ values, isWrong, counts }) => ({
  values: [1, ...known.map((each) => scaled(values[each.name] ?? 0, each))],
  isWrong,
  counts: counts / average,
}))
const [bias = 0, ...weights] = fitted(examples, names.length + 1)
const round = (value: number) => Number(value.toPrecision(4))
const features = Object.fromEntries(
  known.map(({ name, mean, spread }, at) => [
    name,
    { mean: round(mean), spread: round(spread), weight: round(weights[at] ?? 0) },
  ]),
)
const odds = read
  .filter(({ part }) => part === 'tuning')
  .flatMap(({ tree, lacks }) => oddsOf(tree, lacks, { bias, threshold: 0, features }))
  .sort((one, other) => other - one)
const threshold = odds[Math.floor(odds.length * DOUBTED)] ?? 0
const fit = { bias: round(bias), threshold: round(threshold), features }
writeFileSync(WEIGHTS, `${JSON.stringify(fit, null, 2)}\n`)
