import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, openTestApp, type TestApp, type TestStudent } from '../../tests/app.ts'
import type { TestDatabase } from '../../tests/database.ts'
import { engines } from '../../tests/engines.ts'
import { type Mailbox, openMailbox } from '../../tests/mailbox.ts'

const PASSWORD = 'segredo de teste'

const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';', 1)[0] ?? ''
const headerOf = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe.each(engines)('sessions and tokens on $name', ({ open }) => {
  let database: TestDatabase
  let mailbox: Mailbox
  let posse: TestApp

  beforeAll(async () => {
    database = await open()
    mailbox = await openMailbox()
    posse = await openTestApp(database.db, { smtpUrl: mailbox.url, dataDir: database.dataDir })
  })
  afterAll(async () => {
    await posse.close()
    await mailbox.close()
    await database.close()
  })

  /** The student signed in on one more device: its cookie and a token that was used, and so is remembered. */
  async function device({ email }: Pick<TestStudent, 'email'>) {
    const cookie = cookieOf(await posse.call('POST /api/auth/sign-in/email', { body: { email, password: PASSWORD } }))
    const { token } = (await posse.call('GET /api/auth/token', { headers: { cookie } })).body
    expect((await posse.call('GET /users/me', headerOf(token))).status).toBe(200)
    return {
      cookie,
      token,
      isIn: async () => [
        (await posse.call('GET /api/auth/token', { headers: { cookie } })).status,
        (await posse.call('GET /users/me', headerOf(token))).status,
      ],
    }
  }

  it('end on every device when the password is reset by letter, cookies and tokens at once', async () => {
    const ana = await posse.signUp()
    const [phone, laptop] = [await device(ana), await device(ana)]
    await posse.call('POST /api/auth/request-password-reset', { body: { email: ana.email } })
    const token = /token=([\w-]+)/.exec((await mailbox.take()).text ?? '')?.[1]
    const reset = await posse.call('POST /api/auth/reset-password', { body: { newPassword: 'senha nova', token } })
    expect(reset.status).toBe(200)
    for (const { isIn } of [phone, laptop]) expect(await isIn()).toEqual([401, 401])
    expect((await ana.call('GET /users/me')).status).toBe(401)
  })

  it('end on the other devices when the password is changed', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    const change = { current_password: PASSWORD, new_password: 'senha nova' }
    expect((await ana.call(`PUT /account/password/${ana.id}`, { body: change })).status).toBe(200)
    expect(await phone.isIn()).toEqual([401, 401])
    expect((await ana.call('GET /users/me')).status).toBe(200)
  })

  it('end with the sign-out, the token too, and only on that device', async () => {
    const ana = await posse.signUp()
    const [phone, laptop] = [await device(ana), await device(ana)]
    await posse.call('POST /api/auth/sign-out', { headers: { cookie: phone.cookie } })
    expect(await phone.isIn()).toEqual([401, 401])
    expect(await laptop.isIn()).toEqual([200, 200])
  })

  it('that ended in one process are refused by another at its next look', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    const ended = await database.db.selectFrom('ended_access').selectAll().execute()
    await posse.call('POST /api/auth/sign-out', { headers: { cookie: phone.cookie } })
    expect(await database.db.selectFrom('ended_access').selectAll().execute()).toHaveLength(ended.length + 1)
  })

  it('have keys that are replaced in time: the old one checks its tokens while they live, and no key lies open', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    await sql`update jwks set "expiresAt" = now() - interval '1 minute'`.execute(database.db)
    const renewed = (await posse.call('GET /api/auth/token', { headers: { cookie: phone.cookie } })).body.token
    expect(kidOf(renewed)).not.toBe(kidOf(phone.token))

    const other = await openTestApp(database.db, { dataDir: database.dataDir })
    for (const token of [phone.token, renewed])
      expect((await other.call('GET /users/me', headerOf(token))).status).toBe(200)
    await other.close()

    const { keys } = (await posse.call('GET /api/auth/jwks')).body
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(key).not.toHaveProperty('d')
    await sql`update jwks set "expiresAt" = now() - interval '2 days' where id = ${kidOf(phone.token)}`.execute(
      database.db,
    )
    expect((await posse.call('GET /api/auth/jwks')).body.keys).toHaveLength(1)

    const rows = await sql<{ privateKey: string; expiresAt: Date }>`select * from jwks`.execute(database.db)
    expect(rows.rows).toHaveLength(2)
    for (const { privateKey, expiresAt } of rows.rows) {
      expect(privateKey).toMatch(/^"[\da-f]{100,}"$/)
      expect(expiresAt.getTime()).toBeLessThan(Date.now() + 31 * 86_400_000)
    }
  })

  it('keep a password as Argon2id', async () => {
    const ana = await posse.signUp()
    const row = await database.db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', ana.id)
      .executeTakeFirst()
    expect(row?.password).toMatch(/^\$argon2id\$/)
  })
})
