import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, openTestApp, type TestApp, type TestStudent } from '../harness/app.ts'
import { createTestDatabase, query, type TestDatabase } from '../harness/database.ts'
import { enter } from '../harness/demo/student.ts'
import { temporaryFolder } from '../harness/folder.ts'
import { type App, startApp } from '../harness/journey/server.ts'
import { sufferOutage } from '../harness/outage.ts'
import { type Postgres, startPostgres } from '../harness/postgres.ts'
import type { Database } from '../src/server/database/db.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { openDatabase } from '../src/server/database/open-database.ts'

const WRITER = fileURLToPath(new URL('../harness/embedded-writer.ts', import.meta.url))
const MEGABYTE = 1024 * 1024
const run = promisify(execFile)

const UNAVAILABLE = {
  status: 503,
  body: {
    message: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
    code: 'unavailable',
  },
  headers: { 'retry-after': '5' },
}

const record = ({ id }: { id: string }) => ({
  user_id: id,
  subject_id: 1,
  study_time: 60,
  questions_resolved: 0,
  incorrect_answers: 0,
})
const save = (student: TestStudent) => student.call('POST /user-study-records', { body: record(student) })

async function studying(posse: TestApp): Promise<TestStudent> {
  const ana = await posse.signUp()
  expect(
    (await ana.call('POST /user-subjects', { body: { user_id: ana.id, subject_ids: [1] } })).status,
  ).toBe(200)
  expect((await save(ana)).status).toBe(201)
  return ana
}

const recordsOf = async ({ db }: Database) =>
  (await sql<{ n: number }>`select count(*) as n from study_record`.execute(db)).rows[0]?.n

async function readiness({ app }: TestApp): Promise<Answer> {
  const { statusCode, headers, ...answer } = await app.inject('/readyz')
  return { status: statusCode, headers, body: answer.json() }
}

/** Calls of each kind: a read, a write in a transaction, the identity, readiness. */
const answersOf = (posse: TestApp, ana: TestStudent): Promise<Answer[]> =>
  Promise.all([
    ana.call('GET /subjects'),
    save(ana),
    ana.call('POST /schedule', {
      body: { user_id: ana.id, weeklyPlan: Array.from({ length: 7 }, () => ({ subjects: [] })) },
    }),
    posse.call('POST /api/auth/sign-in/email', { body: { email: ana.email, password: 'segredo de teste' } }),
    readiness(posse),
  ])

describe('a database server that goes away and comes back', () => {
  let postgres: Postgres
  let database: Database
  beforeEach(async () => {
    postgres = await startPostgres({ fsync: true })
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await migrate(database.db)
  })
  afterEach(async () => {
    await database.close()
    await postgres.stop()
  })

  test('costs 503 meanwhile, nothing half-written, and no restart', { timeout: 60_000 }, async () => {
    const posse = await openTestApp(database.db)
    const ana = await studying(posse)
    await postgres.kill()
    for (const answer of await answersOf(posse, ana)) expect(answer).toMatchObject(UNAVAILABLE)
    expect((await posse.app.inject('/healthz')).statusCode).toBe(200)
    await postgres.restart()
    await expect.poll(async () => (await posse.app.inject('/readyz')).statusCode).toBe(200)
    expect((await answersOf(posse, ana)).map(({ status }) => status)).toEqual([200, 201, 200, 200, 200])
    expect(await recordsOf(database)).toBe(2)
    await posse.close()
  })
})

test('a database that is away for seconds costs a student nothing that was acknowledged, and is found again by itself', {
  timeout: 60_000,
}, async () => {
  const outage = await sufferOutage('ended', 3)
  expect(outage).toMatchObject({ unexpected: [], lost: 0 })
  expect(outage.refused).toBeGreaterThan(0)
  expect(outage.recoveryMs).toBeLessThan(10_000)
})

