import { type ChildProcess, execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Certificate, makeCertificate } from '../harness/certificate.ts'
import { createTestDatabase } from '../harness/database.ts'
import { type ApiStudent, enter } from '../harness/demo/student.ts'
import { temporaryFolder } from '../harness/folder.ts'
import { freePort } from '../harness/free-port.ts'
import { type OutsideServers, withOutsideServers } from '../harness/outside-servers.ts'
import { openPushService, type PushService, type TestDevice } from '../harness/push-service.ts'
import { endServer, spawnServer, whenReady } from '../harness/server-process.ts'
import { newRecordKey } from '../src/shared/ids.ts'

const SECOND = 1000
const HOUR = 3_600_000
const DOMAIN = 'push.example'
const RUNNING = {
  study_start: false,
  timer_running: true,
  page_news: true,
  enrolment_end: false,
  quiet_from: 0,
  quiet_until: 0,
}

interface Process {
  readonly url: string
  readonly child: ChildProcess
}

describe('reminders of two server processes on one database', () => {
  let folder: string
  let certificate: Certificate
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let shared: Record<string, string>
  let services: PushService[]
  let processes: Process[]

  beforeEach(async () => {
    folder = await temporaryFolder()
    certificate = await makeCertificate(folder, DOMAIN)
    database = await createTestDatabase()
    shared = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      AUTH_SECRET: 'of both processes, and of nobody else',
    }
    services = []
    processes = []
  })
  afterEach(async () => {
    for (const { child } of processes) await endServer(child, 'SIGKILL')
    for (const service of services) await service.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = async (name: string, slowMs?: number, tls = certificate) => {
    const service = await openPushService({
      tls,
      origin: `https://${name}.${DOMAIN}`,
      ...(slowMs ? { slowMs } : {}),
    })
    services.push(service)
    return service
  }
  const start = async (name: string, outside: OutsideServers): Promise<Process> => {
    const port = await freePort()
    const own = {
      PORT: String(port),
      BASE_URL: 'http://localhost:3000',
      SUPPORT_EMAIL: `${name}@posse.example`,
    }
    const settings = { ...shared, ...own, LOG_LEVEL: 'fatal', NODE_EXTRA_CA_CERTS: certificate.path }
    const child = spawnServer({ ...settings, ...withOutsideServers(outside) })
    const started = { url: `http://127.0.0.1:${port}`, child }
    processes.push(started)
    await whenReady(started.url, child)
    return started
  }
  const student = ({ url }: Process, name: string) =>
    enter(url, { name, email: `${name}@exemplo.com.br`, password: 'uma senha segura' })
  const subscribe = async (
    to: ApiStudent,
    { subscribe }: PushService,
    manners: TestDevice['manners'] = [201],
  ) => {
    const device = subscribe()
    device.manners = manners
    const { endpoint, p256dh, auth } = device
    await to.call(`POST /push-subscriptions/${to.id}`, { body: { endpoint, p256dh, auth } })
    return device
  }
  /** A timer that somebody forgot four hours ago. */
  const forget = async (to: ApiStudent) => {
    const at = Date.now() - 4 * HOUR
    const subject = { id: 1, name: 'Português' }
    const event = { id: newRecordKey(at), session: newRecordKey(at), at, n: 1, type: 'start', subject }
    await to.call(`POST /live-session/${to.id}`, { body: { after: 0, events: [event] } })
    await askOf(to)
  }
  const askOf = (to: ApiStudent) => to.call(`PUT /reminders/${to.id}`, { body: RUNNING })
  const remindersOf = (to: ApiStudent) =>
    to.call<{ devices: number; public_key: string }>(`GET /reminders/${to.id}`)
  const waiting = async () => {
    const { rows } = await sql<{ tries: number }>`
      select tries from reminder where next_try_at is not null`.execute(database.db)
    return rows.map(({ tries }) => tries)
  }
  const counts = (devices: readonly TestDevice[]) =>
    devices.map(({ requestedAt, received }) => [requestedAt.length, received.length])
  const once = (devices: readonly TestDevice[]) => devices.map(() => [1, 1])

  test('come once, whatever else the push services answer, and from both; rotated keys turn all devices off', {
    timeout: 240_000,
  }, async () => {
    const [taken, fickle, busy, late, dead, inner, torn] = [
      await open('taken', 500),
      await open('fickle'),
      await open('busy'),
      await open('late', 15 * SECOND),
      await open('dead'),
      await open('inner'),
      await open('torn', undefined, await makeCertificate(folder, `torn.${DOMAIN}`)),
    ]
    const outside = {
      ...named({ taken, fickle, busy, late, dead, torn }, 'public'),
      ...named({ inner }, 'inner'),
    }
    const [one, two] = await Promise.all([start('one', outside), start('two', outside)])

    const many: TestDevice[] = []
    for (const name of ['ana', 'bia', 'caio', 'davi']) {
      const of = await student(one, name)
      for (let index = 0; index < 20; index += 1) many.push(await subscribe(of, taken, ['slow']))
      await forget(of)
    }
    const eva = await student(two, 'eva')
    const gone = [await subscribe(eva, fickle, [404]), await subscribe(eva, fickle, [410])]
    const later = await subscribe(eva, busy, [429, 201])
    const slow = await subscribe(eva, late, ['slow'])
    const mute = await subscribe(eva, dead, ['never', 201])
    const never = [await subscribe(eva, torn), await subscribe(eva, inner)]
    later.retryAfter = '40'
    await forget(eva)
    await expect.poll(() => counts(many), { timeout: 60 * SECOND }).toEqual(once(many))
    await expect
      .poll(() => counts([later, slow, mute]), { timeout: 100 * SECOND })
      .toEqual([
        [2, 1],
        [1, 1],
        [2, 1],
      ])

    expect(new Set(many.map(({ received: [first] }) => first?.subject))).toEqual(
      new Set(['mailto:one@posse.example', 'mailto:two@posse.example']),
    )
    expect(gap(later)).toBeGreaterThanOrEqual(40 * SECOND)
    // A slow first answer shortens the time until the next try.
    expect(gap(mute)).toBeGreaterThanOrEqual(54 * SECOND)
    expect(counts([...many, ...gone, ...never])).toEqual([...once(many), [1, 0], [1, 0], [0, 0], [0, 0]])
    expect((await remindersOf(eva)).devices).toBe(5)
    expect(await waiting()).toHaveLength(never.length)

    const before = await remindersOf(eva)
    const env = { PATH: process.env.PATH ?? '', ...shared }
    const said = await promisify(execFile)(
      process.execPath,
      ['src/app/server/operator.ts', 'admin', 'rotate-push-keys'],
      { env },
    )
    expect(said.stdout.trim()).toBe('As chaves foram trocadas. Aparelhos a ativar de novo: 87.')
    const fausto = await student(one, 'fausto')
    const [after, other] = [await remindersOf(eva), await remindersOf(fausto)]
    expect(after.public_key).not.toBe(before.public_key)
    expect([after.devices, other.public_key, await waiting()]).toEqual([0, after.public_key, []])
    const anew = [await subscribe(eva, taken), await subscribe(fausto, taken)]
    await Promise.all([askOf(eva), forget(fausto)])
    await expect.poll(() => counts(anew), { timeout: 40 * SECOND }).toEqual(once(anew))
    expect(anew.map(({ received: [first] }) => first?.publicKey)).toEqual(anew.map(() => after.public_key))
  })

  test('are sent by the other, once, where one was killed between taking and sending them', {
    timeout: 180_000,
  }, async () => {
    const [taken, held] = [await open('taken'), await open('held')]
    const names = named({ taken, held }, 'public')
    // The name is looked up between the two.
    const one = await start('one', { ...names, ...named({ taken }, 'silent') })
    const ana = await student(one, 'ana')
    const devices: TestDevice[] = []
    for (let index = 0; index < 4; index += 1) devices.push(await subscribe(ana, taken))
    const unsaid = await subscribe(ana, held, ['never', 201])
    await forget(ana)
    await expect.poll(waiting, { timeout: 40 * SECOND }).toEqual([1, 1, 1, 1, 1])
    await start('two', names)
    await endServer(one.child, 'SIGKILL')
    expect(counts([...devices, unsaid])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ])
    await expect.poll(waiting, { timeout: 90 * SECOND }).toEqual([])
    // A notice without an answer may have arrived: a browser shows one of its kind.
    expect(counts([...devices, unsaid])).toEqual([...once(devices), [2, 1]])
    expect(devices.map(({ received: [first] }) => first?.subject)).toEqual(
      devices.map(() => 'mailto:two@posse.example'),
    )
  })
})

const named = (services: Record<string, PushService>, kind: OutsideServers[string]['kind']): OutsideServers =>
  Object.fromEntries(
    Object.entries(services).map(([name, { port }]) => [`${name}.${DOMAIN}`, { port, kind }]),
  )

/** Between the first time that the service was asked and the second. */
const gap = ({ requestedAt: [first = 0, second = 0] }: TestDevice) => second - first
