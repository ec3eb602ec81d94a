import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { type Mailbox, openMailbox } from '../../../harness/mailbox.ts'
import {
  cookiesOf,
  FAR_ADDRESS,
  headersOf,
  newEmail,
  signInsAt,
  statuses,
  times,
} from '../../../harness/sign-ins.ts'
import { hashingFor, hashPassword } from './passwords.ts'

async function fillPasswordQueue() {
  let full = true
  // One address alone would lose its place to another.
  const one = async (nth: number) => {
    while (full) await hashingFor({ place: `${nth}`, account: '' }, () => hashPassword('de outra pessoa'))
  }
  const crowd = Promise.allSettled(Array.from({ length: 110 }, (_, nth) => one(nth)))
  await vi.waitFor(() => expect(hashPassword('mais uma')).rejects.toThrow())
  return () => {
    full = false
    return crowd
  }
}

/** Stops the clock: on a busy machine these calls take longer than a limit of one second. */
async function inNoTime<Of>(act: () => Promise<Of>): Promise<Of> {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

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

  const { signIn, signUp, wrong, pass, fill } = signInsAt(() => posse)
  const lettersTo = (email: string) => mailbox.letters.filter(({ to }) => to?.[0]?.address === email)

  it('allow ten wrong passwords, then say when to retry; a right one is not counted', async () => {
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

  it('count the same with and without an account for the e-mail, in every process', async () => {
    const email = newEmail()
    expect(await wrong(email, 5)).toEqual(times(5, 401))
    expect(await wrong(email, 6, { at: other })).toEqual([...times(5, 401), 429])
  })

  it('answer a wrong sign-in after the same time with and without an account for the e-mail', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await signUp(known)
    for (const email of [known, unknown]) {
      const begun = performance.now()
      expect((await signIn({ email, password: 'errada' })).status).toBe(401)
      expect(performance.now() - begun).toBeGreaterThanOrEqual(99)
    }
  })

  it('count simultaneous guesses', async () => {
    const email = newEmail()
    const all = await Promise.all(Array.from({ length: 15 }, () => signIn({ email, password: 'errada' })))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('lock no student out because of another behind the same address', async () => {
    const [attacked, neighbour] = [newEmail(), newEmail()]
    await signUp(attacked)
    await signUp(neighbour)
    await wrong(attacked, 12)
    expect((await signIn({ email: neighbour })).status).toBe(200)
    expect((await signIn({ email: attacked, from: FAR_ADDRESS })).status).toBe(200)
  })

  it('stop one address that tries many accounts, once a few hundred have failed', async () => {
    await wrong(newEmail(), 1, { from: '192.0.2.99' })
    await fill('guess-address', 200 * 20)
    expect((await signIn({ email: newEmail(), from: '192.0.2.99' })).status).toBe(429)
    expect((await signIn({ email: newEmail(), from: FAR_ADDRESS })).status).toBe(401)
  })

  it('do not believe a caller’s own claim of its address', async () => {
    const email = newEmail()
    const spoofing = (time: number) =>
      signIn({ email, password: 'errada', from: `10.0.0.${time}, 203.0.113.7` })
    expect(await statuses(11, spoofing)).toEqual([...times(10, 401), 429])
    const direct = await openTestApp(database.db, { dataDir: database.dataDir })
    const bare = (time: number) =>
      signIn({ email: `x${email}`, password: 'errada', from: `10.0.0.${time}`, at: direct })
    expect(await statuses(11, bare)).toEqual([...times(10, 401), 429])
    await direct.close()
  })

  it('let an address open a limited number of accounts an hour, and try twenty taken e-mails', async () => {
    expect(await statuses(6, () => signUp(newEmail()))).toEqual([...times(5, 200), 429])
    const email = newEmail()
    await signUp(email, FAR_ADDRESS)
    expect(await statuses(21, () => signUp(email, FAR_ADDRESS))).toEqual([...times(20, 409), 429])
  })

  it('send five letters an hour, without revealing who has an account', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await signUp(known)
    for (const email of [known, unknown]) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          posse.call('POST /api/auth/request-password-reset', { body: { email }, headers: headersOf({}) }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
      const sent = answers.filter(({ status }) => status === 200)
      expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => ({ status: true })))
    }
    await vi.waitFor(() => expect(lettersTo(known)).toHaveLength(5), 5000)
    expect(lettersTo(unknown)).toEqual([])
  })

  it('do not affect a session while its account is under attack, but count its own guesses', async () => {
    const ana = await posse.signUp()
    await wrong(ana.email, 12)
    expect((await ana.call('GET /users/me')).status).toBe(200)
    const guess = () => ana.call(`POST /account/deletion/${ana.id}`, { body: { password: 'errada' } })
    expect(await statuses(11, guess)).toEqual([...times(10, 422), 429])
    const change = { current_password: TEST_PASSWORD, new_password: 'senha nova' }
    expect((await ana.call(`PUT /account/password/${ana.id}`, { body: change })).status).toBe(429)
    await pass(31)
    expect((await ana.call(`PUT /account/password/${ana.id}`, { body: change })).status).toBe(200)
    expect(await statuses(11, () => ana.call(`GET /account/export/${ana.id}`))).toEqual([
      ...times(10, 200),
      429,
    ])
  })

  it('count no guess that was refused for lack of room, and forget none', async () => {
    const ana = await posse.signUp()
    const email = newEmail()
    await signUp(email)
    const remove = (password: string) => ana.call(`POST /account/deletion/${ana.id}`, { body: { password } })
    expect(await wrong(email, 5)).toEqual(times(5, 401))
    expect(await statuses(5, () => remove('errada'))).toEqual(times(5, 422))
    const leave = await fillPasswordQueue()
    expect(await statuses(8, () => signIn({ email }))).toEqual(times(8, 503))
    expect(await statuses(8, () => remove(TEST_PASSWORD))).toEqual(times(8, 503))
    await leave()
    expect(await wrong(email, 6)).toEqual([...times(5, 401), 429])
    expect(await statuses(6, () => remove('errada'))).toEqual([...times(5, 422), 429])
  })

  it('let all pages of a browser renew their tokens, but not a program without end, however it writes the cookie', async () => {
    const email = newEmail()
    const cookie = cookiesOf(await signUp(email))[0] ?? ''
    const renew = (sent: string) => posse.call('GET /api/auth/token', { headers: { cookie: sent } })
    const disguises = [
      'outro=1; '.concat(cookie),
      cookie.concat('; posse.session_token=1.x'),
      cookie.replace('=', '="').concat('"'),
    ]
    await inNoTime(async () => {
      for (const disguised of disguises) expect((await renew(disguised)).status).toBe(200)
      expect(await statuses(118, () => renew(cookie))).toEqual([...times(117, 200), 429])
      for (const disguised of disguises) expect((await renew(disguised)).status).toBe(429)
    })
    expect((await posse.call('POST /api/auth/sign-out', { headers: { cookie } })).status).toBe(200)
  })
})
