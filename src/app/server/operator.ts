import { resolve } from 'node:path'
import { pino } from 'pino'
import { DataDirInUse } from '../../server/database/lock.ts'
import { openDatabase } from '../../server/database/open-database.ts'
import { openMailer } from '../../server/mail/mail.ts'
import { openMailQueue } from '../../server/mail/mail-queue.ts'
import { backUp } from '../../server/operation/backup.ts'
import { checkOwner } from '../../server/operation/check-owner.ts'
import type { Command } from '../../server/operation/command.ts'
import { type Config, readConfig } from '../../server/operation/config.ts'
import { runCommand, withSnapshot } from '../../server/operation/installation.ts'
import { loggedError, messageOf } from '../../server/operation/log.ts'
import { OperatorError } from '../../server/operation/operator-error.ts'
import { checkBackup, restore } from '../../server/operation/restore.ts'
import { findSecret, keepSecret } from '../../server/operation/secret.ts'
import { ConfigError, settingsInForce } from '../../server/operation/settings.ts'
import { StartupError } from '../../server/operation/startup-error.ts'
import { features } from './features.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const PROGRAMS: Readonly<Record<string, (words: string[]) => Promise<void>>> = {
  backup,
  restore: put,
  admin,
  config,
}

async function backup([file]: string[]): Promise<void> {
  if (file === undefined)
    throw new OperatorError('Em qual arquivo? npm run backup -- posse-2026-08-01.backup')
  const settings = await readSettings()
  const path = resolve(file)
  const secret = await findSecret(settings.authSecret, settings.dataDir)
  if (secret === undefined)
    throw new OperatorError(
      `Sem AUTH_SECRET e sem segredo em ${settings.dataDir}, o backup não serviria a ninguém.`,
    )
  const rows = await withSnapshot(settings, ({ db }) => backUp({ db, secret, now: new Date() }, path))
  say(`Backup em ${path}: ${rows} linhas. Ele contém segredos; guarde-o como guarda o banco de dados.`)
}

async function put(words: string[]): Promise<void> {
  const [file, ...more] = words.filter((word) => word !== '--force')
  if (file === undefined || more.length > 0)
    throw new OperatorError('De qual arquivo? npm run restore -- posse.backup')
  const settings = await readSettings()
  const path = resolve(file)
  const began = performance.now()
  say(`Conferindo ${path}…`)
  const { header, rows: all } = await checkBackup(path)
  checkSecret(settings, header.secret)
  const database = await openStopped(settings)
  try {
    say(`Pondo ${counted(all)} no banco de dados…`)
    const target = { db: database.db, force: words.includes('--force'), progress: nowAndThen(began) }
    const { rows, made } = await restore(target, path)
    if (settings.authSecret === undefined) await keepSecret(header.secret, settings.dataDir)
    say(
      `Restaurado o backup de ${made}: ${counted(rows)} em ${secondsSince(began)} s. Inicie a Posse com npm start.`,
    )
  } finally {
    await database.close()
  }
}

const PROGRESS_EVERY_MS = 2000

const counted = (rows: number) => `${rows.toLocaleString('pt-BR')} linhas`
const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000)

/** Reports progress to an operator, who may wait for millions of rows. */
function nowAndThen(began: number) {
  let reportedAt = performance.now()
  return (rows: number, of: number) => {
    if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return
    reportedAt = performance.now()
    say(
      `${counted(rows)} de ${of.toLocaleString('pt-BR')}, ${Math.floor((100 * rows) / of)} %, ${secondsSince(began)} s`,
    )
  }
}

function checkSecret({ authSecret }: Config, secret: string): void {
  if (authSecret !== undefined && authSecret !== secret)
    throw new OperatorError(
      'Este backup foi feito com outro AUTH_SECRET: informe aquele, ou nenhum, e o do backup fica guardado em DATA_DIR.',
    )
}

async function openStopped(settings: Config) {
  try {
    return await openDatabase({ ...settings, databaseConnections: 1 })
  } catch (error) {
    if (error instanceof DataDirInUse)
      throw new OperatorError('A Posse está em execução: pare-a antes de restaurar.')
    throw error
  }
}

async function admin(words: string[]): Promise<void> {
  const settings = await readSettings()
  const commands = commandsOf(settings)
  if (words.length > 0) return void say(await runCommand(settings, commands, words))
  const calls = commands.map(({ name, words }) => `${name} ${words}`.trimEnd())
  const width = widest(calls)
  const lines = commands.map(({ does }, at) => `  ${calls[at]?.padEnd(width)}  ${does}`)
  say(['npm run admin -- <comando>', ...lines].join('\n'))
}

function commandsOf(settings: Config): Command[] {
  const log = pino({ level: 'silent' })
  const mail = openMailQueue({ mailer: openMailer(settings, log), log })
  return features({ config: settings, mail, ended: new Set(), log }).flatMap(({ commands }) => commands)
}

async function config(): Promise<void> {
  readConfig(process.env)
  const rows = settingsInForce(process.env)
  const [names, values] = [widest(rows.map(({ name }) => name)), widest(rows.map(({ shown }) => shown))]
  say(
    rows
      .map(({ name, shown, source }) => `${name.padEnd(names)}  ${shown.padEnd(values)}  ${source}`)
      .join('\n'),
  )
}

/** A command writes files of the server, so root must not run it: the server could not read them. */
async function readSettings(): Promise<Config> {
  const settings = readConfig(process.env)
  if (settings.databaseUrl === undefined || settings.authSecret === undefined)
    await checkOwner(settings.dataDir)
  return settings
}

const widest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))

async function main([program = '', ...words]: string[]): Promise<void> {
  const run = PROGRAMS[program]
  if (!run) throw new OperatorError(`Um destes: ${Object.keys(PROGRAMS).join(', ')}.`)
  await run(words)
}

/** An expected failure is one sentence; any other error shows its stack. */
function textOf(error: unknown): string {
  const expected = [OperatorError, StartupError, ConfigError].some((kind) => error instanceof kind)
  if (expected || !(error instanceof Error)) return error instanceof Error ? error.message : String(error)
  return `${messageOf(error)}\n${loggedError(error).stack}`
}

// Only the owner may read the files, as with the server's.
process.umask(0o077)
// A reader such as `head`, which closes early, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`)
  process.exitCode = 1
})
