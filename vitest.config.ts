import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', '{tests,scripts}/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
