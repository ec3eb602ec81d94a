import { expect, it } from 'vitest'
import { retryDelay } from './feed-turns.ts'

it('a failing source is asked again soon, then less and less often, down to the interval of a working one', () => {
  const hour = 3_600_000
  const minutes = [1, 2, 3, 6, 7, 5000].map((failures) => retryDelay(failures, hour) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60])
})
