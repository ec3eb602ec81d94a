import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open-database.ts'
import { type Config, readConfig } from '../../server/operation/config.ts'
import { loggedError, messageOf, openLog } from '../../server/operation/log.ts'
import { keepToOwner } from '../../server/operation/owner-only.ts'
import { loadSecret } from '../../server/operation/secret.ts'
import { ConfigError } from '../../server/operation/settings.ts'
import { StartupError } from '../../server/operation/startup-error.ts'

// With Node's default of 511 the system drops a crowd's further connections, which retry seconds later.
const WAITING_CONNECTIONS = 4096

async function main(): Promise<void> {
  // Files hold the data, the secret and letters, so only their owner may read them.
  process.umask(0o077)
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  endOnSurprise(log)
  for (const path of keepToOwner(config.dataDir))
    log.warn({ path }, 'other users may read this file, and it is not ours to restrict')
  const secret = await loadSecret(config.authSecret, config.dataDir)
  // Loads the largest part while the database opens.
  const loading = import('./app.ts')
  const database = await openDatabase({ ...config, log, onBroken: (err) => giveUp(log, err) })
  let app: FastifyInstance | undefined
  // The app must close first: the work that it waits for still writes to the database.
  const close = async () => {
    await app?.close()
    await database.close()
  }
  try {
    await migrate(database.db)
    const { createApp } = await loading
    const draining = new AbortController()
    const { db, connections, copyTo, listen } = database
    app = await createApp({ config, secret, db, connections, copyTo, listen, draining: draining.signal, log })
    stopOnSignal(async () => {
      draining.abort()
      await sleep(config.drainSeconds * 1000)
      await close()
    })
    await serve(app, config)
  } catch (error) {
    await close()
    throw error
  }
}

async function serve(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, backlog: WAITING_CONNECTIONS })
  } catch (error) {
    const cause = error as NodeJS.ErrnoException
    const isPortInUse = cause.code === 'EADDRINUSE'
    const text = isPortInUse
      ? `A porta ${port} já está em uso: pare o outro programa ou escolha outra em PORT.`
      : `Não é possível atender em ${host}, porta ${port} (${messageOf(cause)}). Confira HOST e PORT.`
    throw new StartupError(text, { cause })
  }
}

/** After a failed flush no answer of the embedded database can be trusted; the next start recovers it. */
function giveUp(log: Logger, err: Error): never {
  log.fatal({ err }, 'the embedded database could not write to the disk')
  return process.exit(1)
}

/** Node itself would print the whole error, including a statement's values. */
function endOnSurprise(log: Logger): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the server ended by an unexpected error')
    process.exit(1)
  })
}

/** The first signal drains, finishes running work and closes the database; the second one ends at once. */
function stopOnSignal(close: () => Promise<unknown>): void {
  const stop = (signal: NodeJS.Signals) => {
    process.once(signal, () => process.exit(1))
    void close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message
  if (!(error instanceof Error)) return String(error)
  return `${messageOf(error)}\n${loggedError(error).stack}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
})
