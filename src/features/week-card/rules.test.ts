import { describe, expect, it } from 'vitest'
import { formatChoices, parseChoices, USUAL, withPart } from './choices.ts'
import { bubblesOf, bubbleUnit } from './rules.ts'

const MINUTE = 60

describe('the bubbles of a day', () => {
  it('are at most eight for the longest, each of a round time', () => {
    expect([60 * MINUTE, 80 * MINUTE, 81 * MINUTE, 200 * MINUTE, 9 * 3600].map(bubbleUnit)).toEqual(
      [10, 10, 15, 30, 120].map((minutes) => minutes * MINUTE),
    )
    for (let seconds = 0; seconds <= 30 * 3600; seconds += 1000)
      expect(bubblesOf(seconds, bubbleUnit(seconds)).length).toBeLessThanOrEqual(8)
  })

  it('are filled by what was studied, in quarters, and never left out', () => {
    expect(bubblesOf(100 * MINUTE, 30 * MINUTE)).toEqual([1, 1, 1, 0.25])
    expect(bubblesOf(60, 30 * MINUTE)).toEqual([0.25])
    expect(bubblesOf(0, 30 * MINUTE)).toEqual([])
  })
})

describe('the choice of a picture', () => {
  it('names neither subjects nor the exam before they are asked for', () => {
    expect(USUAL.parts).toEqual(['hours', 'questions', 'days'])
    expect(withPart(USUAL, 'exam', true).parts).toEqual(['hours', 'questions', 'days', 'exam'])
    expect(withPart(USUAL, 'hours', false).parts).toEqual(['questions', 'days'])
  })

  it('is remembered as it was chosen', () => {
    const choices = { parts: ['days', 'exam'], format: 'story' } as const
    expect(parseChoices(formatChoices(choices))).toEqual(choices)
    expect(
      ['', 'null', '{}', '{"parts":7,"format":"post"}', '{"parts":[],"format":"a"}'].map(parseChoices),
    ).toEqual(Array.from({ length: 5 }, () => null))
    expect(parseChoices('{"parts":["exam","x"],"format":"post"}')).toEqual({
      parts: ['exam'],
      format: 'post',
    })
  })
})
