import { relative } from 'node:path'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

export interface NamedCount extends Count {
  names: readonly string[]
}

/** A step that counts as one test, by its exit code. */
export function oneOf(code: number): NamedCount {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, names: [] }
}

export function total(counts: Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** A step's line: `✓ vitest 5/5`, and `, N skipped` when any was. */
export function line(name: string, { passed, failed, skipped }: Count): string {
  return `${failed > 0 ? '✗' : '✓'} ${name} ${passed}/${passed + failed}${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The last line of all: `N passed, N failed`. */
export function summary({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: readonly {
    name: string
    status: string
    assertionResults: readonly {
      fullName: string
      status: string
      failureMessages: readonly string[] | null
    }[]
  }[]
}

/** Counts Vitest's JSON report; a failure outside of a test (a file that does not load) counts as one. */
export function countVitest(report: VitestReport, code: number): NamedCount {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = report
  const names = testResults.flatMap(({ name, status, assertionResults: tests }) => {
    const file = relative(process.cwd(), name)
    const troubled = tests.filter((test) => test.status === 'failed' || test.failureMessages?.length)
    if (status === 'failed' && troubled.length === 0) return [failed(file)]
    return troubled.map((test) => (test.status === 'failed' ? failed : flaky)(`${file}: ${test.fullName}`))
  })
  const skipped = (numPendingTests ?? 0) + (numTodoTests ?? 0)
  return honest({ passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped, names }, code)
}

interface PlaywrightSuite {
  specs?: readonly { file: string; line: number; title: string; tests: readonly { status: string }[] }[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected?: number; flaky?: number; unexpected?: number; skipped?: number }
}

/** Counts Playwright's JSON report likewise; a retried test that passed has passed. */
export function countPlaywright({ stats, suites = [] }: PlaywrightReport, code: number): NamedCount {
  const passed = (stats.expected ?? 0) + (stats.flaky ?? 0)
  const names = suites.flatMap(namesOf)
  return honest({ passed, failed: stats.unexpected ?? 0, skipped: stats.skipped ?? 0, names }, code)
}

function namesOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const name = `${file}:${line}: ${title}`
    if (tests.some(({ status }) => status === 'unexpected')) return [failed(name)]
    return tests.some(({ status }) => status === 'flaky') ? [flaky(name)] : []
  })
  return [...own, ...suites.flatMap(namesOf)]
}

const failed = (name: string) => `  ✗ ${name}`
const flaky = (name: string) => `  ~ ${name} (passed when tried again)`

// A runner that fails, or found no test, has failed even if no test has.
function honest(count: NamedCount, code: number): NamedCount {
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0)
  return silent ? { ...count, failed: 1 } : count
}
