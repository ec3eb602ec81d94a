import { expect, it } from 'vitest'
import { withMeasurement } from './measurements.ts'

const PAGE = '# Bars\n\n| bar | wanted |\n|---|---|\n| one | old |\n| two | old |\n\n| run |\n|---|\n'
const measured = {
  name: 'one',
  bar: '≤ 2 s',
  value: '1.20 s',
  day: '2026-11-29',
  command: 'bench start',
}
const ROW = '| one | ≤ 2 s | 1.20 s | 2026-11-29 | `bench start` |'

it('a bench takes the place of its last measurement, and of no other', () => {
  expect(withMeasurement(PAGE, measured)).toBe(PAGE.replace('| one | old |', ROW))
})

it('a new bar comes behind the others of its table', () => {
  const page = withMeasurement(PAGE, { ...measured, name: 'three' })
  expect(page).toBe(PAGE.replace('| two | old |', `| two | old |\n${ROW.replace('one', 'three')}`))
})
