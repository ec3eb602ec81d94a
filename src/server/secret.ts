import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'auth-secret'

/** The secret that signs sessions: the configured one, else the one kept in `dataDir`, made at the first start for its owner's eyes only. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const path = join(dataDir, FILE)
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return kept ?? (await createSecret(dataDir, path))
}

async function createSecret(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const part = `${path}.${randomUUID()}.part`
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(randomBytes(32).toString('base64url'))
    await file.sync()
  } finally {
    await file.close()
  }
  await publish(part, path)
  return readFile(path, 'utf8')
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
