/*
 * Inserts into `note` on the data folder that it is given, eight at a time, and says each row's text once it
 * is in. It never ends by itself, unless the disk refuses a write, with 70: it is there to be killed.
 */
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '../src/server/database/open-database.ts'

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('Which data folder?')
const { db } = await openDatabase({ databaseUrl: undefined, dataDir, onBroken: refused })
await sql`create table if not exists note (id serial primary key, text text not null)`.execute(db)

await Promise.all(Array.from({ length: 8 }, (_, lane) => insertForever(lane)))

async function insertForever(lane: number): Promise<never> {
  for (let row = 0; ; row++) {
    const text = `${process.pid}-${lane}-${row}`
    await sql`insert into note (text) values (${text})`.execute(db).catch(refused)
    writeSync(1, `${text}\n`)
  }
}

function refused(): never {
  process.exit(70)
}