describe('a database whose connections are all taken', () => {
  let owner: TestDatabase & { readonly url: string }
  beforeEach(async () => {
    owner = await createTestDatabase()
  })
  afterEach(() => owner.close())

  test('by others costs 503 at once, until they give one back', { timeout: 60_000 }, async () => {
    const role = `few_${process.pid}`
    await query(owner.url, `create role ${role} login connection limit 1`)
    await query(owner.url, `grant all on all tables in schema public to ${role}`)
    const url = new URL(owner.url)
    url.username = role
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
    const posse = await openTestApp(database.db)
    const ana = await studying(posse)

    await query(owner.url, `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
    const other = new pg.Client(url.href)
    await other.connect()
    for (const answer of await answersOf(posse, ana)) expect(answer).toMatchObject(UNAVAILABLE)
    await other.end()
    await expect.poll(async () => (await save(ana)).status).toBe(201)
    expect(await recordsOf(owner)).toBe(2)

    await posse.close()
    await database.close()
    await query(owner.url, `drop owned by ${role}`)
    await query(owner.url, `drop role ${role}`)
  })

  test('by this process costs 503 after ten seconds, until one is free', { timeout: 60_000 }, async () => {
    const database = await openDatabase({ databaseUrl: owner.url, dataDir: '', databaseConnections: 1 })
    const posse = await openTestApp(database.db)
    const ana = await studying(posse)
    const taken = await database.db.startTransaction().execute()
    for (const answer of await answersOf(posse, ana)) expect(answer).toMatchObject(UNAVAILABLE)
    await taken.rollback().execute()
    expect((await save(ana)).status).toBe(201)
    expect(await recordsOf(owner)).toBe(2)
    await posse.close()
    await database.close()
  })
})

const mayMount = process.platform === 'linux' && process.getuid?.() === 0

describe('an embedded database whose disk is full', () => {
  let folder: string
  let app: App | undefined
  beforeEach(async ({ skip }) => {
    skip(!mayMount, 'Only root on Linux can make a small disk.')
    folder = await temporaryFolder()
    await run('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', folder])
  })
  afterEach(async () => {
    if (!mayMount) return
    await app?.remove()
    app = undefined
    await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  })

  async function fillUpTo(left: number): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    await writeFile(join(folder, 'ballast'), Buffer.alloc(bavail * bsize - left * MEGABYTE))
  }

  test('is read and not written meanwhile, and goes on in the same process', {
    timeout: 120_000,
  }, async () => {
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    app = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const { url } = app
    const ana = await enter(url, { name: 'Ana', email: 'ana@exemplo.com.br', password: 'uma senha segura' })
    await ana.call('POST /user-subjects', { body: { user_id: ana.id, subject_ids: [1] } })
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
      const answer = await fetch(url + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) }
    }
    const saving = () => call('POST', '/api/api/user-study-records', record(ana))
    expect((await saving()).status).toBe(201)

    await fillUpTo(10)
    await expect.poll(saving).toMatchObject(UNAVAILABLE)
    expect(await call('GET', '/readyz')).toMatchObject(UNAVAILABLE)
    expect(await call('POST', '/api/auth/sign-in/email', {})).toMatchObject(UNAVAILABLE)
    expect((await call('GET', `/api/api/user-study-records/user/${ana.id}`)).body).toHaveLength(1)

    await rm(join(folder, 'ballast'))
    await expect.poll(async () => (await saving()).status).toBe(201)
    expect((await call('GET', '/readyz')).status).toBe(200)
    expect((await call('GET', `/api/api/user-study-records/user/${ana.id}`)).body).toHaveLength(2)
  })

  test('to the last byte ends its process, and the next start has all that was acknowledged', {
    timeout: 120_000,
  }, async () => {
    const dataDir = join(folder, 'data')
    await (await openDatabase({ databaseUrl: undefined, dataDir })).close()
    await fillUpTo(8)
    const writer: ChildProcess = spawn(process.execPath, [WRITER, dataDir], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    if (!writer.stdout) throw new Error('The writer has no output')
    const [said, [code]] = await Promise.all([text(writer.stdout), once(writer, 'exit')])
    const acknowledged = said.split('\n').slice(0, -1)
    expect(code).toBe(70)
    expect(acknowledged.length).toBeGreaterThan(0)

    await rm(join(folder, 'ballast'))
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir })
    const { rows } = await sql<{ text: string }>`select text from note`.execute(db)
    const kept = new Set(rows.map((row) => row.text))
    expect(acknowledged.filter((row) => !kept.has(row))).toEqual([])
    await sql`insert into note (text) values ('segue')`.execute(db)
    await close()
  })
})
