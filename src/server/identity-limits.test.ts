import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, openTestApp, type TestApp } from '../../tests/app.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts'
import { type Mailbox, openMailbox } from '../../tests/mailbox.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'segredo de teste'
const FAR = '198.51.100.9'

const cookiesOf = ({ headers }: Answer) =>
  [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';', 1)[0] ?? '')
const deviceOf = (answer: Answer) => cookiesOf(answer).find((cookie) => cookie.startsWith('posse.device=')) ?? ''

/** Has as many passwords hashed as may wait, again and again; gives what ends that. */
async function fillPasswordQueue() {
  let full = true
  const one = async () => {
    while (full) await hashPassword('de outra pessoa')
  }
  const crowd = Promise.allSettled(Array.from({ length: 110 }, one))
  await vi.waitFor(() => expect(hashPassword('mais uma')).rejects.toThrow())
  return () => {
    full = false
    return crowd
  }
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('the limits of the identity', () => {
  let database: TestDatabase
  let mailbox: Mailbox
  let posse: TestApp
  let other: TestApp

  beforeAll(async () => {
    database = await createTestDatabase()
    mailbox = await openMailbox()
    const settings = { smtpUrl: mailbox.url, dataDir: database.dataDir, trustProxy: 1, signUpsPerHour: 5 }
    posse = await openTestApp(database.db, settings)
    other = await openTestApp(database.db, settings)
  })
  afterAll(async () => {
    await posse.close()
    await other.close()
    await mailbox.close()
    await database.close()
  })
  beforeEach(async () => {
    await sql`delete from attempt`.execute(database.db)
  })

  interface Try {
    readonly email: string
    readonly password?: string
    readonly from?: string
    readonly cookie?: string
    readonly at?: TestApp
  }

  const headersOf = ({ from = '203.0.113.7', cookie }: Pick<Try, 'from' | 'cookie'>) => ({
    'x-forwarded-for': from,
    ...(cookie ? { cookie, origin: 'http://localhost:3000' } : {}),
  })
  const signIn = ({ email, password = PASSWORD, at = posse, ...who }: Try) =>
    at.call('POST /api/auth/sign-in/email', { body: { email, password }, headers: headersOf(who) })
  const signUp = (email: string, from?: string) =>
    posse.call('POST /api/auth/sign-up/email', {
      body: { name: 'Ana', email, password: PASSWORD },
      headers: headersOf(from ? { from } : {}),
    })
  const newEmail = () => `${randomUUID()}@exemplo.com.br`
  const statuses = async (count: number, call: (time: number) => Promise<Answer>) => {
    const all: number[] = []
    for (let time = 0; time < count; time += 1) all.push((await call(time)).status)
    return all
  }
  const wrong = (email: string, count: number, who: Omit<Try, 'email'> = {}) =>
    statuses(count, () => signIn({ email, password: 'errada', ...who }))
  const pass = (seconds: number) =>
    sql`update attempt set free_at = free_at - interval '1 second' * ${sql.lit(seconds)}`.execute(database.db)

  /** As if others had failed so often that this is full. */
  const fill = (name: string, seconds: number) =>
    sql`update attempt set free_at = now() + interval '1 second' * ${sql.lit(seconds)} where key like ${`${name}:%`}`.execute(
      database.db,
    )

  it('let one try ten passwords, then tell when to come back; a right one is not counted', async () => {
    const email = newEmail()
    await signUp(email)
    expect(await wrong(email, 9)).toEqual(times(9, 401))
    expect((await signIn({ email })).status).toBe(200)
    expect(await wrong(email, 10)).toEqual(times(10, 401))
    const refused = await signIn({ email })
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { code: 'too_many_requests', message: 'Muitas tentativas. Tente novamente em 30 segundos.' },
    })
    await pass(31)
    expect((await signIn({ email })).status).toBe(200)
  })

  it('count alike whether the e-mail has an account or not, and in every process', async () => {
    const email = newEmail()
    expect(await wrong(email, 5)).toEqual(times(5, 401))
    expect(await wrong(email, 6, { at: other })).toEqual([...times(5, 401), 429])
  })

  it('answer a wrong sign-in on the beat whether the e-mail has an account or not', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await signUp(known)
    for (const email of [known, unknown]) {
      const begun = performance.now()
      expect((await signIn({ email, password: 'errada' })).status).toBe(401)
      expect(performance.now() - begun).toBeGreaterThanOrEqual(99)
    }
  })

  it('count guesses that come all at once', async () => {
    const email = newEmail()
    const all = await Promise.all(Array.from({ length: 15 }, () => signIn({ email, password: 'errada' })))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('lock no student out for the sake of another behind the same address', async () => {
    const [attacked, neighbour] = [newEmail(), newEmail()]
    await signUp(attacked)
    await signUp(neighbour)
    await wrong(attacked, 12)
    expect((await signIn({ email: neighbour })).status).toBe(200)
    expect((await signIn({ email: attacked, from: FAR })).status).toBe(200)
  })

  it('let a browser in that has been in before, whatever others do to its account or from its address', async () => {
    const email = newEmail()
    const cookie = deviceOf(await signUp(email))
    expect(cookie).toMatch(/^posse\.device=[\w-]{22}\.[\w-]{22}$/)
    await wrong(email, 1, { from: '192.0.2.1' })
    await fill('guess-account', 50 * 300)
    expect((await signIn({ email, from: FAR })).status).toBe(429)
    expect((await signIn({ email, from: FAR, cookie })).status).toBe(200)
    expect(await wrong(email, 11, { cookie })).toEqual([...times(10, 401), 429])
    const forged = cookie.replace(/\.[\w-]{22}$/, `.${'A'.repeat(22)}`)
    expect((await signIn({ email, from: FAR, cookie: forged })).status).toBe(429)
  })

  it('stop one address that tries many accounts, once a few hundred have failed', async () => {
    await wrong(newEmail(), 1, { from: '192.0.2.99' })
    await fill('guess-address', 200 * 20)
    expect((await signIn({ email: newEmail(), from: '192.0.2.99' })).status).toBe(429)
    expect((await signIn({ email: newEmail(), from: FAR })).status).toBe(401)
  })

  it('do not believe what a caller says of its own address', async () => {
    const email = newEmail()
    const spoofing = (time: number) => signIn({ email, password: 'errada', from: `10.0.0.${time}, 203.0.113.7` })
    expect(await statuses(11, spoofing)).toEqual([...times(10, 401), 429])
    const direct = await openTestApp(database.db, { dataDir: database.dataDir })
    const bare = (time: number) =>
      signIn({ email: `x${email}`, password: 'errada', from: `10.0.0.${time}`, at: direct })
    expect(await statuses(11, bare)).toEqual([...times(10, 401), 429])
    await direct.close()
  })

  it('let an address open so many accounts an hour, and ask for twenty that are taken', async () => {
    expect(await statuses(6, () => signUp(newEmail()))).toEqual([...times(5, 200), 429])
    const email = newEmail()
    await signUp(email, FAR)
    expect(await statuses(21, () => signUp(email, FAR))).toEqual([...times(20, 409), 429])
  })

  it('send five letters an hour, and say nothing of who has an account', async () => {
    const before = mailbox.letters.length
    const [known, unknown] = [newEmail(), newEmail()]
    await signUp(known)
    for (const email of [known, unknown]) {
      const asked = await Promise.all(
        Array.from({ length: 6 }, () =>
          posse.call('POST /api/auth/request-password-reset', { body: { email }, headers: headersOf({}) }),
        ),
      )
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
      const sent = asked.filter(({ status }) => status === 200)
      expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => ({ status: true })))
    }
    await Promise.all(Array.from({ length: 5 }, () => mailbox.take()))
    expect(mailbox.letters.length - before).toBe(5)
  })

  it('know the browser that used the link of a letter', async () => {
    const email = newEmail()
    await signUp(email)
    await posse.call('POST /api/auth/request-password-reset', { body: { email }, headers: headersOf({}) })
    const token = /token=([\w-]+)/.exec((await mailbox.take()).text ?? '')?.[1]
    const body = { newPassword: 'senha nova', token }
    const reset = await posse.call('POST /api/auth/reset-password', { body, headers: headersOf({}) })
    await wrong(email, 1, { from: '192.0.2.1' })
    await fill('guess-account', 50 * 300)
    expect((await signIn({ email, password: 'senha nova' })).status).toBe(429)
    expect((await signIn({ email, password: 'senha nova', cookie: deviceOf(reset) })).status).toBe(200)
  })

  it('leave a session alone while its account is under attack, but count its own guesses', async () => {
    const ana = await posse.signUp()
    await wrong(ana.email, 12)
    expect((await ana.call('GET /users/me')).status).toBe(200)
    const guess = () => ana.call(`POST /account/deletion/${ana.id}`, { body: { password: 'errada' } })
    expect(await statuses(11, guess)).toEqual([...times(10, 422), 429])
    const change = { current_password: PASSWORD, new_password: 'senha nova' }
    expect((await ana.call(`PUT /account/password/${ana.id}`, { body: change })).status).toBe(429)
    await pass(31)
    expect((await ana.call(`PUT /account/password/${ana.id}`, { body: change })).status).toBe(200)
    expect(await statuses(11, () => ana.call(`GET /account/export/${ana.id}`))).toEqual([...times(10, 200), 429])
  })

  it('count no guess that too great a crowd kept from being looked at, and forget none for it', async () => {
    const ana = await posse.signUp()
    const email = newEmail()
    await signUp(email)
    const remove = (password: string) => ana.call(`POST /account/deletion/${ana.id}`, { body: { password } })
    expect(await wrong(email, 5)).toEqual(times(5, 401))
    expect(await statuses(5, () => remove('errada'))).toEqual(times(5, 422))
    const leave = await fillPasswordQueue()
    expect(await statuses(8, () => signIn({ email }))).toEqual(times(8, 503))
    expect(await statuses(8, () => remove(PASSWORD))).toEqual(times(8, 503))
    await leave()
    expect(await wrong(email, 6)).toEqual([...times(5, 401), 429])
    expect(await statuses(6, () => remove('errada'))).toEqual([...times(5, 422), 429])
  })

  it('let every page of a browser renew its token, not a program without end', async () => {
    const email = newEmail()
    const cookie = cookiesOf(await signUp(email))[0] ?? ''
    const renew = () => posse.call('GET /api/auth/token', { headers: { cookie } })
    const all = await statuses(140, renew)
    expect(all.slice(0, 120)).toEqual(times(120, 200))
    expect(all).toContain(429)
  })
})
