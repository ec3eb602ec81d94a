import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../harness/folder.ts'
import { loadSecret } from './secret.ts'
import { StartupError } from './startup-error.ts'

describe('the secret that signs sessions', () => {
  let folder: string
  beforeEach(async () => {
    folder = await temporaryFolder()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const modeOf = async (path: string) => (await stat(path)).mode & 0o777

  it('is created at the first start, readable only by its owner, and stays the same', async () => {
    const dataDir = join(folder, 'new', 'data')
    const secret = await loadSecret(undefined, dataDir)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await loadSecret(undefined, dataDir)).toBe(secret)
    expect(await modeOf(dataDir)).toBe(0o700)
    expect(await modeOf(join(dataDir, 'auth-secret'))).toBe(0o600)
    expect(await readdir(dataDir)).toEqual(['auth-secret'])
  })

  it('is readable only by its owner even in a folder that others may read', async () => {
    await mkdir(join(folder, 'shared'))
    await chmod(join(folder, 'shared'), 0o755)
    await loadSecret(undefined, join(folder, 'shared'))
    expect(await modeOf(join(folder, 'shared', 'auth-secret'))).toBe(0o600)
  })

  it('is the same for all processes that start at once on one folder', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSecret(undefined, folder)))
    expect(new Set(secrets).size).toBe(1)
    expect(await readFile(join(folder, 'auth-secret'), 'utf8')).toBe(secrets[0])
    expect(await readdir(folder)).toEqual(['auth-secret'])
  })

  it('stops the start with a sentence about the folder and DATA_DIR if it cannot be stored', async () => {
    const file = join(folder, 'a file')
    await writeFile(file, '')
    for (const dataDir of [file, join(file, 'data')]) {
      const failure = await loadSecret(undefined, dataDir).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(StartupError)
      expect(String(failure)).toContain(`Não é possível escrever na pasta de dados ${dataDir}`)
      expect(String(failure)).toContain('DATA_DIR')
    }
  })

  it('is written nowhere if it is configured', async () => {
    expect(await loadSecret('a configured secret of 32 characters', folder)).toBe(
      'a configured secret of 32 characters',
    )
    expect(await readdir(folder)).toEqual([])
  })
})
