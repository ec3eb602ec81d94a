import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../../../harness/app.ts'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { servedFeatures } from '../../../../../harness/served-calls.ts'
import { signUpStudentWithData } from '../../../../../harness/student-with-data.ts'
import { API_PREFIX } from '../../../../shared/contract.ts'
import { forgetEnded } from './store.ts'

const PASSWORD = 'segredo de teste'
const HOUR_MS = 3_600_000

describe.each(engines)('all that is kept of a student on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp

  beforeAll(async () => {
    database = await open()
    const away = { smtpUrl: 'smtp://127.0.0.1:9', supportEmail: 'suporte@exemplo.com.br' }
    posse = await openTestApp(database.db, { ...away, dataDir: database.dataDir })
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  const personal = () => servedFeatures().flatMap((feature) => feature.personal)
  const studious = async (name: string) => (await signUpStudentWithData(posse, name)).student

  const tablesWithText = async (text: string) => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      database.db,
    )
    const found: string[] = []
    for (const { table_name } of rows) {
      const hits =
        await sql`select 1 from ${sql.table(table_name)} as t where t::text like ${`%${text}%`} limit 1`.execute(
          database.db,
        )
      if (hits.rows.length > 0) found.push(table_name)
    }
    return found.sort()
  }

  async function download({ id, token }: TestStudent): Promise<Record<string, string>> {
    const headers = { authorization: `Bearer ${token}`, 'x-time-zone': 'America/Sao_Paulo' }
    const response = await posse.app.inject({
      method: 'GET',
      url: `${API_PREFIX}/account/export/${id}`,
      headers,
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="posse-meus-dados-\d{4}-\d\d-\d\d\.zip"$/,
    )
    const files = unzipSync(new Uint8Array(response.rawPayload))
    const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, utf8.decode(bytes)]))
  }

  it('is declared by a feature, for every table that names a student', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'userId')`.execute(database.db)
    const declared = personal().map(({ table }) => table)
    expect(rows.map(({ table_name }) => table_name).filter((name) => !declared.includes(name))).toEqual([])
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('is downloaded as one archive, each part as CSV and as JSON', async () => {
    const ana = await studious('Ana Souza')
    const files = await download(ana)
    const parts = personal().flatMap(({ download: part }) => (part ? [part.file] : []))
    expect(Object.keys(files).sort()).toEqual(
      ['LEIA-ME.txt', ...parts.flatMap((part) => [`${part}.csv`, `${part}.json`])].sort(),
    )
    for (const part of parts)
      expect(
        JSON.parse(files[`${part}.json`] ?? ''),
        `${part}: fill it in harness/student-with-data.ts`,
      ).not.toEqual([])

    expect(JSON.parse(files['perfil.json'] ?? '')).toMatchObject([
      { user_id: ana.id, name: 'Ana Souza', email: ana.email },
    ])
    expect(JSON.parse(files['registros-de-estudo.json'] ?? '')).toMatchObject([
      { subject: '=Matéria; Ana Souza', topic: 'Tópico de Ana Souza', day: '2026-02-10' },
      { subject: 'Língua Portuguesa', topic: 'Crase "e" vírgula; fim', study_time: 60, correct_answers: 7 },
      { subject: '=Matéria; Ana Souza', ativo: 1 },
    ])
    const csv = (files['registros-de-estudo.csv'] ?? '').split('\r\n')
    expect(csv[0]).toMatch(/^\uFEFFIdentificador;Data;/)
    expect(csv[2]).toMatch(
      /;\d\d\/\d\d\/\d{4} \d\d:\d\d;1;Língua Portuguesa;"Crase ""e"" vírgula; fim";60;0;10;7;3;1;;;Não;\d\d\/\d\d\/\d{4};America\/Sao_Paulo$/,
    )
    expect(csv[3]).toContain(`;"'=Matéria; Ana Souza";`)
    expect(files['mensagens-ao-suporte.csv']).toContain('Sou Ana Souza')
  })

  it('holds who the student is, though no program ever told that of him or her', async () => {
    const ana = await posse.signUp('Ana Nova')
    await sql`update "user" set image = 'https://fotos.example/ana.jpg' where id = ${ana.id}`.execute(
      database.db,
    )
    const { 'conta.json': account = '', 'formas-de-entrar.json': ways = '', ...others } = await download(ana)
    expect(JSON.parse(account)).toMatchObject([
      {
        id: ana.id,
        name: 'Ana Nova',
        email: ana.email,
        email_verified: false,
        image: 'https://fotos.example/ana.jpg',
      },
    ])
    expect(JSON.parse(ways)).toMatchObject([{ provider: 'credential', account_id: ana.id }])
    expect(others['conta.csv']).toContain(';Ana Nova;')
    await ana.call(`PUT /account/time-zone/${ana.id}`, { body: { time_zone: 'America/Noronha' } })
    const { 'perfil.json': profile = '' } = await download(ana)
    expect(JSON.parse(profile)).toMatchObject([{ time_zone: 'America/Noronha', time_zone_chosen: true }])
  })

  it('holds no secret and nobody else’s word when it is downloaded', async () => {
    const [ana, bia] = [await studious('Ana Lima'), await studious('Bia Reis')]
    const all = Object.values(await download(ana)).join('\n')
    expect(all).not.toContain('Bia Reis')
    expect(all).not.toContain(bia.id)
    const rows = await sql<{ token: string; password: string }>`
      select token, password from session join account using ("userId") where "userId" = ${ana.id}`.execute(
      database.db,
    )
    for (const { token, password } of rows.rows) {
      expect(all).not.toContain(token)
      expect(all).not.toContain(password)
    }
  })

  it('is there for ten years of study too', async () => {
    const ana = await posse.signUp()
    await sql`
      insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers, incorrect_answers)
      select ${ana.id}, 1, 60, 0, 0, 0, 0 from generate_series(1, 5001)`.execute(database.db)
    const files = await download(ana)
    expect(JSON.parse(files['registros-de-estudo.json'] ?? '')).toHaveLength(5001)
    expect((files['registros-de-estudo.csv'] ?? '').trimEnd().split('\r\n')).toHaveLength(5002)
  })

  it('is gone for good after the deletion, in every table, and nobody else’s is', async () => {
    const [ana, bia] = [await studious('Ana Dias'), await studious('Bia Dias')]
    const before = await tablesWithText(bia.id)
    expect(await tablesWithText(ana.id)).toEqual(before)
    expect(before).toEqual(expect.arrayContaining(personal().map(({ table }) => table)))

    const deleted = await ana.call(`POST /account/deletion/${ana.id}`, { body: { password: PASSWORD } })
    expect(deleted).toMatchObject({
      status: 200,
      body: { message: 'Sua conta e todos os seus dados foram excluídos.' },
    })
    expect(await tablesWithText(ana.id)).toEqual(['ended_access'])
    for (const text of [ana.email, 'Ana Dias']) expect(await tablesWithText(text)).toEqual([])
    expect(await tablesWithText(bia.id)).toEqual(before)
  })

  it('is not created again by a token that still lives, and what a call under way wrote goes too', async () => {
    const ana = await studious('Ana Reis')
    await ana.call(`POST /account/deletion/${ana.id}`, { body: { password: PASSWORD } })
    for (const route of ['GET /users/me', 'POST /users/sync-on-register'])
      expect((await ana.call(route)).status).toBe(401)
    const signIn = await posse.call('POST /api/auth/sign-in/email', {
      body: { email: ana.email, password: PASSWORD },
    })
    expect(signIn.status).toBe(401)

    await sql`insert into user_subject (user_id, subject_id) values (${ana.id}, 1)`.execute(database.db)
    const forgetAt = (time: number) =>
      forgetEnded(database.db, personal(), { now: new Date(time), longestTokenMs: HOUR_MS / 4 })
    await forgetAt(Date.now() + HOUR_MS / 4)
    expect(await tablesWithText(ana.id)).toEqual(['ended_access', 'user_subject'])
    await forgetAt(Date.now() + HOUR_MS)
    expect(await tablesWithText(ana.id)).toEqual([])
  })

  it('keeps no list of ended sessions that grows as fast as somebody signs in and out', async () => {
    const at = new Date(Date.now() - 10 * HOUR_MS)
    await sql`insert into ended_access (id, kind, ended_at) select 'ended-' || n, 'session', ${at}
      from generate_series(1, 1000) n`.execute(database.db)
    await forgetEnded(database.db, personal(), { now: new Date(), longestTokenMs: HOUR_MS })
    expect((await sql`select from ended_access where id like 'ended-%'`.execute(database.db)).rows).toEqual(
      [],
    )
  })

  it('stays when the password is wrong or missing', async () => {
    const ana = await posse.signUp()
    for (const body of [{}, { password: 'não é esta' }, { email: ana.email }]) {
      const refused = await ana.call(`POST /account/deletion/${ana.id}`, { body })
      expect(refused).toMatchObject({ status: 422, body: { errors: { password: ['Senha incorreta.'] } } })
    }
    for (const body of [undefined, { password: 7 }, { password: 'a'.repeat(129) }])
      expect((await ana.call(`POST /account/deletion/${ana.id}`, { body })).status).toBe(422)
    expect((await ana.call('GET /users/me')).status).toBe(200)
  })

  it('of an account that only signs in with Google goes by typing its e-mail', async () => {
    const ana = await posse.signUp()
    await database.db
      .updateTable('account')
      .set({ providerId: 'google', password: null })
      .where('userId', '=', ana.id)
      .execute()
    const remove = (body: object) => ana.call(`POST /account/deletion/${ana.id}`, { body })
    expect(await remove({ email: 'outra@exemplo.com.br' })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Este não é o e-mail da sua conta.'] } },
    })
    expect((await remove({ email: ` ${ana.email.toUpperCase()} ` })).status).toBe(200)
    expect(await tablesWithText(ana.email)).toEqual([])
  })

  it('privacy: is neither downloaded nor deleted by anybody else', async () => {
    const [ana, bia] = [await posse.signUp(), await posse.signUp('Bia')]
    for (const [call, options] of [
      ['GET /account/export', {}],
      ['POST /account/deletion', { body: { password: PASSWORD } }],
    ] as const) {
      expect((await bia.call(`${call}/${ana.id}`, options)).status).toBe(403)
      expect((await posse.call(`${call}/${ana.id}`, options)).status).toBe(401)
    }
    expect((await ana.call('GET /users/me')).status).toBe(200)
  })
})
