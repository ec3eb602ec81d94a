import { describe, expect, it } from 'vitest'
import { MESSAGES } from './contract.ts'
import { readGoal, typedOf } from './rules.ts'

describe('a goal as typed', () => {
  it.each([
    ['20', '', 1200],
    ['', '45', 45],
    ['12', '30', 750],
    ['1', '90', 150],
    ['168', '0', 10_080],
    ['12,5', '', 750],
    ['12.5', '', 750],
    ['', '1.000', 1000],
    ['2,2', '', 132],
    ['1,5', '15', 105],
    ['0,33', '', 20],
    ['', '', null],
    [' ', '', null],
  ])('reads %j h and %j min as %j minutes', (hours, minutes, total) => {
    expect(readGoal({ hours, minutes })).toEqual({ minutes: total })
  })

  it.each([
    ['0', ''],
    ['0', '0'],
    ['168', '1'],
    ['999', '999'],
    ['1,5,5', ''],
    ['168,1', ''],
    ['x', ''],
    ['-3', ''],
  ])('refuses %j h and %j min', (hours, minutes) => {
    expect(readGoal({ hours, minutes })).toEqual({ wrong: MESSAGES.outOfRange })
  })

  it.each(['1,5', '1.5', '-3', '1e3'])('says of %j minutes that minutes are whole', (minutes) => {
    expect(readGoal({ hours: '', minutes })).toEqual({ wrong: MESSAGES.notWhole })
  })

  it.each([1, 45, 60, 750, 10_080, null])('shows %j minutes as they are read again', (minutes) => {
    expect(readGoal(typedOf(minutes))).toEqual({ minutes })
  })
})
