import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, emptied, type TestDatabase } from '../../../harness/database.ts'
import { bothEngines } from '../../../harness/engines.ts'
import { temporaryFolder } from '../../../harness/folder.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const TABLE = `
create table "note's" (id serial primary key, text text not null default 'it''s $1; \\n');
-- a comment; with 'a quote and a $$
create function shout(text) returns text language plpgsql immutable as $$
begin
  return upper($1) || '!';
end;
$$;
insert into "note's" (text) values (shout('posse'));
`

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, script: string) => writeFile(join(folder, name), script)

describe.each(bothEngines)('migrations on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open({ empty: true })
  })
  afterEach(() => emptied(database.db))
  afterAll(() => database.close())

  test('are applied once and in order, with several statements and function bodies', async () => {
    await write('0002-more.sql', `insert into "note's" (text) values ('dois')`)
    await write('0001-notes.sql', TABLE)
    expect(await migrate(database.db, folder)).toEqual(['0001-notes.sql', '0002-more.sql'])
    expect(await migrate(database.db, folder)).toEqual([])
    await write('0003-last.sql', `insert into "note's" default values;`)
    expect(await migrate(database.db, folder)).toEqual(['0003-last.sql'])
    const { rows } = await sql`select text from "note's" order by id`.execute(database.db)
    expect(rows).toEqual([{ text: 'POSSE!' }, { text: 'dois' }, { text: "it's $1; \\n" }])
  })

  test('that fail leave nothing and are named; earlier ones stay', async () => {
    await write('0001-fine.sql', 'create table fine (id int)')
    await write('0002-broken.sql', 'create table half (id int); select 1 / 0')
    await expect(migrate(database.db, folder)).rejects.toMatchObject({
      name: 'StartupError',
      message: 'A migração 0002-broken.sql falhou e nada dela ficou: division by zero.',
    })
    const { rows } =
      await sql`select to_regclass('fine') is not null as fine, to_regclass('half') is null as half,
      (select count(*) from schema_migration) as applied`.execute(database.db)
    expect(rows).toEqual([{ fine: true, half: true, applied: 1 }])
    await write('0002-broken.sql', 'create table half (id int)')
    expect(await migrate(database.db, folder)).toEqual(['0002-broken.sql'])
  })

  test('are refused if they changed after they were applied, except in line ends', async () => {
    await write('0001-notes.sql', 'create table note (id int);\n')
    await migrate(database.db, folder)
    await write('0001-notes.sql', 'create table note (id int);\r\n')
    expect(await migrate(database.db, folder)).toEqual([])
    await write('0001-notes.sql', 'create table note (id bigint);\n')
    await expect(migrate(database.db, folder)).rejects.toThrow('A migração 0001-notes.sql foi alterada')
  })

  test('unknown to the code mean a newer database, which is refused', async () => {
    await write('0001-notes.sql', 'select 1')
    await write('0002-tomorrow.sql', 'select 1')
    await migrate(database.db, folder)
    await rm(join(folder, '0002-tomorrow.sql'))
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'O banco de dados é mais novo que este programa: a migração 0002-tomorrow.sql não existe aqui.',
    )
  })

  test('are refused if they were inserted before an applied one', async () => {
    await write('0002-notes.sql', 'select 1')
    await migrate(database.db, folder)
    await write('0001-late.sql', 'select 1')
    await expect(migrate(database.db, folder)).rejects.toThrow('A migração 0001-late.sql veio depois')
  })

  test('with a wrong name or a repeated number are refused', async () => {
    await write('0001-notes.sql', 'select 1')
    await write('0001-others.sql', 'select 1')
    await expect(migrate(database.db, folder)).rejects.toThrow('Duas migrações têm o número 0001.')
    await rm(join(folder, '0001-others.sql'))
    await write('2-Notes.sql', 'select 1')
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'A migração 2-Notes.sql não se chama NNNN-nome.sql.',
    )
  })

  test('may be none at all', async () => {
    expect(await migrate(database.db, folder)).toEqual([])
  })
})

test('two processes that start at once on one server apply each migration once', async () => {
  const database = await createTestDatabase({ empty: true })
  const other = await openDatabase({ databaseUrl: database.url, dataDir: folder })
  await write('0001-notes.sql', `select pg_sleep(0.1); create table note (id int)`)
  await write('0002-row.sql', `insert into note values (1); select pg_sleep(0.1)`)
  const applied = await Promise.all([database.db, other.db].map((db) => migrate(db, folder)))
  await other.close()
  expect(applied.flat().sort()).toEqual(['0001-notes.sql', '0002-row.sql'])
  expect((await sql`select id from note`.execute(database.db)).rows).toEqual([{ id: 1 }])
  await database.close()
})
