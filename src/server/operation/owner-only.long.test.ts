import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../harness/folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { keepToOwner } from './owner-only.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await temporaryFolder()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('of an earlier version is closed to others at the next start; other programs’ files stay', () => {
    const data = join(folder, 'data')
    mkdirSync(join(data, 'postgres', 'global'), { recursive: true })
    mkdirSync(join(data, 'fotos'))
    writeFileSync(join(folder, 'elsewhere'), '')
    chmodSync(join(folder, 'elsewhere'), 0o644)
    symlinkSync(join(folder, 'elsewhere'), join(data, 'postgres', 'link'))
    for (const name of ['auth-secret', 'postgres/global/pg_internal.init', 'fotos/gato.jpg']) {
      writeFileSync(join(data, name), '')
      chmodSync(join(data, name), 0o644)
    }
    for (const name of ['', 'postgres', 'postgres/global', 'fotos']) chmodSync(join(data, name), 0o755)

    expect(keepToOwner(data)).toEqual([])
    for (const name of ['', 'postgres', 'postgres/global'])
      expect([name, modeOf(join(data, name))]).toEqual([name, 0o700])
    for (const name of ['auth-secret', 'postgres/global/pg_internal.init'])
      expect([name, modeOf(join(data, name))]).toEqual([name, 0o600])
    expect([modeOf(join(data, 'fotos')), modeOf(join(data, 'fotos/gato.jpg'))]).toEqual([0o755, 0o644])
    expect(modeOf(join(folder, 'elsewhere'))).toBe(0o644)
  })

  it('may be missing', () => {
    expect(keepToOwner(join(folder, 'none'))).toEqual([])
  })

  it('has no file that others may read, including those of the embedded database', async () => {
    const data = join(folder, 'data')
    const umask = process.umask(0o022)
    try {
      const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: data })
      await db.introspection.getSchemas()
      await close()
    } finally {
      process.umask(umask)
    }
    const database = join(data, 'postgres')
    const paths = readdirSync(database, { recursive: true, encoding: 'utf8' })
    expect(paths).toContain(join('global', 'pg_internal.init'))
    expect(paths.filter((path) => modeOf(join(database, path)) & 0o077)).toEqual([])
  })
})
