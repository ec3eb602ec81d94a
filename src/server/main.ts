import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrate.ts'
import { loadSecret } from './secret.ts'
import { StartupError } from './startup-error.ts'

/** Reads the settings, opens the database, brings it up to date and listens; stops gracefully when asked to. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const secret = await loadSecret(config.authSecret, config.dataDir)
  const log = pino({ level: config.logLevel })
  const database = await openDatabase({ ...config, log, onBroken: (err) => giveUp(log, err) })
  try {
    await migrate(database.db)
    const app = await createApp({ config, secret, db: database.db, log })
    app.addHook('onClose', () => database.close())
    stopOnSignal(() => app.close())
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** After a failed flush nothing that the embedded database says can be trusted; the next start recovers it. */
function giveUp(log: Logger, err: Error): never {
  log.fatal({ err }, 'the embedded database could not write to the disk')
  return process.exit(1)
}

/** The first signal finishes what is in flight and closes the database; a second one does not wait. */
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
