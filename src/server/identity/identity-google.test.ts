import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../harness/app.ts'
import type { TestDatabase } from '../../../harness/database.ts'
import { engines } from '../../../harness/engines.ts'
import { openVisitor } from '../../../harness/google-visitor.ts'
import { type Mailbox, openMailbox } from '../../../harness/mailbox.ts'
import {
  type AccountClaims,
  type OpenIdProvider,
  openOpenIdProvider,
} from '../../../harness/openid-provider.ts'

const APP = 'http://localhost:3000'
const AREA = '/area-do-aluno'
const REFUSED = (error: string) => new RegExp(`^/login\\?erro=google&error=${error}`)

describe.each(engines)('sign-in with Google on $name', ({ open }) => {
  let database: TestDatabase
  let mailbox: Mailbox
  let google: OpenIdProvider
  let other: OpenIdProvider
  let posse: TestApp
  let elsewhere: TestApp
  const told = new Map<string, AccountClaims>()

  const openWith = ({ clientId, clientSecret, discoveryUrl }: OpenIdProvider) =>
    openTestApp(database.db, {
      dataDir: database.dataDir,
      smtpUrl: mailbox.url,
      google: { clientId, clientSecret, discoveryUrl },
    })

  beforeAll(async () => {
    database = await open()
    mailbox = await openMailbox()
    const tells = (id: string) => told.get(id) ?? { email: `${id}@gmail.com`, email_verified: true }
    google = await openOpenIdProvider(APP, tells)
    other = await openOpenIdProvider(APP, tells)
    posse = await openWith(google)
    elsewhere = await openWith(other)
  })
  afterAll(async () => {
    await posse.close()
    await elsewhere.close()
    await google.close()
    await other.close()
    await mailbox.close()
    await database.close()
  })

  const newLogin = (claims?: AccountClaims) => {
    const login = `a${randomUUID().slice(0, 8)}`
    if (claims) told.set(login, claims)
    return login
  }
  const idOf = async (visitor: ReturnType<typeof openVisitor>) =>
    JSON.parse(Buffer.from((await visitor.token()).split('.')[1] ?? '', 'base64url').toString()).sub as string
  const accounts = async (email: string) =>
    (await sql<{ id: string }>`select id from "user" where email = ${email}`.execute(database.db)).rows

  it('lets the same student in again, and another student into an own account', async () => {
    const [ana, bia] = [newLogin(), newLogin()]
    const [first, again, another] = [openVisitor(posse), openVisitor(posse), openVisitor(posse)]
    for (const visitor of [first, again]) expect(await visitor.signIn(ana)).toBe(AREA)
    expect(await another.signIn(bia)).toBe(AREA)
    expect(await idOf(again)).toBe(await idOf(first))
    expect(await idOf(another)).not.toBe(await idOf(first))
  })

  it('signs nobody in by an e-mail that the issuer has not verified', async () => {
    const owner = newLogin()
    const email = `${owner}@gmail.com`
    expect(await openVisitor(posse).signIn(owner)).toBe(AREA)
    const second = newLogin({ email, email_verified: false })
    expect(await openVisitor(posse).signIn(second)).toMatch(REFUSED('account_not_linked'))
    expect(await openVisitor(elsewhere).signIn(second)).toMatch(REFUSED('account_not_linked'))
    const nobodys = newLogin({ email: `${randomUUID()}@exemplo.com.br`, email_verified: false })
    expect(await openVisitor(posse).signIn(nobodys)).toMatch(REFUSED('email_not_verified'))
    expect(await accounts(told.get(nobodys)?.email ?? '')).toEqual([])
  })

  it('treats the same sub of another issuer as somebody else', async () => {
    const login = newLogin({ email: `${randomUUID()}@exemplo.com.br`, email_verified: true })
    const here = openVisitor(posse)
    expect(await here.signIn(login)).toBe(AREA)
    told.set(login, { email: `${randomUUID()}@exemplo.com.br`, email_verified: true })
    const there = openVisitor(elsewhere)
    expect(await there.signIn(login)).toBe(AREA)
    expect(await idOf(there)).not.toBe(await idOf(here))
  })

  it('does not open an account with a password by its e-mail alone, until its owner has used a mailed link', async () => {
    const ana = await posse.signUp()
    const login = newLogin({ email: ana.email, email_verified: true })
    expect(await openVisitor(posse).signIn(login)).toMatch(REFUSED('account_not_linked'))
    await posse.call('POST /api/auth/request-password-reset', { body: { email: ana.email } })
    const token = /token=([\w-]+)/.exec((await mailbox.take()).text ?? '')?.[1]
    const body = { newPassword: 'senha nova', token }
    expect((await posse.call('POST /api/auth/reset-password', { body })).status).toBe(200)
    const visitor = openVisitor(posse)
    expect(await visitor.signIn(login)).toBe(AREA)
    expect(await idOf(visitor)).toBe(ana.id)
  })

  async function withPassword() {
    const ana = await posse.signUp()
    const visitor = openVisitor(posse)
    await visitor.call('POST /api/auth/sign-in/email', { email: ana.email, password: TEST_PASSWORD })
    const authorization = `Bearer ${await visitor.token()}`
    const call = (route: string, body?: object) =>
      posse.call(route, { headers: { authorization }, ...(body ? { body } : {}) })
    const ways = async () => (await call(`GET /account/settings/${ana.id}`)).body.ways_in
    return { ...ana, visitor, call, ways }
  }
  const LINK = { provider: 'google', callbackURL: AREA }

  it('is linked from the settings once for each entry of the password, whatever the e-mail', async () => {
    const ana = await withPassword()
    const login = newLogin()
    const path = `POST /account/ways-in/${ana.id}/google`
    expect((await ana.visitor.call('POST /api/auth/link-social', LINK)).status).toBe(403)
    expect((await ana.call(path, { password: 'errada' })).status).toBe(422)
    expect((await ana.visitor.call('POST /api/auth/link-social', LINK)).status).toBe(403)
    expect((await ana.call(path, { password: TEST_PASSWORD })).status).toBe(200)
    expect(await ana.visitor.link(login)).toBe(AREA)
    expect((await ana.visitor.call('POST /api/auth/link-social', LINK)).status).toBe(403)
    expect((await ana.call(path, { password: TEST_PASSWORD })).status).toBe(409)
    const [password, linked] = await ana.ways()
    expect(password).toMatchObject({ provider: 'password', linked: true, removable: false })
    expect(linked).toMatchObject({
      provider: 'google',
      linked: true,
      removable: true,
      since: expect.any(String),
    })
    const anew = openVisitor(posse)
    expect(await anew.signIn(login)).toBe(AREA)
    expect(await idOf(anew)).toBe(ana.id)
  })

  it('is linked neither to two students nor by an unverified e-mail', async () => {
    const [ana, bia] = [await withPassword(), await withPassword()]
    const login = newLogin()
    const grant = ({ id, call }: typeof ana) =>
      call(`POST /account/ways-in/${id}/google`, { password: TEST_PASSWORD })
    await grant(ana)
    expect(await ana.visitor.link(login)).toBe(AREA)
    await grant(bia)
    expect(await bia.visitor.link(login)).toBe(
      '/login?erro=google&error=account_already_linked_to_different_user',
    )
    await grant(bia)
    const unverified = newLogin({ email: bia.email, email_verified: false })
    expect(await bia.visitor.link(unverified)).toBe('/login?erro=google&error=unable_to_link_account')
    expect((await bia.ways())[1]).toMatchObject({ linked: false, removable: false })
  })

  it('is unlinked, but never as the last way in', async () => {
    const ana = await withPassword()
    const login = newLogin()
    await ana.call(`POST /account/ways-in/${ana.id}/google`, { password: TEST_PASSWORD })
    await ana.visitor.link(login)
    const path = `DELETE /account/ways-in/${ana.id}/google`
    expect((await ana.call(path)).status).toBe(200)
    expect((await ana.call(path)).status).toBe(404)
    const gone = openVisitor(posse)
    expect(await gone.signIn(login)).toBe(AREA)
    const id = await idOf(gone)
    expect(id).not.toBe(ana.id)

    const headers = { authorization: `Bearer ${await gone.token()}` }
    const refused = await posse.call(`DELETE /account/ways-in/${id}/google`, { headers })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('única forma de entrar') },
    })
    expect(await openVisitor(posse).signIn(login)).toBe(AREA)
  })

  it('is removed from an account with an unproven e-mail, once the e-mail’s owner sets a password', async () => {
    const opener = await withPassword()
    const login = newLogin()
    await opener.call(`POST /account/ways-in/${opener.id}/google`, { password: TEST_PASSWORD })
    await opener.visitor.link(login)
    await posse.call('POST /api/auth/request-password-reset', { body: { email: opener.email } })
    const token = /token=([\w-]+)/.exec((await mailbox.take()).text ?? '')?.[1]
    await posse.call('POST /api/auth/reset-password', { body: { newPassword: 'da dona', token } })
    const visitor = openVisitor(posse)
    await visitor.signIn(login)
    expect(await idOf(visitor)).not.toBe(opener.id)
  })

  it('is required anew before deleting an account that has no other way in', async () => {
    const login = newLogin()
    const email = `${login}@gmail.com`
    const visitor = openVisitor(posse)
    await visitor.signIn(login)
    const id = await idOf(visitor)
    await sql`update session set "createdAt" = now() - interval '6 minutes' where "userId" = ${id}`.execute(
      database.db,
    )
    const remove = async (body: object) => {
      const headers = { authorization: `Bearer ${await visitor.token()}` }
      return posse.call(`POST /account/deletion/${id}`, { headers, body })
    }
    const stale = await remove({ email })
    expect(stale).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('entre nela novamente') },
    })
    expect(await accounts(email)).toHaveLength(1)
    expect(await visitor.signIn(login, { fresh: true })).toBe(AREA)
    expect((await remove({ email: 'outro@exemplo.com.br' })).status).toBe(422)
    expect((await remove({ email })).status).toBe(200)
    expect(await accounts(email)).toEqual([])
  })

  it('stores no token of Google’s, and nothing of a pending sign-in', async () => {
    const login = newLogin()
    const visitor = openVisitor(posse)
    const before = await sql`select * from verification`.execute(database.db)
    await visitor.call('POST /api/auth/sign-in/social', LINK)
    expect((await sql`select * from verification`.execute(database.db)).rows).toHaveLength(before.rows.length)
    for (let time = 0; time < 2; time += 1) await visitor.signIn(login)
    const { rows } = await sql<Record<string, unknown>>`
      select * from account where "accountId" like ${`% ${login}`}`.execute(database.db)
    const accountId = expect.stringMatching(/^http:\/\/localhost:\d+ /)
    expect(rows).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null, accountId }])
  })
})
