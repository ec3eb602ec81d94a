import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { type AppOnEngine, appOn } from './app-on.ts'
import type { Engine } from './engines.ts'

/** A Wednesday at noon in São Paulo. */
export const NOON = '2026-03-18T15:00:00Z'

/**
 * The server of a suite, for whom it is `NOON` at the
 * beginning of each test; usable within tests and hooks alone.
 */
export function appAtNoon(open: Engine['open']): AppOnEngine {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) }))
  // Hooks that end a suite run backwards: the server closes before its clock is given back.
  afterAll(() => void vi.useRealTimers())
  beforeEach(() => void vi.setSystemTime(NOON))
  return appOn(open)
}
