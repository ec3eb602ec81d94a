import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../harness/app.ts'
import { createEmbeddedTestDatabase } from '../../../harness/database.ts'
import { hostileRequests } from '../../../harness/hostile.ts'

const REQUESTS = 1500

it('the server survives hostile requests at every call without a 500', {
  timeout: 120_000,
}, async () => {
  const database = await createEmbeddedTestDatabase()
  const posse = await openTestApp(database.db, { dataDir: database.dataDir })
  const ana = await posse.signUp()
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(hostileRequests(ana), async ({ method, url, headers, body }) => {
      const { statusCode } = await posse.app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers },
        ...(body ? { payload: body } : {}),
      })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      expect(statusCode).toBeLessThan(500)
    }),
    { numRuns: REQUESTS, endOnFailure: true },
  )
  // The test proves little if the server refuses all requests at first.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50)
  expect(statuses.get(422)).toBeGreaterThan(REQUESTS / 10)
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
  expect((await ana.call('GET /users/me')).status).toBe(200)
  await posse.close()
  await database.close()
})
