import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import type { Engine } from './engines.ts'

/** A Wednesday at noon in São Paulo. */
export const NOON = '2026-03-18T15:00:00Z'

/** The server of a suite, for whom it is `NOON` at the beginning of each test; usable within tests and hooks alone. */
export function appAtNoon(open: Engine['open']): {
  readonly posse: Pick<TestApp, 'call' | 'signUp'>
  readonly database: Pick<TestDatabase, 'db' | 'dataDir'>
} {
  let opened: { posse: TestApp; database: TestDatabase } | undefined
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) })
    const database = await open()
    opened = { database, posse: await openTestApp(database.db, { dataDir: database.dataDir }) }
  })
  beforeEach(() => {
    vi.setSystemTime(NOON)
  })
  afterAll(async () => {
    await opened?.posse.close()
    await opened?.database.close()
    vi.useRealTimers()
  })
  const now = () => {
    if (!opened) throw new Error('The server opens before the first test.')
    return opened
  }
  return {
    posse: { call: (route, options) => now().posse.call(route, options), signUp: (name) => now().posse.signUp(name) },
    database: {
      get db() {
        return now().database.db
      },
      get dataDir() {
        return now().database.dataDir
      },
    },
  }
}
