import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, openTestApp, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'

describe('the log of answers', () => {
  let database: TestDatabase
  let posse: TestApp
  const lines: string[] = []

  beforeAll(async () => {
    database = await createTestDatabase()
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    posse = await openTestApp(database.db, { dataDir: database.dataDir, log })
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  const lineOf = ({ headers }: Answer) =>
    vi.waitFor(() => {
      const found = lines
        .map((line) => JSON.parse(line))
        .filter(({ reqId, msg }) => reqId === headers['x-request-id'] && msg === 'answered')
      expect(found).toHaveLength(1)
      return found[0]
    })
  const common = {
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    ms: expect.any(Number),
    msg: 'answered',
  }

  it('names a call by its answer’s x-request-id, without the query or the student’s address', async () => {
    const options = await posse.call('GET /sign-in-options?token=segredo')
    expect(await lineOf(options)).toEqual({
      ...common,
      method: 'GET',
      path: '/api/api/sign-in-options',
      status: 200,
    })

    const ana = await posse.signUp()
    const careers = await ana.call('GET /careers')
    const request = { method: 'GET', path: '/api/api/careers', status: 200, student: ana.id }
    expect(await lineOf(careers)).toEqual({ ...common, ...request })
    expect(careers.headers['x-request-id']).not.toBe(options.headers['x-request-id'])
    expect(lines.join()).not.toContain('segredo')
  })

  it('has the address of refusals, sign-ins and password resets', async () => {
    const address = '127.0.0.1'
    const refused = await posse.call('GET /careers')
    expect(await lineOf(refused)).toEqual({
      ...common,
      method: 'GET',
      path: '/api/api/careers',
      status: 401,
      address,
    })
    for (const path of [
      '/api/auth/sign-in/email',
      '/api/auth/sign-up/email',
      '/api/auth/request-password-reset',
    ]) {
      const answer = await posse.call(`POST ${path}`, {
        body: { name: 'Ana', email: 'ana@exemplo.com.br', password: 'segredo' },
      })
      expect(await lineOf(answer)).toEqual({
        ...common,
        method: 'POST',
        path,
        status: answer.status,
        address,
      })
    }
    expect(lines.join()).not.toMatch(/ana@exemplo|segredo/)
  })

  it('has one line, with the id, for a failure; the caller reads no detail', async () => {
    const { db } = database
    await db.schema.alterTable('career').renameTo('career_elsewhere').execute()
    const ana = await posse.signUp()
    const failed = await ana.call('GET /careers')
    await db.schema.alterTable('career_elsewhere').renameTo('career').execute()
    expect(failed.status).toBe(500)
    expect(await lineOf(failed)).toMatchObject({ status: 500, student: ana.id })
    const errors = lines
      .map((line) => JSON.parse(line))
      .filter(({ level, reqId }) => level === 50 && reqId === failed.headers['x-request-id'])
    expect(errors).toMatchObject([
      {
        err: {
          type: expect.any(String),
          message: expect.stringContaining('career'),
          stack: expect.any(String),
        },
      },
    ])
    expect(JSON.stringify(failed.body)).not.toContain('career')
  })
})
