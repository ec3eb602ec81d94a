import { afterAll, describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../harness/app-on-engine.ts'
import { engines } from '../../../harness/engines.ts'
import { type Mailbox, openMailbox } from '../../../harness/mailbox.ts'

const PASSWORD = 'segredo de teste'
const SUPPORT = "apoio&d'agua@exemplo.com.br"

describe.each(engines)('an e-mail address by the standard on $name', ({ open }) => {
  let mailbox: Mailbox
  afterAll(() => mailbox.close())
  const { posse } = appOnEngine(open, async () => {
    mailbox = await openMailbox()
    return { smtpUrl: mailbox.url, supportEmail: SUPPORT, mailFrom: 'Posse <nao&responda@localhost>' }
  })
  const ask = (path: string, body: object) => posse.call(`POST /api/auth/${path}`, { body })

  it.each([
    'silva&souza@exemplo.com.br',
    "o'brien@exemplo.com.br",
    "!#$%&'*+/=?^_`{|}~-@exemplo.com.br",
    '=?utf-8?q?x?=@exemplo.com.br',
    'a.b+c.d@um-dois.exemplo.com.br',
    'ana@xn--ao-dma5a.com.br',
  ])('signs up, signs in, has its password reset and is answered by the support: %s', async (email) => {
    const signedUp = await ask('sign-up/email', { name: 'Ana', email, password: PASSWORD })
    expect(signedUp).toMatchObject({ status: 200, body: { user: { email } } })
    expect(await ask('sign-up/email', { name: 'Bia', email, password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: { email: ['Já existe uma conta com este e-mail.'] } },
    })

    expect((await ask('request-password-reset', { email: email.toUpperCase() })).status).toBe(200)
    const letter = await mailbox.take()
    expect(letter).toMatchObject({ from: { address: 'nao&responda@localhost' }, to: [{ address: email }] })
    const link = new URL(/https?:\S+/.exec(letter.text ?? '')?.[0] ?? '')
    expect(decodeURIComponent(link.hash)).toBe(`#${email}`)
    const reset = { newPassword: 'senha nova', token: link.searchParams.get('token') }
    expect((await ask('reset-password', reset)).status).toBe(200)

    expect((await ask('sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    const signedIn = await ask('sign-in/email', { email, password: 'senha nova' })
    expect(signedIn.status).toBe(200)
    const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? ''
    const { token } = (await posse.call('GET /api/auth/token', { headers: { cookie } })).body

    const message = { name: 'Ana', email, subject: 'Oi', message: 'E agora?' }
    const headers = { authorization: `Bearer ${token}` }
    expect((await posse.call('POST /support', { body: message, headers })).status).toBe(200)
    expect(await mailbox.take()).toMatchObject({
      to: [{ address: SUPPORT }],
      replyTo: [{ address: email }],
    })
  })

  it.each([
    'ana',
    'ana@exemplo',
    '.ana@exemplo.com',
    'ana.@exemplo.com',
    'a..b@exemplo.com',
    'a,b@exemplo.com',
    'a;b@exemplo.com',
    '"a b"@exemplo.com',
    'ana<a@exemplo.com',
    'ana@-exemplo.com',
    'ana@exemplo..com',
    'ana@exemplo.c',
    'ana@exemplo.com\r\nBcc: bia@exemplo.com',
  ])('is refused by its field where it is none: %j', async (email) => {
    for (const [path, rest] of [
      ['sign-up/email', { name: 'Ana', password: PASSWORD }],
      ['sign-in/email', { password: PASSWORD }],
      ['request-password-reset', {}],
    ] as const)
      expect(await ask(path, { email, ...rest })).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: { email: [expect.any(String)] } },
      })
  })
})
