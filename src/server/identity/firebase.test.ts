import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { walkAsExistingClient } from '../../../harness/existing-client.ts'
import { type FirebaseEmulator, hasEmulator, startEmulator } from '../../../harness/firebase-emulator.ts'
import { readConfig } from '../operation/config.ts'

const PASSWORD = 'segredo de teste'

/** `npm run firebase` fetches the emulator. */
describe.skipIf(!hasEmulator())('a token of the real Firebase emulator', () => {
  let emulator: FirebaseEmulator
  let database: TestDatabase
  let posse: TestApp

  beforeAll(async () => {
    ;[emulator, database] = await Promise.all([startEmulator(), createTestDatabase()])
    posse = await openTestApp(database.db, { firebase: readConfig(emulator.settings).firebase })
  }, 200_000)
  afterAll(async () => {
    await posse?.close()
    await database?.close()
    await emulator?.stop()
  })

  const as = (token: string) => (route: string, body?: object) =>
    posse.call(route, { headers: { authorization: `Bearer ${token}` }, body })

  const newAccount = () => emulator.signUp(`${randomUUID()}@exemplo.com.br`, PASSWORD)

  it('is all that an existing client of this API needs', async () => {
    const { uid, token } = await newAccount()
    const headers = { authorization: `Bearer ${token}` }
    await walkAsExistingClient({
      id: uid,
      call: (route, options) => posse.call(route, { ...options, headers }),
    })
  })

  it('lets its student call, with the uid of Firebase and no other id', async () => {
    const ana = await newAccount()
    const bia = await newAccount()
    const call = as(ana.token)
    expect((await call('POST /users/sync-on-register')).status).toBe(200)
    expect((await call('GET /users/me')).body).toMatchObject({ user_id: ana.uid, email: ana.email })
    const choice = { user_id: ana.uid, subject_ids: [1] }
    expect((await call('POST /user-subjects', choice)).status).toBe(200)
    expect((await as(bia.token)(`GET /user-subjects/${ana.uid}`)).status).toBe(403)
    expect((await as(bia.token)('POST /user-subjects', choice)).status).toBe(403)
    const again = await emulator.signIn(ana.email, PASSWORD)
    expect((await as(again?.token ?? '')(`GET /user-subjects/${ana.uid}`)).body).toHaveLength(1)
  })

  it('is refused once the account is deleted here', async () => {
    const rui = await newAccount()
    await as(rui.token)('POST /users/sync-on-register')
    expect((await as(rui.token)(`POST /account/deletion/${rui.uid}`, {})).status).toBe(200)
    await emulator.remove(rui.token)
    expect((await as(rui.token)('GET /users/me')).status).toBe(401)
    expect(await emulator.signIn(rui.email, PASSWORD)).toBeUndefined()
  })

  it('is refused if no emulator is configured', async () => {
    const { FIREBASE_AUTH_EMULATOR_HOST: _none, ...real } = emulator.settings
    const strict = await openTestApp(database.db, { firebase: readConfig(real).firebase })
    const lia = await newAccount()
    const refused = await strict.call('GET /users/me', { headers: { authorization: `Bearer ${lia.token}` } })
    await strict.close()
    expect(refused.status).toBe(401)
  })
})
