import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
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
  const secret = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(secret)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  return secret
}
