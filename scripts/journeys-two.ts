import { runBin } from '../harness/run-bin.ts'
import { buildIfStale } from './build.ts'

// Runs the journeys, or the named ones, with two servers on one PostgreSQL behind a plain reverse proxy.
await buildIfStale()
const env = { ...process.env, SERVERS: '2' }
process.exitCode = await runBin('@playwright/test', 'playwright', ['test', ...process.argv.slice(2)], { env })
