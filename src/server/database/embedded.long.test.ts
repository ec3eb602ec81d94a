import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../harness/folder.ts'
import type { Database, Db } from './db.ts'
import type { OnBroken } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'

const REFUSED = fileURLToPath(new URL('../../../harness/embedded-refused.ts', import.meta.url))
const WRITER = fileURLToPath(new URL('../../../harness/embedded-writer.ts', import.meta.url))

let dataDir: string
beforeEach(async () => {
  dataDir = await temporaryFolder()
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const open = (onBroken: OnBroken = fail) => openDatabase({ databaseUrl: undefined, dataDir, onBroken })
const insert = (db: Db) => sql`insert into note (text) values ('x')`.execute(db)

function fail(error: Error): never {
  throw error
}

async function openWithNotes(): Promise<Database> {
  const database = await open()
  await sql`create table note (id serial primary key, text text not null)`.execute(database.db)
  return database
}

function isLog(descriptor: number): boolean {
  const folder = join(dataDir, 'postgres', 'pg_wal')
  const files = fs.readdirSync(folder).map((name) => fs.statSync(join(folder, name)).ino)
  return files.includes(fs.fstatSync(descriptor).ino)
}

describe('a commit', () => {
  test('is on the disk before its query is answered', async () => {
    const { db, close } = await openWithNotes()
    const flush = fs.fsyncSync
    let flushed = 0
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      flush(descriptor)
      if (isLog(descriptor)) flushed++
    })
    for (let commit = 1; commit <= 20; commit++) {
      await insert(db)
      expect(flushed).toBeGreaterThanOrEqual(commit)
    }
    await close()
  })

  test('is flushed because of the settings', async () => {
    const { db, close } = await open()
    const { rows } = await sql`select name, setting from pg_settings where name in
      ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name`.execute(db)
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ])
    await close()
  })
})

describe.each([
  { disk: 'refuses a flush', operation: 'fsyncSync', code: 'EIO', what: 'flush' },
  { disk: 'is full', operation: 'writeSync', code: 'ENOSPC', what: 'write' },
] as const)('a database whose disk $disk', ({ operation, code, what }) => {
  test('ends its process at once, acknowledges nothing, and recovers at the next start', async () => {
    await (await openWithNotes()).close()
    const writer = spawn(process.execPath, [REFUSED, dataDir, operation, code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output, [status]] = await Promise.all([writer.stdout.toArray(), once(writer, 'exit')])
    expect(status).toBe(70)
    expect(Buffer.concat(output).toString()).toBe(`kept\nthe disk refused a ${what} of the database\n`)

    const { db, close } = await open()
    const { rows } = await sql`select text from note order by id`.execute(db)
    expect(rows[0]).toEqual({ text: 'kept' })
    await insert(db)
    await close()
  })
})

describe('the data folder', () => {
  test('keeps the rows of a database that was closed', async () => {
    const first = await openWithNotes()
    await sql`insert into note (text) values ('fica')`.execute(first.db)
    await first.close()
    const second = await open()
    const { rows } = await sql`select text from note`.execute(second.db)
    expect(rows).toEqual([{ text: 'fica' }])
    await second.close()
  })

  test('is flushed completely before it gets its name', async () => {
    const names = new Set<number>()
    const flush = fs.fsync
    vi.spyOn(fs, 'fsync').mockImplementation((descriptor, done) => {
      const { ino } = fs.fstatSync(descriptor)
      flush(descriptor, (error) => {
        names.add(ino)
        done(error)
      })
    })
    const move = fs.renameSync
    const missing: string[] = []
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(to) === join(dataDir, 'postgres')) {
        const entries = fs
          .readdirSync(String(from), { recursive: true })
          .map((name) => join(String(from), String(name)))
        expect(entries.length).toBeGreaterThan(900)
        missing.push(...entries.filter((entry) => !names.has(fs.statSync(entry).ino)))
      }
      move(from, to)
    })
    const { close } = await open()
    expect(missing).toEqual([])
    await close()
  })

  test('is created anew after an interrupted first start', async () => {
    fs.mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
    fs.writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
    const { db, close } = await open()
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    expect(fs.existsSync(join(dataDir, 'postgres.new'))).toBe(false)
    await close()
  })

  test('belongs to one process at a time, until that one closes it', async () => {
    const first = await open()
    await expect(open()).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^Outra instância da Posse já está usando a pasta de dados /),
    })
    await first.close()
    const second = await open()
    await second.close()
  })
})

describe('after kill -9 in the middle of concurrent inserts', () => {
  test('the next start finds every row that was acknowledged', { timeout: 60_000 }, async () => {
    const { close } = await openWithNotes()
    await close()
    const acknowledged: string[] = []
    for (const rows of [50, 200, 400]) acknowledged.push(...(await writeUntilKilled(rows)))
    const { db, close: closeAgain } = await open()
    const { rows } = await sql<{ text: string }>`select text from note`.execute(db)
    const stored = new Set(rows.map(({ text }) => text))
    expect(acknowledged.length).toBeGreaterThanOrEqual(650)
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([])
    await closeAgain()
  })
})

async function writeUntilKilled(rows: number): Promise<string[]> {
  const writer: ChildProcess = spawn(process.execPath, [WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!writer.stdout) throw new Error('The writer has no output')
  const lines: string[] = []
  for await (const line of createInterface({ input: writer.stdout })) {
    lines.push(line)
    if (lines.length === rows) writer.kill('SIGKILL')
  }
  return lines
}
