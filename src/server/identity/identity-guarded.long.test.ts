import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, openTestApp, TEST_PASSWORD, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { type Mailbox, openMailbox } from '../../../harness/mailbox.ts'
import {
  cookiesOf,
  deviceCookieOf,
  FAR_ADDRESS,
  headersOf,
  newEmail,
  signInsAt,
  statuses,
  times,
} from '../../../harness/sign-ins.ts'
import { COST, hashing } from './passwords.ts'

describe('an account under attack', () => {
  let database: TestDatabase
  let mailbox: Mailbox
  let posse: TestApp

  beforeAll(async () => {
    database = await createTestDatabase()
    mailbox = await openMailbox()
    posse = await openTestApp(database.db, { smtpUrl: mailbox.url, dataDir: database.dataDir, trustProxy: 1 })
  })
  afterAll(async () => {
    await posse.close()
    await mailbox.close()
    await database.close()
  })
  beforeEach(async () => {
    await sql`delete from attempt`.execute(database.db)
  })

  const { signIn, signUp, wrong, fill } = signInsAt(() => posse)
  const lettersTo = (email: string) => mailbox.letters.filter(({ to }) => to?.[0]?.address === email)
  const linkTo = async (email: string, count = 1) => {
    await vi.waitFor(() => expect(lettersTo(email)).toHaveLength(count), 5000)
    return /token=([\w-]+)/.exec(lettersTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  }
  it('lets a known browser in, whatever others do to the account or from its address', async () => {
    const email = newEmail()
    const cookie = deviceCookieOf(await signUp(email))
    expect(cookie).toMatch(/^posse\.device=[\w-]{22}\.[\w-]{22}$/)
    await wrong(email, 1, { from: '192.0.2.1' })
    await fill('guess-account', 50 * 300)
    expect((await signIn({ email, from: FAR_ADDRESS })).status).toBe(403)
    expect((await signIn({ email, from: FAR_ADDRESS, cookie })).status).toBe(200)
    expect(await wrong(email, 11, { cookie })).toEqual([...times(10, 401), 429])
    const forged = cookie.replace(/\.[\w-]{22}$/, `.${'A'.repeat(22)}`)
    expect((await signIn({ email, from: FAR_ADDRESS, cookie: forged })).status).toBe(403)
  })

  const enterBy = (token: string, from = FAR_ADDRESS) =>
    posse.call('POST /api/auth/sign-in/mailed', { body: { token }, headers: headersOf({ from }) })
  const sessionOf = (answer: Answer) =>
    cookiesOf(answer).find((one) => one.startsWith('posse.session_token='))

  it('lets the owner into a new browser by a letter, and no guesser from many addresses', async () => {
    const email = newEmail()
    await signUp(email)
    const crowd = Array.from({ length: 90 }, (_, index) => `192.0.2.${index}`)
    const guesses: Answer[] = []
    for (const from of crowd) guesses.push(await signIn({ email, password: 'errada', from }))
    expect(guesses.map(({ status }) => status)).toEqual([...times(50, 401), ...times(40, 403)])

    const lucky = await signIn({ email, from: '192.0.2.250' })
    expect(lucky.body).toEqual(guesses.at(-1)?.body)
    expect(lucky).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Se a sua senha estiver certa') },
    })
    expect(sessionOf(lucky)).toBeUndefined()
    await linkTo(email)

    expect((await signIn({ email, from: FAR_ADDRESS })).status).toBe(403)
    const token = await linkTo(email, 2)
    expect((await enterBy(`${token.slice(1)}A`)).status).toBe(400)
    const byName = { body: { email, password: TEST_PASSWORD }, headers: headersOf({}) }
    expect((await posse.call('POST /api/auth/sign-in/guarded', byName)).status).toBe(404)
    const entered = await enterBy(token)
    expect(entered.status).toBe(200)
    const renewed = await posse.call('GET /api/auth/token', { headers: { cookie: sessionOf(entered) ?? '' } })
    expect(renewed.status).toBe(200)
    expect((await enterBy(token)).status).toBe(400)
    expect((await signIn({ email, from: FAR_ADDRESS, cookie: deviceCookieOf(entered) })).status).toBe(200)
  })

  it('gets the same answer and count as an e-mail without an account, right or wrong', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await signUp(known)
    for (const email of [known, unknown]) {
      await wrong(email, 1, { from: '192.0.2.1' })
      await fill('guess-account', 50 * 300)
    }
    const right = await statuses(11, () => signIn({ email: known }))
    const guessed = await statuses(11, () => signIn({ email: unknown }))
    expect(right).toEqual([...times(10, 403), 429])
    expect(guessed).toEqual(right)
  })

  it('delays no other student, however many addresses guess', async () => {
    const cheap = hashing.cost
    hashing.cost = COST
    onTestFinished(() => {
      hashing.cost = cheap
    })
    const [email, other] = [newEmail(), newEmail()]
    for (const one of [email, other]) await signUp(one)
    await wrong(email, 1, { from: '192.0.2.1' })
    await fill('guess-account', 50 * 300)
    let answered = 0
    const crowd = Array.from({ length: 200 }, (_, nth) =>
      signIn({ email, password: 'errada', from: `192.0.2.${nth}` }).finally(() => (answered += 1)),
    )
    // By now the queue is full of passwords that wait for a hash, and the others got 503.
    await vi.waitFor(() => expect(answered).toBeGreaterThan(90), { timeout: 30_000 })
    const before = answered
    expect((await signIn({ email: other, from: FAR_ADDRESS })).status).toBe(200)
    expect(answered - before).toBeLessThan(20)
    const all = (await Promise.all(crowd)).map(({ status }) => status)
    expect(new Set(all)).toEqual(new Set([403, 503]))
  })

  it('sends at most five letters with a link, which a new password ends', async () => {
    const email = newEmail()
    await signUp(email)
    await wrong(email, 1, { from: '192.0.2.1' })
    await fill('guess-account', 50 * 300)
    const tokens: string[] = []
    for (let count = 1; count <= 5; count += 1) {
      expect((await signIn({ email, from: FAR_ADDRESS })).status).toBe(403)
      tokens.push(await linkTo(email, count))
    }
    expect(await statuses(3, () => signIn({ email, from: FAR_ADDRESS }))).toEqual(times(3, 403))
    const entered = await enterBy(tokens[0] ?? '')
    const cookie = sessionOf(entered) ?? ''
    const { token } = (await posse.call('GET /api/auth/token', { headers: { cookie } })).body
    const id = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
    const change = { current_password: TEST_PASSWORD, new_password: 'senha nova' }
    const headers = { authorization: `Bearer ${token}` }
    expect((await posse.call(`PUT /account/password/${id}`, { headers, body: change })).status).toBe(200)
    for (const link of tokens) expect((await enterBy(link)).status).toBe(400)
    expect(lettersTo(email)).toHaveLength(5)
  })

  it('recognises the browser that used a mailed link', async () => {
    const email = newEmail()
    await signUp(email)
    await posse.call('POST /api/auth/request-password-reset', { body: { email }, headers: headersOf({}) })
    const token = await linkTo(email)
    const body = { newPassword: 'senha nova', token }
    const reset = await posse.call('POST /api/auth/reset-password', { body, headers: headersOf({}) })
    await wrong(email, 1, { from: '192.0.2.1' })
    await fill('guess-account', 50 * 300)
    expect((await signIn({ email, password: 'senha nova' })).status).toBe(403)
    expect((await signIn({ email, password: 'senha nova', cookie: deviceCookieOf(reset) })).status).toBe(200)
  })
})
