import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDurableFolder, syncFolder } from '../database/embedded-files.ts'
import { unusableDataDir } from '../database/lock.ts'

const FILE = 'auth-secret'

/** The configured secret; without one, the first start makes one that only its owner may read. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  return (await findSecret(configured, dataDir)) ?? createSecret(dataDir)
}

export async function findSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  return configured || readSecret(FILE, dataDir)
}

export const keepSecret = (secret: string, dataDir: string): Promise<void> =>
  replaceSecret(FILE, dataDir, secret)

const createSecret = (dataDir: string) =>
  loadOrCreate(FILE, dataDir, () => randomBytes(32).toString('base64url'))

/** Reads or makes a file that only its owner may read. @throws StartupError when the folder refuses */
export async function loadOrCreate(file: string, dataDir: string, make: () => string): Promise<string> {
  const existing = await readSecret(file, dataDir)
  if (existing !== undefined) return existing
  const path = join(dataDir, file)
  await publish(await writePart(file, dataDir, make()), path)
  return readFile(path, 'utf8')
}

export async function replaceSecret(file: string, dataDir: string, text: string): Promise<void> {
  await rename(await writePart(file, dataDir, text), join(dataDir, file))
  syncFolder(dataDir)
}

function readSecret(file: string, dataDir: string): Promise<string | undefined> {
  return readFile(join(dataDir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw unusableDataDir(dataDir, error)
  })
}

async function writePart(name: string, dataDir: string, secret: string): Promise<string> {
  const part = join(dataDir, `${name}.${randomUUID()}.part`)
  const file = await openNew(part, dataDir)
  try {
    await file.writeFile(secret)
    await file.sync()
  } finally {
    await file.close()
  }
  return part
}

async function openNew(path: string, dataDir: string) {
  try {
    makeDurableFolder(dataDir)
    return await open(path, 'wx', 0o600)
  } catch (error) {
    throw unusableDataDir(dataDir, error)
  }
}

/** When several processes start on one folder at once, all take the first one's secret. */
async function publish(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    // On a file system without links, no other process can have been first at the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
}
