import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../../../harness/app.ts'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'

const GOOGLE = { clientId: 'posse', clientSecret: 'x', discoveryUrl: 'http://127.0.0.1:1/' }

describe.each(engines)('the ways into an account on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp
  let withoutGoogle: TestApp
  beforeAll(async () => {
    database = await open()
    posse = await openTestApp(database.db, { dataDir: database.dataDir, google: GOOGLE })
    withoutGoogle = await openTestApp(database.db, { dataDir: database.dataDir })
  })
  afterAll(async () => {
    await posse.close()
    await withoutGoogle.close()
    await database.close()
  })

  it('are the password, and Google where one may sign in with it', async () => {
    const [ana, bia] = [await posse.signUp(), await withoutGoogle.signUp()]
    const password = { provider: 'password', linked: true, since: expect.any(String), removable: false }
    const google = { provider: 'google', linked: false, since: null, removable: false }
    expect((await ana.call(`GET /account/settings/${ana.id}`)).body.ways_in).toEqual([password, google])
    expect((await bia.call(`GET /account/settings/${bia.id}`)).body.ways_in).toEqual([password])
    const body = { password: TEST_PASSWORD }
    expect((await bia.call(`POST /account/ways-in/${bia.id}/google`, { body })).status).toBe(404)
  })

  it('never lose the last one, though both are taken at once', async () => {
    const ana = await posse.signUp()
    await database.db
      .insertInto('account')
      .values({
        id: ana.id,
        userId: ana.id,
        providerId: 'google',
        accountId: `https://accounts.google.com ${ana.id}`,
        password: null,
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .execute()
    const remove = () => ana.call(`DELETE /account/ways-in/${ana.id}/google`)
    const all = await Promise.all([remove(), remove(), remove()])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    await database.db
      .updateTable('account')
      .set({ providerId: 'google', password: null })
      .where('userId', '=', ana.id)
      .execute()
    expect((await remove()).status).toBe(409)
  })

  it('take ten wrong passwords, then one after a while', async () => {
    const ana = await posse.signUp()
    const guess = async (password: string) =>
      (await ana.call(`POST /account/ways-in/${ana.id}/google`, { body: { password } })).status
    const all: number[] = []
    for (let time = 0; time < 10; time += 1) all.push(await guess('errada'))
    expect(new Set(all)).toEqual(new Set([422]))
    expect(await guess(TEST_PASSWORD)).toBe(429)
  })

  it('privacy: another student’s ways in are neither added to nor taken away', async () => {
    const [ana, bia] = [await posse.signUp(), await posse.signUp()]
    const body = { password: TEST_PASSWORD }
    expect((await bia.call(`POST /account/ways-in/${ana.id}/google`, { body })).status).toBe(403)
    expect((await bia.call(`DELETE /account/ways-in/${ana.id}/google`)).status).toBe(403)
  })
})
