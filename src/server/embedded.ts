import fs from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFs, makeDurableFolder, syncFolder, syncTree } from './embedded-files.ts'
import { initialiseDatabase } from './embedded-template.ts'
import { lockDataDir } from './lock.ts'
import { embeddedParsers } from './sql-types.ts'

/** An open embedded database; `close` also lets another process have the folder. */
export interface Embedded {
  pglite: PGlite
  close(): Promise<void>
}

/** PGlite's own parameters without `-F`, which turns fsync off: an answered commit must be on the disk. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The only method that reaches the file system: fdatasync does nothing in Emscripten.
  '-c',
  'wal_sync_method=fdatasync',
]

/**
 * Opens PostgreSQL inside this process on `<dataDir>/postgres`, made when it is not there.
 * @throws StartupError when another process has the folder
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  makeDurableFolder(dataDir)
  const unlock = lockDataDir(dataDir)
  try {
    const folder = join(dataDir, 'postgres')
    if (!fs.existsSync(join(folder, 'PG_VERSION'))) await createDatabase(dataDir, folder)
    const pglite = await PGlite.create({ fs: new DurableNodeFs(folder), startParams, parsers: embeddedParsers })
    return { pglite, close: () => closeEmbedded(pglite, unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The folder gets its name when it is complete and on the disk, so that an interrupted first start leaves no half of one. */
async function createDatabase(dataDir: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  fs.rmSync(unfinished, { recursive: true, force: true })
  await initialiseDatabase(unfinished)
  syncTree(unfinished)
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
