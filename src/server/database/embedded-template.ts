import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import manifest from '../../../package.json' with { type: 'json' }
import type { Tables } from './db.ts'
import { DurableNodeFs } from './embedded-files.ts'
import { migrate, readMigrations } from './migrate.ts'
import { embeddedParsers } from './sql-types.ts'

/** Names are relative to the folder and use `/`; parents come before what they hold. */
interface PackedFolder {
  folders: string[]
  files: { name: string; bytes: Uint8Array }[]
}

const buildFolder = fileURLToPath(new URL('../../../build', import.meta.url))

/** The file's name changes with PGlite's version and with the migrations. */
async function templateFile(): Promise<string> {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite'])
  for (const { checksum } of await readMigrations()) hash.update(checksum)
  return join(buildFolder, `database-${hash.digest('hex').slice(0, 16)}.zst`)
}

/** The build's template makes a database in a tenth of the time, if it has these migrations. */
export async function initialiseDatabase(folder: string): Promise<void> {
  const template = await templateFile()
  if (fs.existsSync(template)) unpackFolder(fs.readFileSync(template), folder)
  else await (await runInitdb(folder)).close()
}

export async function buildDatabaseTemplate(): Promise<void> {
  const template = await templateFile()
  if (fs.existsSync(template)) return
  fs.mkdirSync(buildFolder, { recursive: true })
  const work = fs.mkdtempSync(`${template}-`)
  try {
    const pglite = await runInitdb(join(work, 'database'))
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
    await migrate(db)
    await db.destroy()
    fs.writeFileSync(join(work, 'packed'), packFolder(join(work, 'database')))
    fs.renameSync(join(work, 'packed'), template)
  } finally {
    fs.rmSync(work, { recursive: true, force: true })
  }
}

async function runInitdb(folder: string): Promise<PGlite> {
  fs.mkdirSync(folder, { mode: 0o700 })
  return PGlite.create({ fs: new DurableNodeFs(folder), parsers: embeddedParsers })
}

function packFolder(folder: string): Uint8Array {
  const packed: PackedFolder = { folders: [], files: [] }
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll(sep, '/')
    if (entry.isDirectory()) packed.folders.push(name)
    else packed.files.push({ name, bytes: new Uint8Array(fs.readFileSync(path)) })
  }
  packed.folders.sort()
  return zstdCompressSync(serialize(packed))
}

function unpackFolder(bytes: Uint8Array, folder: string): void {
  const packed = deserialize(zstdDecompressSync(bytes)) as PackedFolder
  fs.mkdirSync(folder, { mode: 0o700 })
  for (const name of packed.folders) fs.mkdirSync(join(folder, name), { mode: 0o700 })
  for (const file of packed.files) fs.writeFileSync(join(folder, file.name), file.bytes, { mode: 0o600 })
}
