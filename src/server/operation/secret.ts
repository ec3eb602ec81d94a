import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDurableFolder, syncFolder } from '../database/embedded-files.ts'
import { unusableDataDir } from '../database/lock.ts'

const FILE = 'auth-secret'

/** Without a configured secret, the first start makes one in `dataDir` for its owner's eyes only. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  return (await findSecret(configured, dataDir)) ?? createSecret(dataDir)
}

export async function findSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  return configured || readKept(FILE, dataDir)
}

export const keepSecret = (secret: string, dataDir: string): Promise<void> =>
  replaceKept(FILE, dataDir, secret)

const createSecret = (dataDir: string) => loadKept(FILE, dataDir, () => randomBytes(32).toString('base64url'))

/**
 * What a file of `dataDir` keeps for its owner's eyes only; made where there is none.
 * @throws StartupError when the folder cannot be read or written
 */
export async function loadKept(file: string, dataDir: string, make: () => string): Promise<string> {
  const kept = await readKept(file, dataDir)
  if (kept !== undefined) return kept
  const path = join(dataDir, file)
  await publish(await writePart(file, dataDir, make()), path)
  return readFile(path, 'utf8')
}

export async function replaceKept(file: string, dataDir: string, text: string): Promise<void> {
  await rename(await writePart(file, dataDir, text), join(dataDir, file))
  syncFolder(dataDir)
}

function readKept(file: string, dataDir: string): Promise<string | undefined> {
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

/** Of several processes that start on one folder at once, the first one's secret is everybody's. */
async function publish(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    // Without links in the file system, nobody else can have been first at the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
}
