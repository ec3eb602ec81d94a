import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './database.ts'

/** An engine that a suite runs on. */
export interface Engine {
  name: string
  open(options?: TestDatabaseOptions): Promise<TestDatabase>
}

/** Both engines, for `describe.each(engines)('… on $name', ({ open }) => …)`. */
export const engines: Engine[] = [
  { name: 'PostgreSQL', open: createTestDatabase },
  { name: 'PGlite', open: createEmbeddedTestDatabase },
]
