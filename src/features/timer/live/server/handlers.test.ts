import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestStudent } from '../../../../../harness/app.ts'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { STAYS_OPEN } from '../../../../server/http/connections.ts'
import { API_PREFIX } from '../../../../shared/contract.ts'
import { newRecordKey } from '../../../../shared/ids.ts'
import { LIMITS, type News, type SharedEvent } from '../contract.ts'

const eventOf = (session: string, n: number, more: Partial<SharedEvent> = {}): SharedEvent => ({
  id: newRecordKey(Date.now()),
  session,
  at: Date.now() - 60_000 + n,
  n,
  type: n === 1 ? 'start' : 'pause',
  ...more,
})

async function listening(app: TestApp, student: TestStudent, after = 0) {
  const { port } = app.app.server.address() as AddressInfo
  const left = new AbortController()
  const answer = await fetch(
    `http://127.0.0.1:${port}${API_PREFIX}/live-session/${student.id}/stream?after=${after}`,
    {
      headers: { authorization: `Bearer ${student.token}` },
      signal: left.signal,
    },
  )
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  const next = async (): Promise<News | null> => {
    while (!rest.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return null
      rest += value
    }
    const [event = '', ...others] = rest.split('\n\n')
    rest = others.join('\n\n')
    return event.startsWith('data: ') ? JSON.parse(event.slice(6)) : next()
  }
  return { answer, next, leave: () => left.abort() }
}

