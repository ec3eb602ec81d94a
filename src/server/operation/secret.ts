import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../database/embedded-files.ts'

const FILE = 'auth-secret'

/** Without a configured secret, the first start makes one in `dataDir` for its owner's eyes only. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  return (await findSecret(configured, dataDir)) ?? createSecret(dataDir)
}

export async function findSecret(configured: string | undefined, dataDir: string): Promise<string | undefined> {
  if (configured) return configured
  return readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

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
