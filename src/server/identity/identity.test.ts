import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, openTestApp, type TestApp, type TestStudent } from '../../../harness/app.ts'
import type { TestDatabase } from '../../../harness/database.ts'
import { engines } from '../../../harness/engines.ts'
import { type Mailbox, openMailbox } from '../../../harness/mailbox.ts'

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

  const signIn = ({ email }: Pick<TestStudent, 'email'>) =>
    posse.call('POST /api/auth/sign-in/email', { body: { email, password: PASSWORD } })

  async function device(student: Pick<TestStudent, 'email'>) {
    const cookie = cookieOf(await signIn(student))
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

  it('end at once on every device when the password is reset by letter', async () => {
    const ana = await posse.signUp()
    const [phone, laptop] = [await device(ana), await device(ana)]
    const { path } = (await ana.call(`POST /calendar-feed/${ana.id}`)).body
    await posse.call('POST /api/auth/request-password-reset', { body: { email: ana.email } })
    const token = /token=([\w-]+)/.exec((await mailbox.take()).text ?? '')?.[1]
    const reset = await posse.call('POST /api/auth/reset-password', {
      body: { newPassword: 'senha nova', token },
    })
    expect(reset.status).toBe(200)
    for (const { isIn } of [phone, laptop]) expect(await isIn()).toEqual([401, 401])
    expect((await ana.call('GET /users/me')).status).toBe(401)
    expect((await posse.call(`GET ${path}`)).status).toBe(404)
  })

  it('are a hundred at most: one more ends the one used longest ago', async () => {
    const ana = await posse.signUp()
    const [first, second] = [await device(ana), await device(ana)]
    await sql`update session set "updatedAt" = now() - interval '2 days' where "userId" = ${ana.id}
      and "createdAt" = (select min("createdAt") from session where "userId" = ${ana.id})`.execute(
      database.db,
    )
    await sql`insert into session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
      select gen_random_uuid(), ${ana.id}, gen_random_uuid(), now() + interval '1 day', now(), now() + interval '1 hour'
      from generate_series(1, 97)`.execute(database.db)
    expect([await first.isIn(), (await ana.call('GET /users/me')).status]).toEqual([[200, 200], 200])
    const third = await device(ana)
    expect((await ana.call('GET /users/me')).status).toBe(401)
    for (const { isIn } of [first, second, third]) expect(await isIn()).toEqual([200, 200])
    const { rows } = await sql`select from session where "userId" = ${ana.id}`.execute(database.db)
    expect(rows).toHaveLength(100)
  })

  async function mailedLink({ email }: Pick<TestStudent, 'email'>) {
    await posse.call('POST /api/auth/request-password-reset', { body: { email } })
    return /token=([\w-]+)/.exec((await mailbox.take()).text ?? '')?.[1]
  }
  const resetBy = async (token: string | undefined, newPassword = 'a senha do link') =>
    (await posse.call('POST /api/auth/reset-password', { body: { newPassword, token } })).status

  it('are opened by no other link once one was used, the password changed or the other sessions ended', async () => {
    const [ana, bia, caio, davi] = [
      await posse.signUp(),
      await posse.signUp(),
      await posse.signUp(),
      await posse.signUp(),
    ]
    const [older, newer] = [await mailedLink(ana), await mailedLink(ana)]
    expect(await resetBy(newer)).toBe(200)
    for (const used of [newer, older]) expect(await resetBy(used)).toBe(400)

    const beforeChange = await mailedLink(bia)
    const change = { current_password: PASSWORD, new_password: 'senha nova' }
    expect((await bia.call(`PUT /account/password/${bia.id}`, { body: change })).status).toBe(200)
    expect(await resetBy(beforeChange)).toBe(400)

    const beforeEnd = await mailedLink(caio)
    await caio.call(`DELETE /account/sessions/${caio.id}`)
    expect(await resetBy(beforeEnd)).toBe(400)

    await device(davi)
    const beforeOne = await mailedLink(davi)
    const { sessions } = (await davi.call(`GET /account/settings/${davi.id}`)).body
    const other = sessions.find(({ current }: { current: boolean }) => !current)
    await davi.call(`DELETE /account/sessions/${davi.id}/${other.id}`)
    expect(await resetBy(beforeOne)).toBe(400)
    expect(await resetBy(await mailedLink(davi))).toBe(200)
  })

  it('are stored so that a reader of the database can use neither them nor a link', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    await mailbox.become('is away')
    await posse.call('POST /api/auth/request-password-reset', { body: { email: ana.email } })
    const rows: string[] = []
    for (const table of ['session', 'verification', 'account', 'letter', 'user'])
      rows.push(JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(database.db)).rows))
    const stored = rows.join()
    const secret = decodeURIComponent(phone.cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    expect(secret).toMatch(/^\w{32}$/)
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain('reset-password:')
    expect(stored).not.toContain('redefinir-senha')
    await mailbox.become('takes')
    await sql`delete from letter`.execute(database.db)
    for (const { token } of (await sql<{ token: string }>`select token from session`.execute(database.db))
      .rows) {
      const forged = phone.cookie.replace(encodeURIComponent(secret), encodeURIComponent(token))
      expect((await posse.call('GET /api/auth/token', { headers: { cookie: forged } })).status).toBe(401)
    }
    expect(await phone.isIn()).toEqual([200, 200])
  })

  it('are renewed with the same token when they are used', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    await sql`update session set "expiresAt" = now() + interval '50 days', "updatedAt" = now() - interval '10 days'
      where "userId" = ${ana.id}`.execute(database.db)
    const { headers } = await posse.call('GET /api/auth/get-session', { headers: { cookie: phone.cookie } })
    const renewed = [headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('posse.session_token='))
    expect(renewed?.split(';', 1)[0]).toBe(phone.cookie)
    expect(await phone.isIn()).toEqual([200, 200])
  })

  it('are refused without an error for an account that is deleted at the same moment', async () => {
    const ana = await posse.signUp()
    const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const deleting = database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('user').where('id', '=', ana.id).execute()
      begun.resolve()
      await gone.promise
    })
    await begun.promise
    const signingIn = signIn(ana)
    setTimeout(gone.resolve, 500)
    await deleting
    expect((await signingIn).status).toBe(401)
  })

  it('are not opened by a password that is changed at the same moment, nor changed by it', async () => {
    const ana = await posse.signUp()
    const [begun, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('account').set({ password: 'outra' }).where('userId', '=', ana.id).execute()
      await trx.deleteFrom('session').where('userId', '=', ana.id).execute()
      begun.resolve()
      await changed.promise
    })
    await begun.promise
    const change = { current_password: PASSWORD, new_password: 'senha nova' }
    const late = [signIn(ana), ana.call(`PUT /account/password/${ana.id}`, { body: change })]
    setTimeout(changed.resolve, 500)
    const [entered, put] = await Promise.all([...late, changing])
    expect([entered?.status, put?.status]).toEqual([401, 422])
    const sessions = database.db.selectFrom('session').where('userId', '=', ana.id)
    expect(await sessions.select('id').execute()).toEqual([])
  })

  it('end on the other devices when the password is changed', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    const change = { current_password: PASSWORD, new_password: 'senha nova' }
    expect((await ana.call(`PUT /account/password/${ana.id}`, { body: change })).status).toBe(200)
    expect(await phone.isIn()).toEqual([401, 401])
    expect((await ana.call('GET /users/me')).status).toBe(200)
  })

  it('end with the sign-out, token included, only on that device', async () => {
    const ana = await posse.signUp()
    const [phone, laptop] = [await device(ana), await device(ana)]
    await posse.call('POST /api/auth/sign-out', { headers: { cookie: phone.cookie } })
    expect(await phone.isIn()).toEqual([401, 401])
    expect(await laptop.isIn()).toEqual([200, 200])
  })

  it('ended in one process are refused by another at its next check', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    const ended = await database.db.selectFrom('ended_access').selectAll().execute()
    await posse.call('POST /api/auth/sign-out', { headers: { cookie: phone.cookie } })
    expect(await database.db.selectFrom('ended_access').selectAll().execute()).toHaveLength(ended.length + 1)
  })

  it('have rotating keys: the old one verifies its tokens while they live, and no key is stored in plain text', async () => {
    const ana = await posse.signUp()
    const phone = await device(ana)
    const kidOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    await sql`update jwks set "expiresAt" = now() - interval '1 minute'`.execute(database.db)
    const renewed = (await posse.call('GET /api/auth/token', { headers: { cookie: phone.cookie } })).body
      .token
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

  it('store a password as Argon2id', async () => {
    const ana = await posse.signUp()
    const accounts = database.db.selectFrom('account').where('userId', '=', ana.id)
    expect((await accounts.select('password').executeTakeFirst())?.password).toMatch(/^\$argon2id\$/)
  })
})
