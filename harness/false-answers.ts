import type { IncomingHttpHeaders } from 'node:http'
import type { ProxyBehaviour } from './faulty-proxy.ts'

const PAGE = '<!doctype html><h1>Entre para usar o Wi-Fi</h1>'
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const says =
  (status: number, headers: Record<string, string> = {}, body = ''): ProxyBehaviour =>
  (answer) =>
    answer.writeHead(status, headers).end(body)
const page = (status: number) => says(status, HTML, PAGE)
/** Answers this, as data. */
export const dataAnswer = (status: number, body: unknown) => says(status, JSON_TYPE, JSON.stringify(body))

/** The server's own headers, but for how long the body is. */
export const withoutLength = ({ 'content-length': _, ...headers }: IncomingHttpHeaders) => headers

/** Ways in which something in between answers for the server. */
export const FALSE_ANSWERS: [what: string, way: ProxyBehaviour][] = [
  ['204', says(204)],
  ['200 and nothing', says(200)],
  ['200 and an empty object', dataAnswer(200, {})],
  ['200 and an empty list', dataAnswer(200, [])],
  ['200 and null', dataAnswer(200, null)],
  ['200 and data of its own', dataAnswer(200, { status: 'ok', message: 'Bem-vindo!' })],
  ['201 and a record of its own', dataAnswer(201, { id: 7, user_id: 'x', study_time: 60, ativo: 1 })],
  ['200 and a text', says(200, { 'content-type': 'text/plain' }, 'OK')],
  ['200 and its page', page(200)],
  ['200 and its page, called data', says(200, JSON_TYPE, PAGE)],
  [
    'a way to its page',
    (answer, { path }) =>
      path === '/entrar' ? answer.end(PAGE) : answer.writeHead(302, { location: '/entrar' }).end(),
  ],
  ['304', says(304)],
  ['400 and its page', page(400)],
  ['401 and its page', page(401)],
  ['401 and data of its own', dataAnswer(401, { message: 'Unauthorized' })],
  ['401 and a number', dataAnswer(401, { message: 'Sign in.', code: 401 })],
  ['403 and its page', page(403)],
  ['403 and data of its own', dataAnswer(403, { message: 'Forbidden' })],
  ['403 and an error of its own', dataAnswer(403, { error: { code: 'forbidden', message: 'Blocked.' } })],
  ['404 and its page', page(404)],
  ['404 and data of its own', dataAnswer(404, { message: 'Not found.', code: 'NoSuchKey' })],
  ['407 and its page', page(407)],
  ['422 and data of its own', dataAnswer(422, { message: 'Unprocessable', errors: null })],
  ['429 and a text', says(429, { 'retry-after': '1' }, 'Slow down')],
  ['500 and its page', page(500)],
  ['502 and its page', page(502)],
  ['503 and data of its own', dataAnswer(503, { message: 'Busy.', code: 'unavailable' })],
  ['511 and its page', page(511)],
  [
    'what it was asked',
    (answer, { headers, body }) =>
      answer.writeHead(200, { ...withoutLength(headers), ...JSON_TYPE }).end(body),
  ],
  [
    'half of what the server answers, and breaks off',
    async (answer, { forward }) => {
      const { status, headers, body } = await forward()
      answer.writeHead(status, headers).write(body.subarray(0, body.length / 2))
      setTimeout(() => answer.destroy(), 20)
    },
  ],
  [
    'half of what the server answers, as if it were all',
    async (answer, { forward }) => {
      const { status, headers, body } = await forward()
      answer.writeHead(status, withoutLength(headers)).end(body.subarray(0, body.length / 2))
    },
  ],
  [
    'bytes that cannot be unpacked',
    async (answer, { forward }) => {
      const { status, headers, body } = await forward()
      answer.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(body)
    },
  ],
  ['nothing, and hangs up', (answer) => answer.destroy()],
]

/** Ways in which it lets the page wait, until the page gives up. */
export const ENDLESS_ANSWERS: [what: string, way: ProxyBehaviour][] = [
  ['nothing, and does not hang up', () => undefined],
  [
    'a byte now and then',
    async (answer, { forward }) => {
      const { status, headers, body } = await forward()
      answer.writeHead(status, headers)
      let sent = 0
      const trickle = setInterval(() => answer.write(body.subarray(sent, ++sent)), 400)
      answer.on('close', () => clearInterval(trickle))
    },
  ],
]

/** Answers like a cache that keeps too much: with old answers of the server itself. */
export const answerFromCache: ProxyBehaviour = (answer, { earlier }) =>
  earlier ? answer.writeHead(earlier.status, earlier.headers).end(earlier.body) : answer.writeHead(504).end()
