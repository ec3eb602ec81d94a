/** How many tests passed, failed and were skipped. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** A step that counts as one test, by its exit code. */
export function oneOf(code: number): Count {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
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

/** Counts Vitest's JSON report; a failure that is no test's own (a file that does not load) counts as one. */
export function countVitest(report: unknown, code: number): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<
    string,
    number | undefined
  >
  const skipped = (numPendingTests ?? 0) + (numTodoTests ?? 0)
  return honest({ passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped }, code)
}

/** Counts Playwright's JSON report in the same way; what passed when tried again has passed. */
export function countPlaywright(report: unknown, code: number): Count {
  const { expected, flaky, unexpected, skipped } = (report as { stats: Record<string, number | undefined> })
    .stats
  return honest(
    { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0, skipped: skipped ?? 0 },
    code,
  )
}

// A runner that ends badly, or found nothing to run, has failed even if no test has.
function honest(count: Count, code: number): Count {
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0)
  return silent ? { ...count, failed: 1 } : count
}
