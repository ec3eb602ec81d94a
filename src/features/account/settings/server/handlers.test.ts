import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Answer, openTestApp, type TestStudent } from '../../../../../harness/app.ts'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { DEFAULT_TIME_ZONE, today } from '../../../../shared/calendar.ts'

const PASSWORD = 'segredo de teste'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(engines)('the settings of an account on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)

  const signIn = (email: string, password = PASSWORD) =>
    posse.call('POST /api/auth/sign-in/email', {
      body: { email, password },
      headers: { 'user-agent': FIREFOX },
    })
  const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  async function elsewhere({ email }: TestStudent) {
    const cookie = cookieOf(await signIn(email))
    const token = async () => (await posse.call('GET /api/auth/token', { headers: { cookie } })) as Answer
    const authorization = `Bearer ${(await token()).body.token}`
    const call = (route: string) => posse.call(route, { headers: { authorization } })
    return { token, call, authorization }
  }

  const settings = async ({ id, call }: TestStudent) => (await call(`GET /account/settings/${id}`)).body

  const rowOf = ({ id }: TestStudent) =>
    database.db.selectFrom('student').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()

  it('show who the student is and the one device that is signed in', async () => {
    const ana = await posse.signUp('Ana Souza')
    expect(await settings(ana)).toEqual({
      name: 'Ana Souza',
      email: ana.email,
      identity: 'embedded',
      has_password: true,
      time_zone: null,
      sessions: [
        { id: expect.any(String), device: 'Outro aparelho', last_used_at: expect.any(String), current: true },
      ],
      ways_in: [{ provider: 'password', linked: true, since: expect.any(String), removable: false }],
    })
  })

  it('never tell a secret of a session', async () => {
    const ana = await posse.signUp()
    const secrets = await database.db.selectFrom('session').selectAll().where('userId', '=', ana.id).execute()
    const [{ token } = { token: '' }] = secrets as unknown as { token: string }[]
    expect(token).not.toBe('')
    expect(JSON.stringify(await settings(ana))).not.toContain(token)
  })

  it('change the name, which the next token and the product tell', async () => {
    const ana = await posse.signUp('Ana Souza')
    await ana.call('POST /users/sync-on-register')
    const renamed = await ana.call(`PUT /account/name/${ana.id}`, { body: { name: '  Ana   Lima ' } })
    expect(renamed).toMatchObject({ status: 200, body: { message: 'Nome alterado com sucesso!' } })
    const { token } = await elsewhere(ana)
    const { body } = await posse.call('GET /users/me', {
      headers: { authorization: `Bearer ${(await token()).body.token}` },
    })
    expect(body.name).toBe('Ana Lima')
    expect((await rowOf(ana)).name).toBe('Ana Lima')
  })

  it.each([[''], ['   '], ['\u200b'], ['a'.repeat(121)], ['A\u0000na'], [7]])(
    'refuse “%s” for a name',
    async (name) => {
      const ana = await posse.signUp('Ana Souza')
      const refused = await ana.call(`PUT /account/name/${ana.id}`, { body: { name } })
      expect(refused).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } })
      expect((await settings(ana)).name).toBe('Ana Souza')
    },
  )

  it('change the password, which ends every other session and its tokens at once', async () => {
    const ana = await posse.signUp()
    const phone = await elsewhere(ana)
    expect((await phone.call('GET /users/me')).status).toBe(200)
    const body = { current_password: PASSWORD, new_password: 'outra senha' }
    const changed = await ana.call(`PUT /account/password/${ana.id}`, { body })
    expect(changed).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Senha alterada') },
    })
    expect((await phone.call('GET /users/me')).status).toBe(401)
    expect((await phone.token()).status).toBe(401)
    expect((await ana.call('GET /users/me')).status).toBe(200)
    expect((await signIn(ana.email)).status).toBe(401)
    expect((await signIn(ana.email, 'outra senha')).status).toBe(200)
  })

  it.each([
    ['a wrong one', 'não é esta', 'outra senha', 'current_password', 'Senha incorreta.'],
    ['one too short', PASSWORD, '12345', 'new_password', 'Use ao menos 6 caracteres.'],
    ['the same one', PASSWORD, PASSWORD, 'new_password', 'A nova senha é igual à atual.'],
    ['none', undefined, 'outra senha', 'current_password', 'Preencha este campo.'],
    ['one too long', PASSWORD, 'a'.repeat(129), 'new_password', 'Tem 129 letras; cabem 128.'],
  ])('do not change the password for %s', async (_what, current_password, new_password, field, text) => {
    const body = { current_password, new_password }
    const ana = await posse.signUp()
    const refused = await ana.call(`PUT /account/password/${ana.id}`, { body })
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } })
    expect((await signIn(ana.email)).status).toBe(200)
  })

  it('say so when an account has no password', async () => {
    const ana = await posse.signUp()
    await database.db
      .updateTable('account')
      .set({ providerId: 'google', password: null })
      .where('userId', '=', ana.id)
      .execute()
    expect((await settings(ana)).has_password).toBe(false)
    const body = { current_password: PASSWORD, new_password: 'outra senha' }
    const refused = await ana.call(`PUT /account/password/${ana.id}`, { body })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Esta conta entra com o Google e não tem senha.' },
    })
  })

  it('list the devices in words and end one of them', async () => {
    const ana = await posse.signUp()
    const phone = await elsewhere(ana)
    const { sessions } = await settings(ana)
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }: { current: boolean }) => !current)
    expect(other).toMatchObject({ device: 'Firefox no Linux' })
    expect((await ana.call(`DELETE /account/sessions/${ana.id}/${other.id}`)).status).toBe(200)
    expect((await phone.call('GET /users/me')).status).toBe(401)
    expect((await phone.token()).status).toBe(401)
    expect((await settings(ana)).sessions).toMatchObject([{ current: true }])
    expect((await ana.call(`DELETE /account/sessions/${ana.id}/${other.id}`)).status).toBe(404)
  })

  it('end all other sessions and none else', async () => {
    const ana = await posse.signUp()
    const devices = [await elsewhere(ana), await elsewhere(ana)]
    const ended = await ana.call(`DELETE /account/sessions/${ana.id}`)
    expect(ended).toMatchObject({ status: 200, body: { message: 'As outras sessões foram encerradas.' } })
    for (const { call } of devices) expect((await call('GET /users/me')).status).toBe(401)
    expect((await settings(ana)).sessions).toMatchObject([{ current: true }])
  })

  it('go on, sessions and their tokens, when their end could not be kept', async () => {
    const ana = await posse.signUp()
    const phone = await elsewhere(ana)
    const id = (await settings(ana)).sessions.find(({ current }: { current: boolean }) => !current).id
    await sql`
      create function refuse_commit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;`.execute(
      database.db,
    )
    await sql`
      create constraint trigger refuse_commit after insert on ended_access deferrable initially deferred
      for each row execute function refuse_commit()`.execute(database.db)
    for (const path of [ana.id, `${ana.id}/${id}`])
      expect((await ana.call(`DELETE /account/sessions/${path}`)).status).toBe(500)
    expect((await phone.call('GET /users/me')).status).toBe(200)
    expect((await settings(ana)).sessions).toHaveLength(2)
    await sql`drop function refuse_commit cascade`.execute(database.db)
    expect((await ana.call(`DELETE /account/sessions/${ana.id}/${id}`)).status).toBe(200)
    expect((await phone.call('GET /users/me')).status).toBe(401)
  })

  it('are refused by another process of the same installation a moment later', async () => {
    const ana = await posse.signUp()
    const other = await openTestApp(database.db, { dataDir: database.dataDir })
    const phone = await elsewhere(ana)
    const headers = { authorization: phone.authorization }
    expect((await other.call('GET /users/me', { headers })).status).toBe(200)
    await ana.call(`DELETE /account/sessions/${ana.id}`)
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(async () => (await other.call('GET /users/me', { headers })).status).toBe(401)
    await other.close()
  })

  it('keep a chosen time zone, whatever the device sends later, until the student leaves it to the device', async () => {
    const ana = await posse.signUp()
    const choose = (time_zone: unknown) =>
      ana.call(`PUT /account/time-zone/${ana.id}`, { body: { time_zone } })
    const sync = () =>
      ana.call('POST /users/sync-on-register', { headers: { 'x-time-zone': 'America/Manaus' } })
    const zone = async () => (await rowOf(ana)).time_zone

    expect((await choose('America/Noronha')).status).toBe(200)
    await sync()
    expect([await zone(), (await settings(ana)).time_zone]).toEqual(['America/Noronha', 'America/Noronha'])
    expect((await ana.call('GET /users/me')).body.time_zone).toBe('America/Noronha')
    for (const wrong of ['Marte/Base', '+03:00', '', 7, "America/Noronha'; drop table student; --"])
      expect((await choose(wrong)).status).toBe(422)
    expect((await choose(null)).status).toBe(200)
    await sync()
    expect([await zone(), (await settings(ana)).time_zone]).toEqual(['America/Manaus', null])
  })

  it('tell the day of a student whose program names no zone', async () => {
    const ana = await posse.signUp()
    const now = new Date()
    // At any hour, it is yesterday or tomorrow in one of them.
    const zone = ['Pacific/Kiritimati', 'Etc/GMT+12'].find(
      (far) => today(now, far) !== today(now, DEFAULT_TIME_ZONE),
    )
    const day = async (headers = {}) => (await ana.call(`GET /today-plan/${ana.id}`, { headers })).body.day
    expect(await day()).toBe(today(now, DEFAULT_TIME_ZONE))
    await ana.call(`PUT /account/time-zone/${ana.id}`, { body: { time_zone: zone } })
    expect(await day()).toBe(today(now, String(zone)))
    expect(await day({ 'x-time-zone': DEFAULT_TIME_ZONE })).toBe(today(now, DEFAULT_TIME_ZONE))
    expect(await day({ 'x-time-zone': 'Marte/Base' })).toBe(today(now, String(zone)))
  })

  it('privacy: are nobody else’s', async () => {
    const [ana, bia] = [await posse.signUp(), await posse.signUp('Bia')]
    const [session] = (await settings(ana)).sessions
    const body = {
      name: 'Roubada',
      current_password: PASSWORD,
      new_password: 'roubada',
      time_zone: 'America/Bahia',
    }
    const calls = [
      'GET /account/settings',
      'PUT /account/name',
      'PUT /account/password',
      'PUT /account/time-zone',
      'DELETE /account/sessions',
    ]
    for (const call of calls) {
      const options = call.startsWith('PUT') ? { body } : {}
      expect((await bia.call(`${call}/${ana.id}`, options)).status).toBe(403)
      expect((await posse.call(`${call}/${ana.id}`, options)).status).toBe(401)
    }
    expect((await bia.call(`DELETE /account/sessions/${ana.id}/${session.id}`)).status).toBe(403)
    expect((await bia.call(`DELETE /account/sessions/${bia.id}/${session.id}`)).status).toBe(404)
    expect(await settings(ana)).toMatchObject({
      name: ana.name,
      time_zone: null,
      sessions: [{ id: session.id }],
    })
  })
})
