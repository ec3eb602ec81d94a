import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { openLoadBalancer } from '../load-balancer.ts'

/** The variable with the address of the run's PostgreSQL; set only when each app is two servers. */
export const DATABASE_SERVER = 'JOURNEYS_DATABASE_SERVER'

/** The settings of an app's servers, and what else to end with the app. */
export interface Servers {
  readonly settings: readonly Record<string, string>[]
  readonly close: () => Promise<void>
}

/** One server at `port` or, in a run with two, a reverse proxy before two on one database. */
export async function serversAt(port: number): Promise<Servers> {
  const databaseServer = process.env[DATABASE_SERVER]
  if (databaseServer === undefined)
    return { settings: [{ PORT: String(port) }], close: async () => undefined }
  const ports = [await freePort(), await freePort()]
  const { close } = await openLoadBalancer(port, ports)
  const shared = {
    BASE_URL: `http://localhost:${port}`,
    DATABASE_URL: await createDatabase(databaseServer),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: 'true',
  }
  return { settings: ports.map((own) => ({ ...shared, PORT: String(own) })), close }
}

async function createDatabase(server: string): Promise<string> {
  const name = `journeys_${randomBytes(8).toString('hex')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
