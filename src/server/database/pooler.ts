import type pg from 'pg'
import { StartupError } from '../operation/startup-error.ts'

const SHARED_OUT =
  'o pooler entre eles divide as conexões por transação, e a Posse precisa que cada uma continue a mesma. No PgBouncer use pool_mode = session, ou dê em DATABASE_URL o endereço do próprio PostgreSQL'
const NO_ROOM =
  'o pooler entre eles não tem lugar para uma segunda conexão. Cada processo da Posse precisa de DATABASE_CONNECTIONS e mais uma'

/** Whether a pooler answers: its backend number differs from the database's. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { processID } = client as pg.ClientBase & { readonly processID?: number }
  return processID !== (await backendOf(client))
}

/** Two open clients on one backend have a pooler between them. @throws StartupError with what to do */
export async function refuseSharing(one: pg.ClientBase, other: pg.ClientBase, place: string): Promise<void> {
  const isShared = await isSharedOut(one, other).catch((cause: unknown) => {
    throw new StartupError(`A Posse não pode usar o banco de dados em ${place}: ${NO_ROOM}.`, { cause })
  })
  if (isShared) throw new StartupError(`A Posse não pode usar o banco de dados em ${place}: ${SHARED_OUT}.`)
}

async function isSharedOut(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const first = await backendOf(one)
  if ((await backendOf(other)) === first) return true
  // If the first client released its connection, the second one takes it.
  await other.query('begin')
  await backendOf(other)
  const again = await backendOf(one)
  await other.query('rollback')
  return again !== first
}

async function backendOf(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
