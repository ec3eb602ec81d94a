import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Type from 'typebox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Contract, messageReply } from '../../shared/contract.ts'
import { openSession, type Session } from '../session/session.ts'
import { type Api, client } from './api.ts'
import { streamClient } from './stream-api.ts'

const SAVED = 'Meta da semana salva.'

const contract = {
  'GET /things/:userId': {
    access: 'student',
    summary: 'Coisas',
    params: Type.Object({ userId: Type.String() }),
    query: Type.Object({ limit: Type.Optional(Type.Integer()) }),
    reply: messageReply(SAVED),
  },
  'POST /things': {
    access: 'student',
    summary: 'Nova coisa',
    body: Type.Object({ name: Type.String() }),
    reply: messageReply(SAVED),
  },
  'POST /reports': {
    access: 'student',
    summary: 'Coisas, uma após a outra',
    body: Type.Object({ name: Type.String() }),
    reply: Type.Object({ type: Type.String() }),
  },
} as const satisfies Contract

let origin: string
let of: Session
let close: () => void
let api: Api<typeof contract>
let respond: (request: IncomingMessage, response: ServerResponse) => void
let calls: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeEach(async () => {
  calls = []
  respond = (_, response) => json(response, 200, { message: SAVED })
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('')
    const { method = '', url = '', headers } = request
    calls.push({ method, url, headers, body })
    respond(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.closeAllConnections() ?? server.close()
  let renewed = 0
  const bearer = async (renew?: boolean) => `token-${renew ? ++renewed + 1 : renewed + 1}`
  of = { ...openSession(origin), bearer }
  api = client<typeof contract>(of, origin)
})

afterEach(() => close())

describe('a call', () => {
  test('carries token, time zone, idempotency key, path, query and body', async () => {
    await api('GET /things/:userId', { params: { userId: 'a/b' }, query: { limit: 5 } })
    await api('POST /things', { body: { name: 'Ação' }, idempotencyKey: 'key-0001' })
    const [read, write] = calls
    expect(read).toMatchObject({ method: 'GET', url: '/api/api/things/a%2Fb?limit=5' })
    expect(read?.headers.authorization).toBe('Bearer token-1')
    expect(read?.headers['x-time-zone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(write).toMatchObject({ method: 'POST', url: '/api/api/things' })
    expect(JSON.parse(write?.body ?? '')).toEqual({
      name: 'Ação',
      idempotency_key: 'key-0001',
      sent_at: expect.any(Number),
    })
    expect(write?.headers['idempotency-key']).toBe('key-0001')
  })

  test('refused for its token is made once more with a new one', async () => {
    respond = ({ headers }, response) =>
      headers.authorization === 'Bearer token-2'
        ? json(response, 200, { message: SAVED })
        : json(response, 401, { code: 'unauthorized', message: '' })
    expect(await api('GET /things/:userId', { params: { userId: 'ana' }, query: {} })).toEqual({
      message: SAVED,
    })
  })

  test('refused twice fails with the server’s words', async () => {
    respond = (_, response) => json(response, 401, { code: 'unauthorized', message: 'Sua sessão terminou.' })
    const failed = api('POST /things', { body: { name: 'x' } })
    await expect(failed).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Sua sessão terminou.',
      status: 401,
    })
    expect(calls).toHaveLength(2)
  })

  test('refused once fails where nobody is signed in any more', async () => {
    respond = (_, response) => json(response, 401, { code: 'unauthorized', message: 'Sua sessão terminou.' })
    of = { ...of, bearer: async (renew) => (renew ? null : 'token-1') }
    const failed = client<typeof contract>(of, origin)('POST /things', { body: { name: 'x' } })
    await expect(failed).rejects.toMatchObject({ code: 'unauthorized', status: 401 })
    expect(calls).toHaveLength(1)
  })

  test('gives the errors by field', async () => {
    const errors = { name: ['Já existe uma matéria com esse nome!'] }
    respond = (_, response) => json(response, 409, { code: 'conflict', message: 'Já existe.', errors })
    const failed = api('POST /things', { body: { name: 'x' } })
    await expect(failed).rejects.toMatchObject({ name: 'ApiError', code: 'conflict', status: 409, errors })
  })

  test.each<[what: string, answer: (response: ServerResponse) => unknown]>([
    ['in no known shape', (response) => response.writeHead(404).end('<html>Not here</html>')],
    ['with nothing', (response) => response.writeHead(204).end()],
    ['with half of it', (response) => response.writeHead(200).end('{"message":"O')],
    ['with less than it says', (response) => response.writeHead(200, { 'content-length': 99 }).write('{')],
    ['with a text', (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('OK')],
    ['with a word', (response) => json(response, 200, { message: 'OK' })],
    ['with a sentence of its own', (response) => json(response, 200, { message: 'Tudo certo!' })],
    ['with its body, but a status of nobody’s', (response) => json(response, 202, { message: SAVED })],
    ['with a refusal of another', (response) => json(response, 403, { message: 'Forbidden' })],
    [
      'with a refusal in another code',
      (response) => json(response, 403, { message: 'No.', code: 'FORBIDDEN' }),
    ],
    ['with a refusal by number', (response) => json(response, 401, { message: 'Sign in.', code: 401 })],
    ['with a refusal without words', (response) => json(response, 401, { code: 'unauthorized' })],
    [
      'with an error of another',
      (response) => json(response, 422, { error: { code: 'invalid', message: 'No.' } }),
    ],
    ['with errors, but not of fields', (response) => json(response, 400, { message: 'No.', errors: {} })],
  ])('answered %s is offline, whoever answered', async (_what, answer) => {
    respond = (_, response) => {
      answer(response)
      setTimeout(() => response.socket?.destroy(), 50)
    }
    const failed = api('POST /things', { body: { name: 'x' } })
    await expect(failed).rejects.toMatchObject({ code: 'offline', status: 0, cause: expect.any(Response) })
  })

  test('sent on to another call is offline, whatever that is answered', async () => {
    respond = ({ url }, response) =>
      url === '/api/api/things'
        ? response.writeHead(307, { location: '/elsewhere' }).end()
        : json(response, 404, { code: 'not_found', message: 'Não encontrado.' })
    const failed = api('POST /things', { body: { name: 'x' } })
    await expect(failed).rejects.toMatchObject({ code: 'offline', cause: expect.any(Response) })
  })

  test('refused for its fields needs no other code', async () => {
    const errors = { name: ['Muito longo.'] }
    respond = (_, response) => json(response, 422, { message: 'Confira os campos.', errors })
    const failed = api('POST /things', { body: { name: 'x' } })
    await expect(failed).rejects.toMatchObject({ code: 'invalid', status: 422, errors })
  })

  test.each([
    ['a page', '<html>Oops</html>'],
    ['nothing', ''],
    ['data of its own', '{"message":"Internal Server Error","code":"INTERNAL"}'],
  ])(
    'answered by a gateway in trouble with %s is its trouble, and never our refusal',
    async (_what, body) => {
      respond = (_, response) => response.writeHead(500).end(body)
      const failed = api('POST /things', { body: { name: 'x' } })
      await expect(failed).rejects.toMatchObject({ code: 'internal', status: 502 })
    },
  )

  test.each([
    ['a page', 'text/html', '<h1>Wi-Fi</h1>'],
    ['data of another', 'application/json', '{"type":"text"}'],
  ])('that streams and is answered with %s is offline', async (_what, type, body) => {
    respond = (_, response) => response.writeHead(200, { 'content-type': type }).end(body)
    const events = streamClient<typeof contract>(of, origin)('POST /reports', { body: { name: 'x' } })
    await expect(events.next()).rejects.toMatchObject({ code: 'offline' })
    respond = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end('{"type":"done"}\n')
    expect(
      await Array.fromAsync(
        streamClient<typeof contract>(of, origin)('POST /reports', { body: { name: 'x' } }),
      ),
    ).toEqual([{ type: 'done' }])
  })

  test.each([
    ['a page', '<h1>Wi-Fi</h1>\n'],
    ['data of another', '{"status":"ok"}\n'],
    ['an empty object', '{}\n'],
    ['a number', '7\n'],
  ])('that streams and tells %s in an event’s place is offline', async (_what, line) => {
    respond = (_, response) => response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(line)
    const events = streamClient<typeof contract>(of, origin)('POST /reports', { body: { name: 'x' } })
    await expect(events.next()).rejects.toMatchObject({ code: 'offline' })
  })

  test('without an answer in time is offline', async () => {
    respond = () => undefined
    const failed = api('POST /things', { body: { name: 'x' }, timeout: 50 })
    await expect(failed).rejects.toMatchObject({
      code: 'offline',
      message: 'Erro de conexão com o servidor.',
    })
  })

  test('given up by its caller rejects with the caller’s reason', async () => {
    respond = () => undefined
    const { signal, abort } = abortable()
    const failed = api('POST /things', { body: { name: 'x' }, signal })
    setTimeout(() => abort(new Error('left the page')), 20)
    await expect(failed).rejects.toThrow('left the page')
  })
})

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: (reason: Error) => controller.abort(reason) }
}
