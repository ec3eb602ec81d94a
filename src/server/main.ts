import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { readConfig } from './config.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { loadSecret } from './secret.ts'
import { ConfigError } from './settings.ts'
import { StartupError } from './startup-error.ts'

/**
 * Connections that wait to be taken while the process is busy, as far as the system allows (`net.core.somaxconn`). With
 * Node's own 511 a crowd's further ones are dropped by the system: tried again after seconds, or broken off.
 */
const WAITING_CONNECTIONS = 4096

/** Reads the settings, opens the database, brings it up to date and listens; stops gracefully when asked to. */
async function main(): Promise<void> {
  // What is kept in files (the data, the secret, letters) is its owner's alone.
  process.umask(0o077)
  const config = readConfig(process.env)
  const secret = await loadSecret(config.authSecret, config.dataDir)
  const log = pino({ level: config.logLevel })
  // The largest part is read while the database opens.
  const loading = import('./app.ts')
  const database = await openDatabase({ ...config, log, onBroken: (err) => giveUp(log, err) })
  let app: FastifyInstance | undefined
  // The database last: what the app waits for writes down how it ended.
  const close = async () => {
    await app?.close()
    await database.close()
  }
  try {
    await migrate(database.db)
    const { createApp } = await loading
    const draining = new AbortController()
    const { db, connections, copyTo } = database
    app = await createApp({ config, secret, db, connections, copyTo, draining: draining.signal, log })
    stopOnSignal(async () => {
      draining.abort()
      await sleep(config.drainSeconds * 1000)
      await close()
    })
    await app.listen({ port: config.port, host: config.host, backlog: WAITING_CONNECTIONS })
  } catch (error) {
    await close()
    throw error
  }
}

/** After a failed flush nothing that the embedded database says can be trusted; the next start recovers it. */
function giveUp(log: Logger, err: Error): never {
  log.fatal({ err }, 'the embedded database could not write to the disk')
  return process.exit(1)
}

/** The first signal drains, finishes what is in flight and closes the database; a second one does not wait. */
function stopOnSignal(close: () => Promise<unknown>): void {
  const stop = (signal: NodeJS.Signals) => {
    process.once(signal, () => process.exit(1))
    void close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** What the operator reads when the start fails; only an unexpected error shows its stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `A porta ${'port' in error ? error.port : ''} já está em uso: pare o outro programa ou escolha outra em PORT.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
})
