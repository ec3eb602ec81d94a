import { expect, it } from 'vitest'
import { mendingOf } from '../../../../harness/editais/corrections.ts'
import { labelledTexts } from '../../../../harness/editais/labelled-texts.ts'
import { readSyllabus } from './read.ts'

const read = labelledTexts().flatMap(({ part, tree, text }) => {
  const reading = readSyllabus(text)
  if (!reading.recognised || part !== 'tuning') return []
  const { wrong, read: rows } = mendingOf(tree, reading.tree)
  return [{ wrong, rows, doubted: new Set(reading.rowsInDoubt) }]
})
const sum = (of: (each: (typeof read)[number]) => number) => read.reduce((total, each) => total + of(each), 0)
const rows = sum((each) => each.rows)
const wrong = sum((each) => each.wrong.size)
const doubted = sum((each) => each.doubted.size)
const found = sum((each) => each.wrong.intersection(each.doubted).size)

it('a student may trust 98 of 100 rows that are not marked', () => {
  expect((rows - doubted - (wrong - found)) / (rows - doubted)).toBeGreaterThan(0.98)
})

it('marks tell wrong rows from right ones: few rows have one, and most wrong ones do', () => {
  expect(doubted / rows).toBeLessThan(0.1)
  expect(found / wrong).toBeGreaterThan(0.5)
})
