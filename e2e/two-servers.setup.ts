import { startPostgres } from '../tests/postgres.ts'
import { DATABASE_SERVER } from './two-servers.ts'

/** Once a run of `npm run journeys:two`: the PostgreSQL that all its apps have their databases on. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env[DATABASE_SERVER] = postgres.url
  return postgres.stop
}
