import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { type Mailbox, openMailbox } from '../../../../harness/mailbox.ts'

const SUPPORT = 'suporte@exemplo.com.br'
const filled = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  subject: 'Cronograma',
  message: 'Não consigo salvar.\nE agora?',
}

describe.each(engines)('a message to the support on $name', ({ open }) => {
  let mailbox: Mailbox
  afterAll(() => mailbox.close())
  const { posse, database } = appOnEngine(open, async () => {
    mailbox = await openMailbox()
    return { smtpUrl: mailbox.url, supportEmail: SUPPORT }
  })

  const send = (student: TestStudent, body: object = filled, key?: string) =>
    student.call('POST /support', { body, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
  const messagesOf = ({ id }: TestStudent) =>
    database.db.selectFrom('support_message').selectAll().where('user_id', '=', id).execute()

  it('is stored and mailed, and an answer goes to the account’s address, whatever was typed', async () => {
    const ana = await posse.signUp()
    expect(await send(ana)).toMatchObject({
      status: 200,
      body: { message: 'Sua mensagem foi enviada com sucesso!' },
    })
    const letter = await mailbox.take()
    expect(letter).toMatchObject({
      to: [{ address: SUPPORT }],
      replyTo: [{ address: ana.email }],
      subject: '[Suporte] Cronograma',
    })
    expect(letter.text).toContain('Não consigo salvar.\nE agora?')
    expect(letter.text).toContain(`${filled.email}\n`)
    expect(await messagesOf(ana)).toMatchObject([filled])
  })

  it.each(['=?UTF-8?B?QmNjOiBhQGIuYw==?=', 'Bcc: a@b.c', '\u202Emoc.b@a :ccB'])(
    'has the subject that was typed, and no header more: %j',
    async (subject) => {
      const ana = await posse.signUp()
      expect((await send(ana, { ...filled, subject })).status).toBe(200)
      const letter = await mailbox.take()
      expect(letter.subject?.replace('\u202E', '')).toContain(subject.replace('\u202E', ''))
      expect([letter.bcc, letter.to?.length]).toEqual([undefined, 1])
    },
  )

  it('is not lost while the mail server is away', async () => {
    const ana = await posse.signUp()
    await mailbox.become('is away')
    expect((await send(ana, { ...filled, subject: 'Depois' })).status).toBe(200)
    const wait = () =>
      database.db.selectFrom('letter').selectAll().where('user_id', '=', ana.id).executeTakeFirst()
    await vi.waitFor(async () =>
      expect(await wait()).toMatchObject({
        subject: '[Suporte] Depois',
        tries: 1,
        last_error: expect.any(String),
      }),
    )
    await mailbox.become('takes')
    await database.db.deleteFrom('letter').execute()
  })

  it('is taken five times an hour, also when many come at the same moment', async () => {
    const ana = await posse.signUp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(ana)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_requests',
        message: expect.stringMatching(
          /^Você já enviou 5 mensagens na última hora\. Tente novamente em \d+ minutos\.$/,
        ),
      },
    })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500)
    expect(await messagesOf(ana)).toHaveLength(5)
    const bia = await posse.signUp('Bia')
    expect((await send(bia)).status).toBe(200)
  })

  it('sent twice under one key is one message', async () => {
    const ana = await posse.signUp()
    const key = 'a1b2c3d4-0000'
    const [first, second] = [await send(ana, filled, key), await send(ana, filled, key)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await messagesOf(ana)).toHaveLength(1)
  })

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: ' \u200b ' }, 'name'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'name'],
    ['a header in the name', { name: 'Ana\r\nBcc: todos@exemplo.com' }, 'name'],
    ['no e-mail', { email: '' }, 'email'],
    ['an e-mail that is none', { email: 'ana@exemplo' }, 'email'],
    ['two e-mails', { email: 'a@b.com,c@d.com' }, 'email'],
    ['a header in the e-mail', { email: 'a@b.com\r\nBcc: c@d.com' }, 'email'],
    ['a line end after the e-mail', { email: 'a@b.com\n' }, 'email'],
    ['a next-line after the e-mail', { email: 'a@b.com\u0085' }, 'email'],
    ['a header in the subject', { subject: 'Oi\nBcc: todos@exemplo.com' }, 'subject'],
    ['a line separator in the subject', { subject: 'Oi\u2028Bcc: todos@exemplo.com' }, 'subject'],
    ['a subject of 151 characters', { subject: 'a'.repeat(151) }, 'subject'],
    ['a message of 5001 characters', { message: 'a'.repeat(5001) }, 'message'],
    ['a NUL byte in the message', { message: 'a\u0000b' }, 'message'],
    ['a number for a message', { message: 7 }, 'message'],
  ])('is not taken with %s', async (_what, wrong, field) => {
    const ana = await posse.signUp()
    const refused = await send(ana, { ...filled, ...wrong })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: expect.any(Array) } },
    })
    expect(await messagesOf(ana)).toEqual([])
  })

  it('may be as long as it may be, in any script', async () => {
    const ana = await posse.signUp()
    const long = {
      name: 'á'.repeat(120),
      email: 'ana@exemplo.com.br',
      subject: '題'.repeat(150),
      message: '✓'.repeat(5000),
    }
    const before = mailbox.letters.length
    expect((await send(ana, long)).status).toBe(200)
    await vi.waitFor(() => expect(mailbox.letters.length).toBeGreaterThan(before))
    expect(mailbox.letters.at(-1)).toMatchObject({
      subject: `[Suporte] ${long.subject}`,
      text: expect.stringContaining(long.message),
    })
  })

  it('is stored without an address to mail it to, and the operator’s log says so', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
    const unset = await openTestApp(database.db, { dataDir: database.dataDir, log })
    const ana = await unset.signUp()
    expect((await send(ana)).status).toBe(200)
    expect(await messagesOf(ana)).toHaveLength(1)
    expect(lines.join('')).toContain('SUPPORT_EMAIL is not set')
    expect(lines.join('')).not.toContain(filled.message)
    await unset.close()
  })

  it('privacy: needs a session, and is nobody else’s', async () => {
    const [ana, bia] = [await posse.signUp(), await posse.signUp('Bia')]
    expect((await posse.call('POST /support', { body: filled })).status).toBe(401)
    expect((await bia.call('POST /support', { body: { ...filled, user_id: ana.id } })).status).toBe(403)
    await send(bia)
    expect(await messagesOf(ana)).toEqual([])
  })
})
