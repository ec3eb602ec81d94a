import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../harness/database.ts'
import { temporaryFolder } from '../../../harness/folder.ts'
import { addRows, allRows } from '../../../harness/table-rows.ts'
import type { Db } from '../database/db.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const NOW = new Date('2026-08-01T12:00:00Z')
const SECRET = 'a secret that only the tests know, 32+'

let folder: string
let path: string
const opened: TestDatabase[] = []
beforeEach(async () => {
  folder = await temporaryFolder()
  path = join(folder, 'posse.backup')
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function opening(open: () => Promise<TestDatabase>): Promise<Db> {
  const database = await open()
  opened.push(database)
  return database.db
}

const save = (db: Db) => backUp({ db, secret: SECRET, now: NOW }, path)

test('a backup moves from one engine to the other and back with every row, and new rows get new numbers', async () => {
  const source = await opening(createEmbeddedTestDatabase)
  for (const number of [1, 2, 3]) await addRows(source, number)
  const own = sql<{ id: number }>`insert into subject (name, name_key) values ('Nova', 'nova') returning id`
  const { rows: first } = await own.execute(source)
  await sql`delete from subject where name_key = 'nova'`.execute(source)
  const before = await allRows(source)

  let from = source
  for (const open of [createTestDatabase, createEmbeddedTestDatabase]) {
    const target = await opening(() => open({ empty: true }))
    const written = await save(from)
    const reports: [number, number][] = []
    const progress = (rows: number, of: number) => void reports.push([rows, of])
    expect(await restore({ db: target, force: false, progress }, path)).toEqual({
      rows: written,
      made: NOW.toISOString(),
    })
    expect(reports.at(-1)).toEqual([written, written])
    expect(reports.map(([rows]) => rows)).toEqual(reports.map(([rows]) => rows).toSorted((a, b) => a - b))
    expect(await allRows(target)).toEqual(before)
    await rm(path)
    from = target
  }
  expect((await own.execute(from)).rows[0]?.id).toBe((first[0]?.id ?? Number.NaN) + 1)
}, 60_000)

test('many rows are written and read in pieces', async () => {
  const [source, target] = [await opening(createTestDatabase), await opening(createTestDatabase)]
  await sql`insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
    incorrect_answers) select 'ana', 1, n, 0, 0, 0, 0 from generate_series(1, 3500) n`.execute(source)
  await save(source)
  await restore({ db: target, force: false }, path)
  expect(await allRows(target)).toEqual(await allRows(source))
})

describe('a backup', () => {
  let source: Db
  beforeEach(async () => {
    source = await opening(createTestDatabase)
    await addRows(source, 1)
    await save(source)
  })

  test('is readable only by its owner, and never overwrites another', async () => {
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
    await expect(save(source)).rejects.toThrow(/^O arquivo .+ já existe: escolha outro nome\.$/)
  })

  test('replaces existing data only with force, and then completely', async () => {
    const target = await opening(createTestDatabase)
    await addRows(target, 7)
    const before = await allRows(target)
    await expect(restore({ db: target, force: false }, path)).rejects.toThrow(
      /^O destino já tem dados: use --force/,
    )
    expect(await allRows(target)).toEqual(before)
    await restore({ db: target, force: true }, path)
    expect(await allRows(target)).toEqual(await allRows(source))
  })

  test('is never restored over other programs’ tables', async () => {
    const target = await opening(() => createTestDatabase({ empty: true }))
    await sql`create table customer (id int)`.execute(target)
    await expect(restore({ db: target, force: true }, path)).rejects.toThrow('tabelas que não são da Posse')
  })

  const rewritten = async (change: (text: string) => string) =>
    zstdCompressSync(change(zstdDecompressSync(await readFile(path)).toString()))

  test.each([
    ['cut off', async () => (await readFile(path)).subarray(0, 2000), 'está incompleto ou danificado'],
    [
      'without its end',
      () => rewritten((text) => text.replace(/\["end".+\n$/, '')),
      'está incompleto ou danificado',
    ],
    [
      'with a changed row',
      () => rewritten((text) => text.replace('aspas', 'ASPAS')),
      'está incompleto ou danificado',
    ],
    [
      'with a row less',
      () => rewritten((text) => text.replace(/\{"user_id".+\n/, '')),
      'está incompleto ou danificado',
    ],
    ['with half a line', () => rewritten((text) => `${text}["`), 'está incompleto ou danificado'],
    ['of another kind', async () => Buffer.from('not a backup at all'), 'não é um backup da Posse'],
    ['of another program', () => rewritten(() => '{"format":"tar"}\n'), 'não é um backup da Posse'],
    ['that is empty', async () => Buffer.alloc(0), 'está incompleto ou danificado'],
    [
      'of a later format',
      () => rewritten((text) => text.replace('"version":1', '"version":2')),
      'de uma versão mais nova',
    ],
  ])('%s is refused with a sentence, and the target stays', async (_what, broken, sentence) => {
    const target = await opening(createTestDatabase)
    await addRows(target, 7)
    const before = await allRows(target)
    await writeFile(path, await broken())
    await expect(restore({ db: target, force: true }, path)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining(sentence),
    })
    expect(await allRows(target)).toEqual(before)
  })

  test('of a newer version is refused, and the target stays', async () => {
    await sql`insert into schema_migration (name, checksum) values ('9999-tomorrow.sql', '')`.execute(source)
    await rm(path)
    await save(source)
    const target = await opening(createTestDatabase)
    await addRows(target, 7)
    const before = await allRows(target)
    await expect(restore({ db: target, force: true }, path)).rejects.toThrow(
      'Este backup não cabe neste programa. O banco de dados é mais novo que este programa',
    )
    expect(await allRows(target)).toEqual(before)
  })

  test('that does not exist is named', async () => {
    await expect(restore({ db: source, force: true }, join(folder, 'none'))).rejects.toThrow(
      /none não existe\.$/,
    )
  })
})
