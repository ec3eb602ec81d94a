import fs from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFs, makeDurableFolder, syncFolder, syncTree } from './embedded-files.ts'
import { EmbeddedPostgres, type OnBroken } from './embedded-postgres.ts'
import { initialiseDatabase } from './embedded-template.ts'
import { lockDataDir, unusableDataDir } from './lock.ts'
import { embeddedParsers } from './sql-types.ts'

/** An open embedded database; `close` also lets another process have the folder. */
export interface Embedded {
  pglite: PGlite
  /**
   * Copies the files to a folder that does not exist, while no query runs. They are as after a power cut, so whoever opens
   * the copy has all that was acknowledged.
   */
  copyTo(folder: string): Promise<void>
  close(): Promise<void>
}

/** PGlite's own parameters without `-F`, which turns fsync off: an answered commit must be on the disk. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The only method that reaches the file system: fdatasync does nothing in Emscripten.
  '-c',
  'wal_sync_method=fsync',
  // PostgreSQL's usual 128 MB are cleared at every start; what is not in these is in the system's memory of files.
  '-c',
  'shared_buffers=32MB',
]

/** File systems that can share blocks copy in no time. */
const COPY = { recursive: true, mode: fs.constants.COPYFILE_FICLONE }

/**
 * Opens PostgreSQL inside this process on `<dataDir>/postgres`, made when it is not there.
 * @throws StartupError when another process has the folder or it cannot be written
 */
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

/** The folder gets its name when it is complete and on the disk, so that an interrupted first start leaves no half of one. */
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
