import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './embedded-files.ts'

const FILE = 'auth-secret'

/** The secret that signs sessions: the configured one, else the one kept in `dataDir`, made at the first start for its owner's eyes only. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  return (await findSecret(configured, dataDir)) ?? createSecret(dataDir)
}

/** The same, but never made: undefined when there is none. */
export async function findSecret(configured: string | undefined, dataDir: string): Promise<string | undefined> {
  if (configured) return configured
  return readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Keeps this secret in `dataDir` in place of the one that may be there. */
export async function keepSecret(secret: string, dataDir: string): Promise<void> {
  await rename(await writePart(secret, dataDir), join(dataDir, FILE))
  syncFolder(dataDir)
}

async function createSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE)
  await publish(await writePart(randomBytes(32).toString('base64url'), dataDir), path)
  return readFile(path, 'utf8')
}

async function writePart(secret: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const part = join(dataDir, `${FILE}.${randomUUID()}.part`)
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(secret)
    await file.sync()
  } finally {
    await file.close()
  }
  return part
}

/** Of several processes that start at once on one folder, the first one's secret is everybody's. */
async function publish(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    // A file system without links: there nobody else can have been first in the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
}
