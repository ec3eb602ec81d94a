import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_PASSWORD } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { type Mailbox, openMailbox } from '../../../../harness/mailbox.ts'
import { LAW, PORTUGUESE, withSyllabus } from '../../../../harness/syllabus-student.ts'
import { SESSION_ENDED } from '../../../shared/errors.ts'

const EXISTS = 'Já existe uma conta com este e-mail.'
const EMAIL_TAKEN = { code: 'conflict', message: EXISTS, errors: { email: [EXISTS] } }

describe.each(engines)('a student’s account on $name', ({ open }) => {
  let mailbox: Mailbox
  afterAll(() => mailbox.close())
  const { posse, database } = appOnEngine(open, async () => {
    mailbox = await openMailbox()
    return { smtpUrl: mailbox.url }
  })

  const signIn = (email: string, password: string) =>
    posse.call('POST /api/auth/sign-in/email', { body: { email, password } })

  const rowsOf = (id: string) =>
    database.db.selectFrom('student').selectAll().where('user_id', '=', id).execute()

  it('begins without a career and without subjects', async () => {
    const ana = await posse.signUp('Ana Souza')
    const me = await ana.call('GET /users/me')
    expect(me.status).toBe(200)
    expect(me.body).toEqual({
      user_id: ana.id,
      name: 'Ana Souza',
      email: ana.email,
      career_id: null,
      career_name: null,
      subject_ids: [],
      syllabus: null,
      time_zone: null,
      day_starts_at: 0,
    })
  })

  it('says which edital is in front and which subjects it asks, until it is gone', async () => {
    const ana = await posse.signUp()
    const { use, subjectNamed } = withSyllabus(ana)
    const syllabus = async () => (await ana.call('GET /users/me')).body.syllabus
    await ana.call('POST /targets', { body: { user_id: ana.id, body: 'Prefeitura' } })
    expect(await syllabus()).toBeNull()
    const id = await use()
    const subjectIds = await Promise.all([LAW, PORTUGUESE].map(subjectNamed))
    expect(await syllabus()).toEqual({ name: 'TCU', subject_ids: subjectIds.sort((a, b) => a - b) })
    await ana.call(`DELETE /targets/${id}`)
    expect(await syllabus()).toBeNull()
  })

  it('is returned to other programs with the career and the plan', async () => {
    const ana = await posse.signUp('Ana Souza')
    const account = {
      user_id: ana.id,
      name: 'Ana Souza',
      email: ana.email,
      is_premium: true,
      premium_expires_at: null,
    }
    const call = () => ana.call(`GET /user/${ana.id}`)
    expect(await call()).toMatchObject({ status: 200, body: { ...account, career_id: null } })
    await ana.call('POST /user-career', { body: { user_id: ana.id, career_id: 1 } })
    expect((await call()).body).toEqual({ ...account, career_id: 1 })
  })

  it('has no Premium where it is sold and nothing was paid', async () => {
    const payment = { publicKey: 'TEST-key', scriptUrl: 'https://pagamento.exemplo.com.br/sdk.js' }
    const shop = await openTestApp(database.db, { dataDir: database.dataDir, payment })
    const ana = await shop.signUp()
    const { body } = await ana.call(`GET /user/${ana.id}`)
    expect(body).toMatchObject({ is_premium: false, premium_expires_at: null })
    await shop.close()
  })

  it('is synchronised after the sign-up, however often, with and without an empty JSON body', async () => {
    const ana = await posse.signUp()
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const synced = await ana.call('POST /users/sync-on-register', { headers })
      expect(synced).toMatchObject({ status: 200, body: { message: 'Usuário sincronizado com sucesso.' } })
    }
    const { name, email } = ana
    expect(await rowsOf(ana.id)).toMatchObject([{ name, email, time_zone: 'America/Sao_Paulo' }])
  })

  it('stores the browser’s time zone', async () => {
    const ana = await posse.signUp()
    await ana.call('POST /users/sync-on-register', { headers: { 'x-time-zone': 'America/Noronha' } })
    expect(await rowsOf(ana.id)).toMatchObject([{ time_zone: 'America/Noronha' }])
  })

  it('cannot be opened twice with one e-mail', async () => {
    const ana = await posse.signUp()
    const again = await posse.call('POST /api/auth/sign-up/email', {
      body: { name: 'Outra', email: ana.email.toUpperCase(), password: 'outra senha' },
    })
    expect(again).toMatchObject({ status: 409, body: EMAIL_TAKEN })
  })

  it('is opened once by calls that come at the same time, and the others say that it exists', async () => {
    const body = { name: 'Ana', email: 'seis.vezes@exemplo.com.br', password: 'segredo' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => posse.call('POST /api/auth/sign-up/email', { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body).toEqual(EMAIL_TAKEN)
  })

  it('keeps a name tidy', async () => {
    const body = { name: '  Ana   Souza ', email: 'ana.arrumada@exemplo.com.br', password: 'segredo' }
    expect((await posse.call('POST /api/auth/sign-up/email', { body })).body.user.name).toBe('Ana Souza')
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const ana = await posse.signUp()
    const wrong = await signIn(ana.email, 'não é esta')
    const unknown = await signIn('ninguem@exemplo.com.br', 'não é esta')
    const body = { message: 'E-mail ou senha incorretos.', code: 'unauthorized' }
    expect(wrong).toMatchObject({ status: 401, body })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('gets a new password through the letter that was really sent, and the link works once', async () => {
    const ana = await posse.signUp('Ana <b>Souza</b>')
    const answer = await posse.call('POST /api/auth/request-password-reset', { body: { email: ana.email } })
    expect(answer.status).toBe(200)
    const letter = await mailbox.take()
    expect(letter.subject).toBe('Redefinição de senha na Posse')
    expect(letter.text).toMatch(/^Olá, Ana\./)
    const token = /redefinir-senha\?token=([\w-]+)/.exec(letter.text ?? '')?.[1]
    const reset = () =>
      posse.call('POST /api/auth/reset-password', { body: { newPassword: 'senha nova', token } })

    expect((await reset()).status).toBe(200)
    expect((await signIn(ana.email, TEST_PASSWORD)).status).toBe(401)
    expect((await signIn(ana.email, 'senha nova')).status).toBe(200)
    expect(await reset()).toMatchObject({
      status: 400,
      body: { message: 'Este link não vale mais. Peça uma nova redefinição de senha.' },
    })
  })

  it('does not tell whether an e-mail has an account when a reset is asked for', async () => {
    const before = mailbox.letters.length
    const answer = await posse.call('POST /api/auth/request-password-reset', {
      body: { email: 'ninguem@exemplo.com.br' },
    })
    expect(answer.status).toBe(200)
    expect(mailbox.letters.length).toBe(before)
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'name'],
    ['a NUL byte in the name', { name: 'A\u0000na' }, 'name'],
    ['a number for a name', { name: 7 }, 'name'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a name that shows nothing', { name: '\u200b' }, 'name'],
    ['a name of two lines', { name: 'Ana\n\nSua conta foi invadida' }, 'name'],
    ['half a character in the name', { name: 'Ana \ud83d' }, 'name'],
    ['no e-mail', { email: undefined }, 'email'],
    ['an e-mail without an at', { email: 'ana' }, 'email'],
    ['an e-mail of 300 characters', { email: `${'a'.repeat(290)}@exemplo.com` }, 'email'],
    ['an e-mail without a domain', { email: 'ana@b' }, 'email'],
    ['an e-mail with an accent', { email: 'joão@exemplo.com.br' }, 'email'],
    ['no password', { password: undefined }, 'password'],
    ['a password of five characters', { password: '12345' }, 'password'],
    ['a list for a password', { password: ['segredo'] }, 'password'],
  ])('is not opened with %s', async (_what, wrong, field) => {
    const body = { name: 'Ana', email: 'nova@exemplo.com.br', password: 'segredo', ...wrong }
    const refused = await posse.call('POST /api/auth/sign-up/email', { body })
    const errors = { [field]: [expect.any(String)] }
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', errors } })
    const { rows } =
      await sql`select from "user" where email = 'nova@exemplo.com.br' or name like 'Ana%invadida'`.execute(
        database.db,
      )
    expect(rows).toEqual([])
  })

  it('has the error in the message too, if there is only one', async () => {
    const body = { name: 'Ana', email: 'curta@exemplo.com.br', password: '12345' }
    const refused = await posse.call('POST /api/auth/sign-up/email', { body })
    expect(refused.body.message).toBe('A senha precisa ter ao menos 6 caracteres.')
    const both = await posse.call('POST /api/auth/sign-up/email', { body: { ...body, name: ' ' } })
    expect(both.body.message).toBe('Confira os campos destacados.')
    const short = { newPassword: '12345', token: 'a' }
    const reset = await posse.call('POST /api/auth/reset-password', { body: short })
    expect(reset).toMatchObject({ status: 422, body: { errors: { newPassword: [refused.body.message] } } })
  })

  it('ends its session with the sign-out', async () => {
    const ana = await posse.signUp()
    const signedIn = await signIn(ana.email, TEST_PASSWORD)
    const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? ''
    const withCookie = { headers: { cookie, origin: 'http://localhost:3000' } }
    expect((await posse.call('GET /api/auth/token', withCookie)).status).toBe(200)
    expect((await posse.call('POST /api/auth/sign-out', withCookie)).status).toBe(200)
    const ended = { status: 401, body: { message: SESSION_ENDED } }
    expect(await posse.call('GET /api/auth/token', withCookie)).toMatchObject(ended)
  })

  it('is not reached from a page of another site, and is from a program that is no browser', async () => {
    const ana = await posse.signUp()
    const body = { email: ana.email, password: TEST_PASSWORD }
    const signInFrom = async (headers: Record<string, string>) =>
      (await posse.call('POST /api/auth/sign-in/email', { body, headers })).status
    expect(await signInFrom({ origin: 'https://example.com' })).toBe(403)
    expect(await signInFrom({ origin: 'null' })).toBe(403)
    expect(await signInFrom({ 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await signInFrom({ 'sec-fetch-mode': 'cors' })).toBe(200)
    expect(await signInFrom({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  it('says that Google is not offered when it is not configured', async () => {
    expect((await posse.call('GET /sign-in-options')).body).toEqual({ google: false })
    const tried = await posse.call('POST /api/auth/sign-in/social', {
      body: { provider: 'google', callbackURL: '/area-do-aluno' },
    })
    const message = 'Esta forma de entrar não está disponível.'
    expect(tried).toMatchObject({ status: 404, body: { message } })
  })

  it('offers nothing of the identity that the product does not use', async () => {
    for (const route of ['POST /api/auth/delete-user', 'GET /api/auth/list-sessions', 'GET /api/auth/error'])
      expect((await posse.call(route)).status).toBe(404)
  })

  it('privacy: no call goes without a valid token of one’s own', async () => {
    for (const route of ['GET /users/me', 'GET /user/someone', 'POST /users/sync-on-register']) {
      for (const authorization of [undefined, 'Bearer', 'Bearer a.b.c', 'Basic YTpi']) {
        const refused = await posse.call(route, authorization ? { headers: { authorization } } : {})
        expect(refused).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
      }
    }
  })

  it('privacy: another student’s account is not told, and does not show whether it exists', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const [foreign, nobody] = [await bia.call(`GET /user/${ana.id}`), await bia.call('GET /user/ninguem')]
    expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(nobody.body).toEqual(foreign.body)
  })
})
