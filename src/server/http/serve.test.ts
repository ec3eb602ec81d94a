import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '../../../harness/database.ts'
import { engines } from '../../../harness/engines.ts'
import { type Contract, count, IdPath, StudentPath, text, UserId } from '../../shared/contract.ts'
import { problem } from '../../shared/errors.ts'
import type { StudentId } from '../../shared/ids.ts'
import { openAttempts } from '../identity/attempts.ts'
import { feature, JsonText } from './feature.ts'
import { onError, Refusal } from './on-error.ts'
import { afterwards as runAfter, serve } from './serve.ts'

const NOT_WHOLE = 'Informe um número inteiro, só com algarismos.'

const Note = Type.Object({ user_id: Type.Optional(UserId), title: text(10, 1), stars: count(5) })
const contract = {
  'GET /notes/:userId': {
    access: 'student',
    summary: '',
    params: StudentPath,
    reply: Type.Array(Type.String()),
  },
  'POST /notes': {
    access: 'student',
    summary: '',
    body: Note,
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  },
  'PUT /notes/:id': { access: 'student', summary: '', params: IdPath, body: Note, reply: Type.Unknown() },
  'GET /crowded': {
    access: 'student',
    summary: '',
    limit: { name: 'one', burst: 2, everySeconds: 60 },
    addressLimit: { name: 'all', burst: 3, everySeconds: 60 },
    reply: Type.Unknown(),
  },
  'GET /open': { access: 'public', summary: '', reply: Type.Unknown() },
  'GET /broken': { access: 'public', summary: '', reply: Type.Unknown() },
  'GET /away': { access: 'public', summary: '', reply: Type.Unknown() },
  'GET /slow': { access: 'public', summary: '', reply: Type.Unknown() },
  'GET /full': { access: 'public', summary: '', reply: Type.Unknown() },
} as const satisfies Contract

