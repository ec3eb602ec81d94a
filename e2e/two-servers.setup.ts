import { DATABASE_SERVER } from '../harness/journey/two-servers.ts'
import { startPostgres } from '../harness/postgres.ts'

/** Once a run of `npm run journeys:two`: the PostgreSQL that all its apps have their databases on. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env[DATABASE_SERVER] = postgres.url
  return postgres.stop
}
