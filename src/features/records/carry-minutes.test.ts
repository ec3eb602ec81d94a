import { expect, test } from 'vitest'
import { carryMinutes } from './carry-minutes.ts'

test.each([
  ['', '90', '1', '30'],
  ['2', '60', '3', '0'],
  [' 1 ', ' 99 ', '2', '39'],
  ['', '59', '', '59'],
  ['1', '', '1', ''],
  ['1', '120', '1', '120'],
  ['x', '90', 'x', '90'],
  ['', '-90', '', '-90'],
])('%j h and %j min are shown as %j h and %j min', (hours, minutes, shownHours, shownMinutes) => {
  expect(carryMinutes({ hours, minutes })).toEqual({ hours: shownHours, minutes: shownMinutes })
})
