import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { type AppOnEngine, appOnEngine } from './app-on-engine.ts'
import type { Engine } from './engines.ts'

/** A Wednesday at noon in São Paulo. */
export const NOON = '2026-03-18T15:00:00Z'

/** Sets the clock to `NOON` before each test; usable only within tests and hooks. */
export function appAtNoon(open: Engine['open']): AppOnEngine {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) }))
  // Hooks at the end of a suite run in reverse: the server closes before the real clock returns.
  afterAll(() => void vi.useRealTimers())
  beforeEach(() => void vi.setSystemTime(NOON))
  return appOnEngine(open)
}
