import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '../../../harness/database.ts'
import { engines } from '../../../harness/engines.ts'
import { type Mailbox, openMailbox } from '../../../harness/mailbox.ts'
import { type Letter, type Mailer, openMailer } from './mail.ts'
import { type MailQueue, openMailQueue, pauseAfter } from './mail-queue.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START = new Date('2026-08-03T12:00:00Z')

const letter = (subject = 'Oi') => ({ userId: 'ana', to: 'suporte@exemplo.com.br', subject, text: 'Corpo' })

describe('the pause after a failed try', () => {
  it('doubles from half a minute to an hour', () => {
    expect([1, 2, 3, 7, 8, 50].map(pauseAfter)).toEqual([
      30_000,
      60_000,
      120_000,
      1_920_000,
      HOUR_MS,
      HOUR_MS,
    ])
  })
})

describe.each(engines)('queued letters on $name', ({ open }) => {
  let database: TestDatabase
  let mailbox: Mailbox
  let mailer: Mailer
  let queue: MailQueue
  let clock: number
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    vi.clearAllMocks()
    clock = START.getTime()
    await database.db.deleteFrom('letter').execute()
    mailbox = await openMailbox()
    mailer = openMailer(
      { smtpUrl: mailbox.url, mailFrom: 'Posse <ola@posse.example>', dataDir: '.' },
      log,
      1000,
    )
    queue = openMailQueue({ mailer, log, now: () => new Date(clock) })
  })
  afterEach(async () => {
    await mailbox.close()
  })

  const turn = () => queue.job.run(database.db)
  const waiting = () => database.db.selectFrom('letter').selectAll().orderBy('subject').execute()
  const subjects = () => mailbox.letters.map(({ subject }) => subject)

  it('are sent at once and deleted', async () => {
    const id = await queue.put(database.db, letter())
    await queue.deliver(database.db, id)
    expect(mailbox.letters).toMatchObject([{ subject: 'Oi', messageId: `<${id}@posse.example>` }])
    expect(await waiting()).toEqual([])
  })

  it('are sent by the timer when nobody sent them at once, all that are due', async () => {
    for (const subject of ['A', 'B', 'C']) await queue.put(database.db, letter(subject))
    await turn()
    expect(subjects().sort()).toEqual(['A', 'B', 'C'])
  })

  it('are sent only after their transaction commits', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await queue.put(trx, letter())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await turn()
    expect(mailbox.letters).toEqual([])
  })

  it('survive a mail server that is away for an hour, refuses and hangs', async () => {
    await mailbox.become('is away')
    const ids = await Promise.all(['A', 'B'].map((subject) => queue.put(database.db, letter(subject))))
    for (const id of ids) await queue.deliver(database.db, id)
    for (let minute = 0; minute < 60; minute += 1) {
      clock += MINUTE_MS
      if (minute === 20) await mailbox.become('refuses')
      if (minute === 40) await mailbox.become('hangs')
      await turn()
    }
    expect(mailbox.letters).toEqual([])
    expect(await waiting()).toMatchObject([
      { subject: 'A', last_error: expect.any(String) },
      { subject: 'B' },
    ])
    expect(mailbox.visits()).toBeGreaterThan(0)

    await mailbox.become('takes')
    clock += HOUR_MS
    await turn()
    expect(subjects().sort()).toEqual(['A', 'B'])
    expect(await waiting()).toEqual([])
    expect(log.error).not.toHaveBeenCalled()
  })

  it('wait out their pause before the next try', async () => {
    await mailbox.become('refuses')
    await queue.put(database.db, letter())
    await turn()
    clock += 29_000
    await turn()
    expect(mailbox.visits()).toBe(1)
    clock += 1000
    await turn()
    expect(mailbox.visits()).toBe(2)
  })

  it.each([1, 365])('do not wait longer after the clock was set back by %i days', async (days) => {
    await mailbox.become('refuses')
    await queue.put(database.db, letter())
    await turn()
    await mailbox.become('takes')
    clock -= days * 24 * HOUR_MS
    await turn()
    expect(await waiting()).toEqual([])
  })

  it('do not block the database while the mail server hangs', async () => {
    await mailbox.become('hangs')
    const id = await queue.put(database.db, letter())
    const sending = queue.deliver(database.db, id)
    await vi.waitFor(() => expect(mailbox.visits()).toBe(1))
    expect(await waiting()).toHaveLength(1)
    await database.db.transaction().execute((trx) => queue.put(trx, letter('another')))
    await sending
  })

  it('are sent once when many processes look at the same moment', async () => {
    const ids = await Promise.all([1, 2, 3].map((number) => queue.put(database.db, letter(`${number}`))))
    const others = [1, 2].map(() => openMailQueue({ mailer, log, now: () => new Date(clock) }))
    await Promise.all([
      ...ids.map((id) => queue.deliver(database.db, id)),
      ...others.map((other) => other.job.run(database.db)),
      turn(),
    ])
    expect(subjects().sort()).toEqual(['1', '2', '3'])
  })

  it('are sent again with the same Message-ID if their process died in between', async () => {
    let sends = 0
    const dying = openMailQueue({
      mailer: {
        send: async (sent) => {
          await mailer.send(sent)
          sends += 1
          await new Promise(() => undefined)
        },
      },
      log,
      now: () => new Date(clock),
    })
    const id = await queue.put(database.db, letter())
    dying.deliver(database.db, id).catch(() => undefined)
    await vi.waitFor(() => expect(sends).toBe(1))
    await turn()
    expect(mailbox.letters).toHaveLength(1)
    clock += 10 * MINUTE_MS
    await turn()
    expect(new Set(mailbox.letters.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${id}@posse.example>`]),
    )
    expect(mailbox.letters).toHaveLength(2)
  })

  it('are dropped when they are no longer worth sending, and the log says so without their text', async () => {
    await mailbox.become('is away')
    await queue.put(database.db, letter('three days'))
    await queue.put(database.db, { ...letter('an hour'), validMs: HOUR_MS })
    const until = async (time: number) => {
      while (clock < START.getTime() + time) {
        clock += HOUR_MS
        await turn()
        await turn()
      }
    }
    await until(2 * HOUR_MS)
    expect(await waiting()).toMatchObject([{ subject: 'three days' }])
    await until(73 * HOUR_MS)
    expect(await waiting()).toEqual([])
    expect(log.error).toHaveBeenCalledTimes(2)
    expect(JSON.stringify([log.error.mock.calls, log.warn.mock.calls])).not.toMatch(
      /Corpo|three days|an hour/,
    )
  })

  it('are dropped unsent when they expired before a try, and later ones are sent', async () => {
    const id = await queue.put(database.db, { ...letter('a link'), validMs: HOUR_MS })
    await queue.put(database.db, letter('worth sending'))
    clock += 2 * HOUR_MS
    await turn()
    expect(subjects()).toEqual(['worth sending'])
    expect(await waiting()).toEqual([])
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ letter: id, reason: 'not tried in time' }),
      'a letter could not be sent and was given up',
    )
  })

  it('stay for the next start when the server stops, except the one being sent', async () => {
    for (const subject of ['A', 'B', 'C']) await queue.put(database.db, letter(subject))
    const stop = new AbortController()
    const stopping = { send: (sent: Letter) => mailer.send(sent).finally(() => stop.abort()) }
    await openMailQueue({ mailer: stopping, log, now: () => new Date(clock) }).job.run(
      database.db,
      stop.signal,
    )
    expect(mailbox.letters).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ tries: 0 }, { tries: 0 }])
  })

  it('refused by a mail server are logged without the address and link that its answer repeats', async () => {
    const message =
      '550 5.1.1 <ana@exemplo.com.br>: no mailbox ana@exemplo.com.br: (https://posse.example/entrar?token=abc) is spam'
    const refuse = () => Promise.reject(new Error(message))
    const refused = openMailQueue({ mailer: { send: refuse }, log })
    await refused.deliver(database.db, await refused.put(database.db, letter()))
    const reason = '550 5.1.1 <…>: no mailbox …: (… is spam'
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ reason }), expect.any(String))
    expect(await waiting()).toMatchObject([{ last_error: reason }])
  })
})