describe.each(engines)('a session on several devices on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp
  let second: TestApp

  const opened = async () => {
    const app = await openTestApp(database.db, { dataDir: database.dataDir, listen: database.listen })
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    return app
  }
  beforeAll(async () => {
    database = await open()
    posse = await opened()
    // Only a PostgreSQL server has a second process to notify.
    second = database.listen ? await opened() : posse
  })
  afterAll(async () => {
    await posse.close()
    if (second !== posse) await second.close()
    await database.close()
  })

  const tell = async (student: TestStudent, events: SharedEvent[], after = 0): Promise<News> => {
    const { status, body } = await student.call(`POST /live-session/${student.id}`, {
      body: { after, events },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  it('is told to another device, once, in the order of its arrival', async () => {
    const student = await posse.signUp()
    const session = newRecordKey(0)
    const [start, pause] = [
      eventOf(session, 1, { subject: { id: 1, name: 'Direito' }, topic: 'Crase' }),
      eventOf(session, 2),
    ]
    await tell(student, [start, pause])
    const again = await tell(student, [start, pause])
    expect(again.events).toEqual([start, pause])
    expect((await tell(student, [], again.cursor)).events).toEqual([])
    const resume = eventOf(session, 3, { type: 'resume' })
    await tell(student, [resume], again.cursor)
    expect((await tell(student, [], again.cursor)).events).toEqual([resume])
  })

  it('tells of a session that has ended only its end with what was counted, and nothing to a device that never knew it', async () => {
    const student = await posse.signUp()
    const session = newRecordKey(0)
    const { cursor } = await tell(student, [eventOf(session, 1)])
    const counted = {
      save: 'phone',
      stretches: [{ from: 1, until: 2 }],
      added: [{ id: newRecordKey(0), seconds: 60 }],
    }
    const saved = eventOf(session, 3, { type: 'saved', counted })
    await tell(student, [eventOf(session, 2), saved])
    expect((await tell(student, [], cursor)).events).toEqual([saved])
    expect((await tell(student, [])).events).toEqual([])
  })

  it('never lies ahead of the server’s clock', async () => {
    const student = await posse.signUp()
    const { now, events } = await tell(student, [
      eventOf(newRecordKey(0), 1, { at: Date.now() + 5 * 3_600_000 }),
    ])
    expect(events[0]?.at).toBe(now)
  })

  it('is shown on another device, at another process too, without being asked for', async () => {
    const student = await posse.signUp()
    const device = await listening(second, student)
    expect(device.answer.headers.get('content-type')).toContain('text/event-stream')
    expect(await device.next()).toMatchObject({ events: [] })
    const start = eventOf(newRecordKey(0), 1)
    await tell(student, [start])
    expect(await device.next()).toMatchObject({ events: [start] })
    device.leave()
  })

  it('is told whole to a device that takes up again where it was cut off', async () => {
    const student = await posse.signUp()
    const session = newRecordKey(0)
    const { cursor } = await tell(student, [eventOf(session, 1)])
    const pause = eventOf(session, 2)
    await tell(student, [pause])
    const device = await listening(second, student, cursor)
    expect(await device.next()).toMatchObject({ events: [pause] })
    device.leave()
  })

  const keep = (student: TestStudent, count: number) =>
    sql`
      insert into live_event (user_id, id, session, type, said, received_at)
      select ${student.id}, id, session, 'choose',
        jsonb_build_object('id', id, 'session', session, 'at', 1, 'n', n, 'type', 'choose'), now()
      from (select gen_random_uuid() as id, ${newRecordKey(0)}::uuid as session, n from generate_series(1, ${count}::int) n) event
    `.execute(database.db)

  it('of more than one answer has is told answer by answer, and one after the other to who listens', async () => {
    const student = await posse.signUp()
    await keep(student, 2 * LIMITS.events + 1)
    const device = await listening(second, student)
    let cursor = 0
    for (const count of [LIMITS.events, LIMITS.events, 1, 0]) {
      const news = await tell(student, [], cursor)
      expect(news.events).toHaveLength(count)
      if (count > 0) expect((await device.next())?.events).toEqual(news.events)
      cursor = news.cursor
    }
    device.leave()
  })

  it('is kept and told without what no event has, and refuses names of kilobytes', async () => {
    const student = await posse.signUp()
    const more = { x: 'y', subject: { id: 1, name: 'Direito', color: 'z'.repeat(1_000_000 / 4) } }
    const start = { ...eventOf(newRecordKey(0), 1), ...more } as SharedEvent
    const { events } = await tell(student, [start])
    expect(events).toMatchObject([{ id: start.id, subject: { id: 1, name: 'Direito' } }])
    expect(JSON.stringify(events).length).toBeLessThan(400)
    for (const name of ['👩‍👩‍👧'.repeat(75), '👩‍👩‍👧'.repeat(200)]) {
      const wide = eventOf(newRecordKey(0), 1, { subject: { id: 1, name }, topic: name.slice(0, 600) })
      const { status } = await student.call(`POST /live-session/${student.id}`, {
        body: { after: 0, events: [wide] },
      })
      expect(status).toBe(422)
    }
  })

  it('is told without what was counted of more stretches than two kilobytes hold', async () => {
    const student = await posse.signUp()
    const session = newRecordKey(0)
    const { cursor } = await tell(student, [eventOf(session, 1)])
    const counted = (stretches: number) => ({
      save: 'phone',
      stretches: Array.from({ length: stretches }, (_, n) => ({
        from: Date.now() + n,
        until: Date.now() + n,
      })),
      added: [],
    })
    const [few, many] = [counted(30), counted(300)].map((one, at) =>
      eventOf(session, at + 3, { type: 'saved', counted: one }),
    ) as [SharedEvent, SharedEvent]
    const { counted: _, ...short } = many
    expect((await tell(student, [few, many], cursor)).events).toEqual([few, short])
  })

  it('keeps of a session in which more happens than in any only the end', async () => {
    const student = await posse.signUp()
    await keep(student, LIMITS.ofSession)
    const found = await database.db
      .selectFrom('live_event')
      .select(['session', 'seq'])
      .where('user_id', '=', student.id)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    const saved = eventOf(found.session, 3, { type: 'saved' })
    const other = eventOf(newRecordKey(0), 1)
    const { events } = await tell(student, [eventOf(found.session, 2), other, saved], found.seq)
    expect(events).toEqual([other, saved])
  })

  it('is told in answers of 256 KiB at most, one after the other', async () => {
    const student = await posse.signUp()
    await sql`
      insert into live_event (user_id, id, session, type, said, received_at)
      select ${student.id}, gen_random_uuid(), gen_random_uuid(), 'choose', jsonb_build_object('id', n, 'x', repeat('x', 100000)), now()
      from generate_series(1, 7) n`.execute(database.db)
    const device = await listening(second, student)
    for (let received = 0; received < 7; ) {
      const { events = [] } = (await device.next()) ?? {}
      expect(events.length).toBeLessThanOrEqual(3)
      received += events.length
    }
    device.leave()
  })

  it('forgets the oldest of what no student does in a month', async () => {
    const student = await posse.signUp()
    await keep(student, LIMITS.kept + 7)
    const start = eventOf(newRecordKey(0), 1)
    await tell(student, [start])
    const rows = await database.db
      .selectFrom('live_event')
      .select('id')
      .where('user_id', '=', student.id)
      .orderBy('seq')
      .execute()
    expect([rows.length, rows.at(-1)?.id]).toEqual([LIMITS.kept + 1, start.id])
  })

  it('is listened to on a connection that gives way to others when there are too many', async () => {
    const student = await posse.signUp()
    const stays = new Promise((resolve) => {
      second.app.server.once('request', (_, response) => response.once(STAYS_OPEN, resolve))
    })
    const device = await listening(second, student)
    await stays
    device.leave()
  })

  it('has ten listeners at most: the one that has listened longest goes', async () => {
    const student = await posse.signUp()
    const devices = await Promise.all(Array.from({ length: 11 }, () => listening(posse, student)))
    const greetings = await Promise.all(devices.map(({ next }) => next()))
    expect(greetings.filter((greeting) => greeting === null).length).toBeLessThanOrEqual(1)
    const ended = await Promise.race(devices.map(({ next }) => next()))
    expect(ended).toBeNull()
    for (const { leave } of devices) leave()
  })

  it('refuses what has no name, is of no known kind, or was before there was time', async () => {
    const student = await posse.signUp()
    for (const wrong of [{ id: 'x' }, { type: 'dance' as never }, { at: -1 }]) {
      const body = { after: 0, events: [eventOf(newRecordKey(0), 1, wrong)] }
      const refused = await student.call(`POST /live-session/${student.id}`, { body })
      const [field] = Object.keys(wrong)
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { [`events.0.${field}`]: expect.any(Array) } },
      })
    }
  })

  const signInAgain = async ({ email }: TestStudent) => {
    const body = { email, password: TEST_PASSWORD }
    const signedIn = await posse.call('POST /api/auth/sign-in/email', { body })
    const cookie = [signedIn.headers['set-cookie']].flat().join('; ')
    const { body: got } = await posse.call('GET /api/auth/token', { headers: { cookie } })
    return { authorization: `Bearer ${got.token}` }
  }

  it.each([
    ['the account is deleted', (id: string) => `POST /account/deletion/${id}`],
    ['the other sessions are ended', (id: string) => `DELETE /account/sessions/${id}`],
  ])('is heard of within two seconds no more once %s, at another process too', async (_, route) => {
    const [ana, bia] = [await posse.signUp(), await posse.signUp('Bia')]
    const headers = await signInAgain(ana)
    const [device, other] = [await listening(second, ana), await listening(second, bia)]
    await Promise.all([device.next(), other.next()])
    const began = performance.now()
    const { status } = await posse.call(route(ana.id), { headers, body: { password: TEST_PASSWORD } })
    expect(status).toBe(200)
    expect(await device.next()).toBeNull()
    expect(performance.now() - began).toBeLessThan(2000)
    await tell(bia, [eventOf(newRecordKey(0), 1)])
    expect(await other.next()).toMatchObject({ events: [{ n: 1 }] })
    for (const { leave } of [device, other]) leave()
  })

  it('goes with the account', async () => {
    const student = await posse.signUp()
    await tell(student, [eventOf(newRecordKey(0), 1)])
    const deletion = { body: { password: TEST_PASSWORD } }
    expect((await student.call(`POST /account/deletion/${student.id}`, deletion)).status).toBe(200)
    const left = await database.db
      .selectFrom('live_event')
      .select('id')
      .where('user_id', '=', student.id)
      .execute()
    expect(left).toEqual([])
  })

  it('privacy: nobody hears or changes another’s session', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const start = eventOf(newRecordKey(0), 1)
    await tell(ana, [start])
    const body = { after: 0, events: [{ ...start, type: 'reset' as const }] }
    expect((await bia.call(`POST /live-session/${ana.id}`, { body })).status).toBe(403)
    expect((await bia.call(`GET /live-session/${ana.id}/stream`)).status).toBe(403)
    expect((await posse.call(`POST /live-session/${ana.id}`, { body })).status).toBe(401)
    expect((await posse.call(`GET /live-session/${ana.id}/stream`)).status).toBe(401)
    // The same ids count separately for another student.
    await tell(bia, body.events)
    expect((await tell(ana, [])).events).toEqual([start])
  })
})
