import { afterAll, beforeAll } from 'vitest'
import { openTestApp, type TestApp, type TestSettings } from './app.ts'
import type { TestDatabase } from './database.ts'
import type { Engine } from './engines.ts'

/** A server and its database, available while a suite's tests and hooks run. */
export interface AppOnEngine {
  readonly posse: Pick<TestApp, 'call' | 'signUp'>
  readonly database: Pick<TestDatabase, 'db' | 'dataDir'>
}

/** The server of a suite on one engine; reads `settings` just before it opens. */
export function appOnEngine(
  open: Engine['open'],
  settings: () => Promise<TestSettings> = async () => ({}),
): AppOnEngine {
  let opened: { posse: TestApp; database: TestDatabase } | undefined
  beforeAll(async () => {
    const database = await open()
    opened = {
      database,
      posse: await openTestApp(database.db, { dataDir: database.dataDir, ...(await settings()) }),
    }
  })
  afterAll(async () => {
    await opened?.posse.close()
    await opened?.database.close()
  })
  const now = () => {
    if (!opened) throw new Error('The server opens before the first test.')
    return opened
  }
  return {
    posse: {
      call: (route, options) => now().posse.call(route, options),
      signUp: (name) => now().posse.signUp(name),
    },
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
