import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', '{tests,scripts}/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // All of the machine: most tests wait for a disk or a clock now and then.
    maxWorkers: '100%',
  },
})