describe.each(engines)('a call on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let lastCall: { timeZone: string; idempotencyKey: string | null } | undefined
  const afterwards = vi.fn(async () => undefined)

  const notes = feature('notes', contract, {
    'GET /notes/:userId': async ({ db }) => {
      const { rows } = await sql<{
        text: string
      }>`select coalesce(json_agg(title), '[]')::text as text from note`.execute(db)
      return new JsonText<string[]>(rows[0]?.text ?? '[]')
    },
    'POST /notes': async ({ db, body, after, ...call }) => {
      lastCall = { timeZone: await call.zone(), idempotencyKey: call.idempotencyKey }
      await sql`insert into note (title) values (${body.title})`.execute(db)
      if (body.title === 'refused') return problem('conflict', 'Já existe.', { title: ['Já existe.'] })
      if (body.title === 'broken') throw new Error('a secret detail')
      after(afterwards)
      return { id: 1, secret: 'not in the reply schema' }
    },
    'PUT /notes/:id': async ({ params }) => ({ id: params.id }),
    'GET /crowded': async () => ({}),
    'GET /open': async ({ student, zone }) => ({ student, timeZone: await zone() }),
    'GET /broken': () => Promise.reject(new Error('a secret detail')),
    'GET /away': () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })),
    'GET /slow': () => Promise.reject(Object.assign(new Error('statement timeout'), { code: '57014' })),
    'GET /full': () => Promise.reject(Object.assign(new Error('No space left on device'), { code: '53100' })),
  })

  beforeAll(async () => {
    database = await open()
    await sql`create table note (title text not null)`.execute(database.db)
    app = fastify({ bodyLimit: 1024 })
    app.decorateRequest('caller', null)
    onError(app)
    const callerOf = async ({ headers }: FastifyRequest) => {
      if (!headers.authorization) throw new Refusal(problem('unauthorized', 'Entre.'))
      return {
        student: headers.authorization as StudentId,
        profile: { name: '', email: '' },
        session: null,
        identity: { name: 'embedded' as const, provenAt: null },
      }
    }
    const { db } = database
    const attempts = openAttempts('a secret of the tests')
    serve(app, [notes], { db, session: { callerOf }, attempts, after: runAfter(app, db), atOnce: 4 })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const post = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/api/notes', payload, headers })
  const titles = async () =>
    (await sql<{ title: string }>`select title from note`.execute(database.db)).rows.map((row) => row.title)
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const payload = body === undefined ? {} : { payload: body as object }
    const answer = await app.inject({
      method,
      url: `/api/api${url}`,
      headers: { authorization: 'ana', ...headers },
      ...payload,
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  it('commits a good write, and answers with its status and only declared fields', async () => {
    const saved = await send('POST', '/notes', { title: 'kept', stars: 5, user_id: 'ana' })
    expect(saved).toMatchObject({ status: 201, body: { id: 1 } })
    expect(saved.body).not.toHaveProperty('secret')
    expect(await titles()).toContain('kept')
    expect(afterwards).toHaveBeenCalled()
  })

  it('rolls back when its handler returns a problem or throws', async () => {
    expect(await send('POST', '/notes', { title: 'refused', stars: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Já existe.', code: 'conflict', errors: { title: ['Já existe.'] } },
    })
    const broken = await send('POST', '/notes', { title: 'broken', stars: 1 })
    expect(broken).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(JSON.stringify(broken.body)).not.toContain('secret')
    expect(await titles()).not.toContain('refused')
    expect(await titles()).not.toContain('broken')
  })

  it('sends the database’s JSON unchanged', async () => {
    const list = await send('GET', '/notes/ana')
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(list.body).toContain('kept')
  })

  it('is refused with 401 without a token, before its body is parsed', async () => {
    expect((await post('x'.repeat(5000), {})).statusCode).toBe(401)
  })

  it('is refused with 403 when it names another student in the path or the body', async () => {
    expect((await send('GET', '/notes/bia')).status).toBe(403)
    const before = await titles()
    expect((await send('POST', '/notes', { user_id: 'bia', title: 'foreign', stars: 1 })).status).toBe(403)
    expect(await titles()).toEqual(before)
  })

  it.each([
    ['a missing field', { title: 'a' }, 'stars', 'Preencha este campo.'],
    ['an empty text', { title: '', stars: 1 }, 'title', 'Preencha este campo.'],
    ['a text that is too long', { title: 'a'.repeat(11), stars: 1 }, 'title', 'Tem 11 letras; cabem 10.'],
    ['a NUL byte', { title: 'a\u0000', stars: 1 }, 'title', 'O texto tem caracteres ou formato não aceitos.'],
    ['a number in words', { title: 'a', stars: 'um' }, 'stars', NOT_WHOLE],
    ['null', { title: 'a', stars: null }, 'stars', NOT_WHOLE],
    ['a negative number', { title: 'a', stars: -1 }, 'stars', 'O valor mínimo é 0.'],
    ['a huge number', { title: 'a', stars: 1e300 }, 'stars', expect.any(String)],
    ['a fraction', { title: 'a', stars: 1.5 }, 'stars', NOT_WHOLE],
    ['a list in place of the body', [], 'body', 'Valor inválido.'],
  ])('is refused with 422 and a Portuguese text at the field for %s', async (_what, body, field, message) => {
    const refused = await send('POST', '/notes', body)
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', errors: { [field]: [message] } } })
  })

  it.each(['0', '-1', '1.5', 'abc', '99999999999999999999'])(
    'is refused with 422 for the id “%s” in its path',
    async (id) => {
      expect(await send('PUT', `/notes/${id}`, { title: 'a', stars: 1 })).toMatchObject({ status: 422 })
    },
  )

  it('reads numbers in a path as numbers', async () => {
    expect((await send('PUT', '/notes/7', { title: 'a', stars: 1 })).body).toEqual({ id: 7 })
  })

  it('is refused with 4xx for broken JSON, another content type, a body too large and an unknown address', async () => {
    const raw = (payload: string, type: string) =>
      post(payload, { authorization: 'ana', 'content-type': type })
    expect((await raw('{"title":', 'application/json')).statusCode).toBe(400)
    expect((await raw('{"__proto__":{"a":1}}', 'application/json')).statusCode).toBe(400)
    expect((await raw('a', 'application/xml')).json()).toMatchObject({ code: 'unsupported_media_type' })
    expect((await raw(`"${'x'.repeat(2000)}"`, 'application/json')).json()).toMatchObject({
      code: 'too_large',
    })
    expect((await send('GET', '/nothing')).body).toMatchObject({ code: 'not_found' })
  })

  it('has the student’s time zone and idempotency key; an unknown zone counts as none', async () => {
    const body = { title: 'zone', stars: 1 }
    await send('POST', '/notes', body, { 'x-time-zone': 'America/Rio_Branco', 'idempotency-key': 'k1' })
    expect(lastCall).toMatchObject({ timeZone: 'America/Rio_Branco', idempotencyKey: 'k1' })
    await send('POST', '/notes', { ...body, idempotency_key: 'k2' })
    expect(lastCall).toMatchObject({ idempotencyKey: 'k2' })
    await send('POST', '/notes', body, { 'x-time-zone': 'Mars/Olympus' })
    expect(lastCall).toMatchObject({ timeZone: 'America/Sao_Paulo', idempotencyKey: null })
    expect((await send('POST', '/notes', body, { 'idempotency-key': 'a b' })).status).toBe(422)
  })

  it('is limited for one student, and for all students of one address', async () => {
    const ask = async (authorization: string, ...addresses: string[]) => {
      const answers: number[] = []
      for (const remoteAddress of addresses) {
        const call = { url: '/api/api/crowded', headers: { authorization }, remoteAddress }
        answers.push((await app.inject(call)).statusCode)
      }
      return answers
    }
    const addresses = ['10.0.0.1', '10.0.0.1', '10.0.0.2']
    expect(await ask('ana', ...addresses)).toEqual([200, 200, 429])
    expect(await ask('bia', ...addresses)).toEqual([200, 429, 200])
  })

  it('needs no token and knows no student if it is public', async () => {
    const answer = await app.inject({ url: '/api/api/open' })
    expect(answer.json()).toEqual({ student: null, timeZone: 'America/Sao_Paulo' })
  })

  it('says 503 with Retry-After when the database is away, too slow or its disk is full, and 500 without a detail for a fault of ours', async () => {
    for (const path of ['/away', '/slow', '/full'])
      expect(await send('GET', path)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
        body: { code: 'unavailable' },
      })
    expect(await send('GET', '/broken')).toMatchObject({
      status: 500,
      body: { message: 'Ocorreu um erro inesperado. Tente novamente mais tarde.', code: 'internal' },
    })
  })
})
