import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../harness/app.ts'
import { createTestDatabase } from '../../../harness/database.ts'

it('the server does not wait for a caller who never ends the head of a request', async () => {
  const database = await createTestDatabase()
  const posse = await openTestApp(database.db, { dataDir: database.dataDir })
  const url = new URL(await posse.app.listen({ port: 0, host: '127.0.0.1' }))
  try {
    const begun = performance.now()
    const socket = connect(Number(url.port), url.hostname)
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - begun).toBeGreaterThan(5000)
    expect(posse.app.server.requestTimeout).toBe(90_000)
  } finally {
    await posse.close()
    await database.close()
  }
})
