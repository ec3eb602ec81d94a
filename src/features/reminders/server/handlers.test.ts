import { createECDH, randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestStudent } from '../../../../harness/app.ts'
import type { TestDatabase } from '../../../../harness/database.ts'
import { engines } from '../../../../harness/engines.ts'
import { servedFeatures } from '../../../../harness/served-calls.ts'
import { newRecordKey, type StudentId } from '../../../shared/ids.ts'
import type { SharedEvent } from '../../timer/live/contract.ts'
import { LIMITS } from '../contract.ts'
import { loadPushKeys } from '../keys/server/port.ts'
import { looking } from './handlers.ts'
import { addDevice, removeEndedDevices } from './store.ts'

const EVENING = '2026-03-18T22:30:00Z'
const CHOICE = {
  study_start: true,
  timer_running: true,
  page_news: true,
  enrolment_end: true,
  quiet_from: 1320,
  quiet_until: 420,
}
const USUAL = { least_minutes: 10, day_starts_at: 0, study_at: 19 * 60 + 30 }

describe.each(engines)('a student’s reminders on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) })
    database = await open()
    posse = await openTestApp(database.db, { dataDir: database.dataDir })
  })
  beforeEach(async () => {
    vi.setSystemTime(EVENING)
    await sql`delete from reminder_choice`.execute(database.db)
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
    vi.useRealTimers()
  })

  const browser = (endpoint = `https://push.example/${randomBytes(8).toString('hex')}`) => ({
    endpoint,
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  })
  const subscribe = (student: TestStudent, body: object = browser()) =>
    student.call(`POST /push-subscriptions/${student.id}`, { body })
  const choose = (student: TestStudent, body: object = CHOICE) =>
    student.call(`PUT /reminders/${student.id}`, { body })
  const reminded = async () => {
    const student = await posse.signUp()
    await student.call(`PUT /consistency/${student.id}`, { body: USUAL })
    await subscribe(student)
    await choose(student)
    return student
  }
  const known = async (student: TestStudent) => (await student.call(`GET /reminders/${student.id}`)).body
  const look = () => looking(undefined, { error: vi.fn() }).run(database.db)
  const keysOf = async (student: TestStudent) => {
    const { rows } = await sql<{ key: string }>`
      select key from reminder where user_id = ${student.id} order by key, subscription_id`.execute(
      database.db,
    )
    return rows.map(({ key }) => key)
  }

  it('are none until they are asked for, and then on each device that is named', async () => {
    const student = await posse.signUp()
    const { publicKey: public_key } = await loadPushKeys(database.dataDir)
    expect(await known(student)).toEqual({ choice: null, devices: 0, here: false, gone: false, public_key })
    await student.call(`PUT /consistency/${student.id}`, { body: USUAL })
    await subscribe(student)
    await look()
    expect(await keysOf(student)).toEqual([])
    expect((await choose(student)).body).toEqual({ message: 'Lembretes salvos.' })
    const body = browser()
    expect(await subscribe(student, body)).toMatchObject({ status: 201 })
    await subscribe(student, body)
    expect(await known(student)).toMatchObject({ choice: CHOICE, devices: 2 })
    await Promise.all([look(), look()])
    await look()
    expect(await keysOf(student)).toEqual(['study-start 2026-03-18', 'study-start 2026-03-18'])
    await student.call(`DELETE /push-subscriptions/${student.id}`, { query: { endpoint: body.endpoint } })
    expect(await known(student)).toMatchObject({ devices: 1 })
    expect(await keysOf(student)).toHaveLength(1)
  })

  it('come at the planned hour of the student’s own zone', async () => {
    const student = await reminded()
    await student.call(`PUT /account/time-zone/${student.id}`, { body: { time_zone: 'Europe/Lisbon' } })
    await sql`
      insert into student (user_id, name, email, time_zone) values (${student.id}, 'Ana', ${student.email}, 'Europe/Lisbon')
      on conflict (user_id) do update set time_zone = 'Europe/Lisbon'`.execute(database.db)
    await look()
    expect(await keysOf(student)).toEqual([])
    vi.setSystemTime('2026-03-19T19:30:30Z')
    await look()
    expect(await keysOf(student)).toEqual(['study-start 2026-03-19'])
  })

  it.each([1, 365])('come also where the clock was set back by %i days since the last look', async (days) => {
    const student = await reminded()
    const ahead = new Date(Date.now() + days * 24 * 3_600_000)
    await looking(undefined, { error: vi.fn() }, () => ahead).run(database.db)
    await look()
    const { rows } = await sql<{ look_at: Date }>`
      select look_at from reminder_choice where user_id = ${student.id}`.execute(database.db)
    expect(rows[0]?.look_at.getTime()).toBeLessThan(Date.now() + 3_600_000)
  })

  it('ask once about a timer that runs on, and never about one that was saved', async () => {
    const student = await reminded()
    const [left, saved] = [newRecordKey(1), newRecordKey(2)]
    const begun = Date.now() - 3 * 3_600_000
    const happened = ([session, type, n]: [string, SharedEvent['type'], number]) => ({
      id: newRecordKey(begun),
      session,
      at: begun,
      n,
      type,
    })
    const events = (
      [
        [left, 'start', 1],
        [saved, 'start', 1],
        [saved, 'saved', 2],
      ] as const
    ).map((one) => happened([...one]))
    const { status } = await student.call(`POST /live-session/${student.id}`, { body: { after: 0, events } })
    expect(status).toBe(200)
    await look()
    vi.setSystemTime(Date.now() + 16 * 60_000)
    await look()
    expect(await keysOf(student)).toEqual([`timer-running ${left} ${begun}`])
  })

  it('end with the session of the device', async () => {
    const student = await reminded()
    expect(await known(student)).toMatchObject({ devices: 1, here: true })
    await sql`delete from session where "userId" = ${student.id}`.execute(database.db)
    await look()
    expect(await keysOf(student)).toEqual([])
    expect(await known(student)).toMatchObject({ devices: 0, here: false })
    await removeEndedDevices(database.db, new Date())
    const subscriptions = database.db
      .selectFrom('push_subscription')
      .select('id')
      .where('user_id', '=', student.id)
    expect(await subscriptions.execute()).toEqual([])
  })

  it('come to a device whose push service gave it up once it has told another address', async () => {
    const student = await reminded()
    await database.db.updateTable('push_subscription').set({ gone_at: new Date() }).execute()
    await look()
    expect(await keysOf(student)).toEqual([])
    expect(await known(student)).toMatchObject({ devices: 0, here: false, gone: true })
    await subscribe(student)
    expect(await known(student)).toMatchObject({ devices: 1, here: true, gone: false })
  })

  it('are told of as off to who signs in anew on the device, or in another one', async () => {
    const student = await posse.signUp()
    await subscribe(student)
    const body = { email: student.email, password: TEST_PASSWORD }
    const { headers } = await posse.call('POST /api/auth/sign-in/email', { body })
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
    const { token } = (await posse.call('GET /api/auth/token', { headers: { cookie } })).body
    const there = await posse.call(`GET /reminders/${student.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(there.body).toMatchObject({ devices: 1, here: false })
    expect(await known(student)).toMatchObject({ devices: 1, here: true })
  })

  it('are in a browser those of the student who asked there last', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const body = browser()
    await subscribe(ana, body)
    await subscribe(bia, body)
    expect(await known(ana)).toMatchObject({ devices: 0, here: false })
    expect(await known(bia)).toMatchObject({ devices: 1, here: true })
  })

  it('are for twenty devices at the most, of which one may be told again', async () => {
    const student = await posse.signUp()
    const first = browser()
    await subscribe(student, first)
    const rest = Array.from({ length: LIMITS.devices - 1 }, () => browser())
    for (const device of rest)
      await addDevice(database.db, student.id as StudentId, { ...device, session: null, now: new Date() })
    expect(await subscribe(student, first)).toMatchObject({ status: 201 })
    expect(await subscribe(student)).toMatchObject({ status: 409 })
    expect(await known(student)).toMatchObject({ devices: LIMITS.devices })
  })

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest',
    'https://192.168.0.1:8443/a',
    'nonsense',
  ])('are not sent to %s', async (endpoint) => {
    const student = await posse.signUp()
    expect(await subscribe(student, browser(endpoint))).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    })
  })

  it('go by keys that only their owner reads, which the operator changes', async () => {
    const student = await posse.signUp()
    await subscribe(student)
    const { public_key } = await known(student)
    expect(statSync(join(database.dataDir, 'push-keys')).mode & 0o777).toBe(0o600)
    const command = servedFeatures()
      .flatMap(({ commands }) => commands)
      .find(({ name }) => name === 'rotate-push-keys')
    expect(command?.does).toContain('troca as chaves')
    const { replacePushKeys } = await import('../keys/server/port.ts')
    await replacePushKeys(database.dataDir)
    expect((await known(student)).public_key).not.toBe(public_key)
    expect(statSync(join(database.dataDir, 'push-keys')).mode & 0o777).toBe(0o600)
  })

  it('go with the account', async () => {
    const student = await reminded()
    await look()
    await student.call(`POST /account/deletion/${student.id}`, { body: { password: TEST_PASSWORD } })
    const { rows } = await sql`
      select from push_subscription where user_id = ${student.id}
      union all select from reminder_choice where user_id = ${student.id}
      union all select from reminder where user_id = ${student.id}`.execute(database.db)
    expect(rows).toEqual([])
  })

  it('privacy: no call goes without a valid token, nor for another student', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const body = browser()
    await subscribe(ana, body)
    const calls: [string, object][] = [
      [`GET /reminders/${ana.id}`, {}],
      [`PUT /reminders/${ana.id}`, { body: CHOICE }],
      [`POST /push-subscriptions/${ana.id}`, { body }],
      [`DELETE /push-subscriptions/${ana.id}`, { query: { endpoint: body.endpoint } }],
    ]
    for (const [route, options] of calls) {
      expect((await posse.call(route, options)).status, route).toBe(401)
      expect((await bia.call(route, options)).status, route).toBe(403)
    }
    await bia.call(`DELETE /push-subscriptions/${bia.id}`, { query: { endpoint: body.endpoint } })
    expect(await known(ana)).toMatchObject({ devices: 1 })
  })
})
