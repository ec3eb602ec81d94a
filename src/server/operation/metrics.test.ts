import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { freePort } from '../../../harness/free-port.ts'

describe('the metrics', () => {
  let database: TestDatabase
  let posse: TestApp
  let port: number

  beforeAll(async () => {
    database = await createTestDatabase()
    port = await freePort()
    posse = await openTestApp(database.db, {
      dataDir: database.dataDir,
      smtpUrl: 'smtp://127.0.0.1:9',
      metrics: { port, host: '127.0.0.1' },
    })
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  it('count calls by route and never by address, so that they contain no id', async () => {
    const ana = await posse.signUp()
    await ana.call(`GET /user-subjects/${ana.id}`)
    await posse.call('GET /api/nowhere/someone')
    const text = await read()
    expect(text).toContain(
      'posse_http_request_duration_seconds_count{method="GET",route="/api/api/user-subjects/:userId",status="404"} 1',
    )
    expect(text).toMatch(/posse_http_requests_in_flight 0/)
    expect(text).not.toContain(ana.id)
    expect(text).not.toContain('someone')
  })

  it('include waiting letters, and the process', async () => {
    const ana = await posse.signUp()
    await posse.call('POST /api/auth/request-password-reset', { body: { email: ana.email } })
    const text = await read()
    expect(text).toMatch(/^posse_letters_waiting 1$/m)
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
    ])
      expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  })

  it('are served on a port of their own only', async () => {
    expect((await posse.call('GET /api/metrics')).status).toBe(404)
    expect((await posse.app.inject('/metrics')).body).not.toContain('posse_http')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  it('stop the start with a sentence when their port is taken', async () => {
    const second = openTestApp(database.db, { metrics: { port, host: '127.0.0.1' } })
    await expect(second).rejects.toThrow(/^METRICS_PORT \d+ não pôde ser aberta em 127\.0\.0\.1/)
  })
})
