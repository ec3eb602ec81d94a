/*
 * Inserts a row into `note` on the data folder that it is given, says so, then makes the disk refuse an
 * operation on the write-ahead log and inserts another. The process is meant to end in that moment, with 70
 * and what was refused.
 */
import fs, { writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../src/server/database/open-database.ts'

const [dataDir, operation, code] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('Which data folder?')
const { db } = await openDatabase({ databaseUrl: undefined, dataDir, onBroken })
const real = { fsyncSync: fs.fsyncSync, writeSync: fs.writeSync }
const logFolder = join(dataDir, 'postgres', 'pg_wal')

await insert('kept')
refuse(operation as 'fsyncSync' | 'writeSync')
await insert('lost')

async function insert(text: string): Promise<void> {
  await sql`insert into note (text) values (${text})`.execute(db)
  writeSync(1, `${text}\n`)
}

function onBroken(error: Error): never {
  restore()
  writeSync(1, `${error.message}\n`)
  process.exit(70)
}

/** Puts the disk back, so that the words of the end can be written. */
function restore(): void {
  Object.assign(fs, real)
}

function refuse(name: 'fsyncSync' | 'writeSync'): void {
  const done = fs[name] as (...call: unknown[]) => unknown
  const refusing = (descriptor: number, ...rest: unknown[]) => {
    if (isLog(descriptor)) throw Object.assign(new Error(`${code}: refused`), { code })
    return done(descriptor, ...rest)
  }
  Object.assign(fs, { [name]: refusing })
}

function isLog(descriptor: number): boolean {
  const files = fs.readdirSync(logFolder).map((name) => fs.statSync(join(logFolder, name)).ino)
  return files.includes(fs.fstatSync(descriptor).ino)
}
