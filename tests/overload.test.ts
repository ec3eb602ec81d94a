import { expect, test } from 'vitest'
import { measure } from '../harness/load/measure.ts'
import { saveOf } from '../harness/load/save.ts'
import { withPostgres } from '../harness/load/servers.ts'
import { enterAll, newCredentials } from '../harness/load/students.ts'
import { lostOrDoubled, overload } from '../harness/overload.ts'

const SECONDS = 2

test('at twice what the server can save every call is answered, what it acknowledged is there once, and it goes on', {
  timeout: 120_000,
}, async () => {
  await withPostgres(async (start) => {
    const { url, databaseUrl } = await start('overload')
    const [student] = await enterAll(url, newCredentials(1))
    if (!student) throw new Error('nobody')
    const { perSecond } = await measure({
      url,
      connections: 32,
      duration: SECONDS,
      requests: [saveOf(student)],
    })
    const { acknowledged, answers } = await overload(url, student, 2 * perSecond, SECONDS)
    expect([201, 503]).toEqual(expect.arrayContaining([...answers.keys()]))
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(await lostOrDoubled(databaseUrl, student, acknowledged)).toBe(0)
    expect([...(await overload(url, student, 20, 1)).answers.keys()]).toEqual([201])
  })
})
