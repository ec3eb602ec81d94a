import { expect, test } from 'vitest'
import { countPlaywright, countVitest, line, oneOf, summary, total } from './count-tests.ts'

test('a step is one test, by its exit code', () => {
  expect(total([oneOf(0), oneOf(0), oneOf(2)])).toEqual({ passed: 2, failed: 1, skipped: 0 })
})

test('a step shows how many tests were skipped', () => {
  expect(line('vitest', { passed: 3, failed: 0, skipped: 0 })).toBe('✓ vitest 3/3')
  expect(line('journeys', { passed: 3, failed: 1, skipped: 2 })).toBe('✗ journeys 3/4, 2 skipped')
})

test('the last line is the same for everyone', () => {
  expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed')
})

test('the tests of both runners are counted', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }
  expect(countVitest(vitest, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 2 })
  const stats = { expected: 4, flaky: 1, unexpected: 1, skipped: 1 }
  expect(countPlaywright({ stats }, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 1 })
})

test('tests that failed, or passed only when tried again, are named', () => {
  const as = (status: string, ...failureMessages: string[]) => ({
    fullName: `is ${status}`,
    status,
    failureMessages,
  })
  const file = (name: string, status: string, ...assertionResults: ReturnType<typeof as>[]) => ({
    name: `${process.cwd()}/${name}`,
    status,
    assertionResults,
  })
  const testResults = [
    file('a.test.ts', 'failed', as('passed'), as('failed', 'no'), as('skipped')),
    file('b.test.ts', 'passed', as('passed', 'once')),
    file('c.test.ts', 'failed'),
  ]
  expect(countVitest({ testResults }, 1).names).toEqual([
    '  ✗ a.test.ts: is failed',
    '  ~ b.test.ts: is passed (passed when tried again)',
    '  ✗ c.test.ts',
  ])
  const spec = (title: string) => ({ file: 'd.journey.ts', line: 7, title, tests: [{ status: title }] })
  const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected'), spec('flaky')] }] }]
  expect(countPlaywright({ stats: {}, suites }, 1).names).toEqual([
    '  ✗ d.journey.ts:7: unexpected',
    '  ~ d.journey.ts:7: flaky (passed when tried again)',
  ])
})

test.each([
  ['a runner that ended badly though its tests passed', 5, 1],
  ['a runner that found no test', 0, 0],
])('%s has failed', (_case, passed, code) => {
  expect(countVitest({ numPassedTests: passed }, code).failed).toBe(1)
  expect(countPlaywright({ stats: { expected: passed } }, code).failed).toBe(1)
})
