import fs from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFs, makeDurableFolder, syncFolder, syncTree } from './embedded-files.ts'
import { EmbeddedPostgres, type OnBroken } from './embedded-postgres.ts'
import { initialiseDatabase } from './embedded-template.ts'
import { lockDataDir, unusableDataDir } from './lock.ts'
import { embeddedParsers } from './sql-types.ts'

export interface Embedded {
  pglite: PGlite
  /** Copies the files between queries, as a power cut would leave them: nothing acknowledged is lost. */
  copyTo(folder: string): Promise<void>
  close(): Promise<void>
}

/** `-F` would turn fsync off, but an answered commit must be on the disk. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Only this method reaches the file system: fdatasync does nothing in Emscripten.
  '-c',
  'wal_sync_method=fsync',
  // PostgreSQL's usual 128 MB are cleared at every start; the system caches the files anyway.
  '-c',
  'shared_buffers=32MB',
]

/** File systems that share blocks copy in no time. */
const COPY = { recursive: true, mode: fs.constants.COPYFILE_FICLONE }

/** @throws StartupError when another process has `dataDir` or it cannot be written */
export async function openEmbedded(dataDir: string, onBroken?: OnBroken): Promise<Embedded> {
  makeDataDir(dataDir)
  const unlock = lockDataDir(dataDir)
  try {
    const folder = join(dataDir, 'postgres')
    if (!fs.existsSync(join(folder, 'PG_VERSION'))) await createDatabase(dataDir, folder)
    const files = new DurableNodeFs(folder, onBroken)
    const pglite = new EmbeddedPostgres({ fs: files, startParams, parsers: embeddedParsers }, onBroken)
    await pglite.waitReady
    const copyTo = (copy: string) => pglite.runExclusive(() => fs.promises.cp(folder, copy, COPY))
    return { pglite, copyTo, close: () => closeEmbedded(pglite, unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

function makeDataDir(dataDir: string): void {
  try {
    makeDurableFolder(dataDir)
  } catch (error) {
    throw unusableDataDir(dataDir, error)
  }
}

/** The folder gets its name when complete, so an interrupted first start leaves no half of one. */
async function createDatabase(dataDir: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  fs.rmSync(unfinished, { recursive: true, force: true })
  await initialiseDatabase(unfinished)
  await syncTree(unfinished)
  fs.renameSync(unfinished, folder)
  syncFolder(dataDir)
}

async function closeEmbedded(pglite: PGlite, unlock: () => void): Promise<void> {
  try {
    if (!pglite.closed) await pglite.close()
  } finally {
    unlock()
  }
}
