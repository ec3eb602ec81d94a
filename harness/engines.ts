import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './database.ts'

export interface Engine {
  name: string
  open(options?: TestDatabaseOptions): Promise<TestDatabase>
}

const POSTGRES: Engine = { name: 'PostgreSQL', open: createTestDatabase }
const PGLITE: Engine = { name: 'PGlite', open: createEmbeddedTestDatabase }

/** Both, for tests that depend on the engine: `describe.each(bothEngines)('… on $name', ({ open }) => …)`. */
export const bothEngines: Engine[] = [POSTGRES, PGLITE]

/** One, for all other tests: PostgreSQL with every change, PGlite in `npm run test:long`. */
export const engines: Engine[] = [process.env.LONG ? PGLITE : POSTGRES]
