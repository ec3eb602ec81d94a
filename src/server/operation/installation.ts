import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/db.ts'
import { DataDirInUse, lockDataDir } from '../database/lock.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Command } from './command.ts'
import type { Config } from './config.ts'
import { OperatorError } from './operator-error.ts'
import { askServer, COPY_DATABASE, copyFolder } from './operator-socket.ts'

/** No other process may have the embedded database open. */
function openForCommand(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres')))
    throw new OperatorError(`Não há dados da Posse em ${config.dataDir}.`)
  return openDatabase({ ...config, databaseConnections: 1 })
}

/** @throws OperatorError when there is no such command, or it cannot be done */
export async function runCommand(
  config: Config,
  commands: readonly Command[],
  [name = '', ...words]: readonly string[],
): Promise<string> {
  const command = commands.find((known) => known.name === name)
  if (!command)
    throw new OperatorError(`Não existe o comando ${name}: npm run admin, sem mais nada, mostra quais há.`)
  const database = await openUnlessInUse(config)
  if (!database) return askServer(config.dataDir, name, words)
  try {
    return await command.run(database.db, words)
  } finally {
    await database.close()
  }
}

async function openUnlessInUse(config: Config): Promise<Database | undefined> {
  try {
    return await openForCommand(config)
  } catch (error) {
    if (error instanceof DataDirInUse) return undefined
    throw error
  }
}

/** Gives `work` a snapshot of the data: the database, or a copy that the running server makes and drops. */
export async function withSnapshot<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const own = await openUnlessInUse(config)
  if (own) return work(own).finally(() => own.close())
  const folder = join(config.dataDir, 'snapshot')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = lockCopy(folder)
  try {
    const dataDir = copyFolder(config.dataDir)
    await rm(dataDir, { recursive: true, force: true })
    await askServer(config.dataDir, COPY_DATABASE, [])
    const copy = await openDatabase({ databaseUrl: undefined, dataDir })
    return await work(copy).finally(() => copy.close())
  } finally {
    unlock()
    await rm(folder, { recursive: true, force: true })
  }
}

function lockCopy(folder: string): () => void {
  try {
    return lockDataDir(folder)
  } catch (error) {
    if (error instanceof DataDirInUse)
      throw new OperatorError('Outro backup está em andamento: espere que termine.')
    throw error
  }
}
