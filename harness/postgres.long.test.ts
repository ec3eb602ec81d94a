import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { query } from './database.ts'
import { startPostgres } from './postgres.ts'

const POSTGRES = JSON.stringify(fileURLToPath(new URL('postgres.ts', import.meta.url)))

async function value(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

test('a PostgreSQL with fsync keeps its rows when it is killed and started again at the same address', async () => {
  const postgres = await startPostgres({ fsync: true })
  expect(await value(postgres.url, 'show fsync')).toBe('on')
  await query(postgres.url, 'create table note as select 1 as id')
  await postgres.kill()
  await expect(query(postgres.url, 'select 1')).rejects.toThrow()
  await postgres.restart()
  expect(await value(postgres.url, 'select id from note')).toBe(1)
  const data = await value(postgres.url, 'show data_directory')
  await postgres.stop()
  expect(existsSync(String(data))).toBe(false)
})

test('a run that is killed with -9 leaves neither server nor files', async () => {
  const script = `const { startPostgres } = await import(${POSTGRES}); console.log((await startPostgres()).url)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(run.stdout, 'data')) as [Buffer]
  const url = String(output).trim()
  const data = String(await value(url, 'show data_directory'))
  run.kill('SIGKILL')
  await expect.poll(() => existsSync(data), { timeout: 10_000 }).toBe(false)
  await expect(query(url, 'select 1')).rejects.toThrow()
})
