import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const TRICKLE_MS = 400

/** Answer that somebody in between gives to everything. */
export interface FalseAnswer {
  readonly status: number
  readonly type?: string
  readonly body?: string
}

const PAGE = { type: 'text/html', body: '<h1>Wi-Fi</h1>' }
const WIFI: FalseAnswer = { status: 200, ...PAGE }

/** False answers such as are met: a hotel's Wi-Fi, a company's proxy, a filter, a cache. */
export const FALSE_ANSWERS: readonly FalseAnswer[] = [
  WIFI,
  { status: 204 },
  { status: 200, type: 'application/json', body: '{}' },
  { status: 200, type: 'text/plain', body: 'OK' },
  { status: 401, ...PAGE },
  { status: 403, ...PAGE },
  { status: 404, ...PAGE },
  { status: 503, ...PAGE },
]

type Torn = (method: string, path: string, headers: IncomingHttpHeaders) => boolean

/** The way between a browser and the app, which can be cut anywhere, also for what a service worker asks. */
export interface Network {
  /** Address in the browser's bar. */
  readonly url: string
  passTo(target: string): void
  /** Stops all traffic and tears requests under way, or only those that `(method, path) => boolean` picks. */
  cut(isCut?: Torn): void
  /** Stops all traffic without a sign: the browser thinks that it is connected, and waits. */
  stall(): void
  /** Every answer comes a byte now and then. */
  trickle(): void
  /** A stranger answers everything, as a hotel's Wi-Fi does before one has signed in to it. */
  answerFalsely(falseAnswer?: FalseAnswer): void
  /** Everything gets through again, and every answer arrives. */
  restore(): void
  /** The app gets these requests, but their answers get lost while it gives true. */
  loseAnswers(isLost: Torn): void
  /** Answers a path in the app's place; null for the app's own answer again. */
  replace(path: string, body: string | null): void
  close(): Promise<void>
}

const speak = (answer: ServerResponse, { status, type, body }: FalseAnswer) =>
  answer.writeHead(status, type ? { 'content-type': type } : {}).end(body)

async function trickle(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  for await (const chunk of response) {
    for (const byte of chunk as Buffer) {
      if (answer.destroyed) return
      answer.write(Buffer.of(byte))
      await sleep(TRICKLE_MS)
    }
  }
  answer.end()
}

const NEVER: Torn = () => false

export async function openNetwork(): Promise<Network> {
  let target = ''
  let isCut: Torn = NEVER
  let isLost: Torn = NEVER
  let way: 'open' | 'stalled' | 'trickling' | FalseAnswer = 'open'
  const replaced = new Map<string, string>()

  const lead = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    const forwarded = request(target + path, { method, headers, agent: false }, (response) => {
      if (isCut(method, path, headers) || isLost(method, path, headers))
        return void response.resume().on('end', () => incoming.socket.destroy())
      answer.writeHead(response.statusCode ?? 502, response.headers)
      if (way === 'trickling') trickle(response, answer)
      else response.pipe(answer)
    })
    forwarded.on('error', () => incoming.socket.destroy())
    incoming.pipe(forwarded)
  }
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    const own = replaced.get(path)
    if (way === 'stalled') return
    if (way !== 'open' && way !== 'trickling') speak(answer, way)
    else if (isCut(method, path, headers)) incoming.socket.destroy()
    else if (own === undefined) lead(incoming, answer)
    else answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(own)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passTo: (to) => {
      target = to
    },
    cut: (cut = () => true) => {
      isCut = cut
      server.closeAllConnections()
    },
    stall: () => {
      way = 'stalled'
    },
    trickle: () => {
      way = 'trickling'
    },
    answerFalsely: (falseAnswer = WIFI) => {
      way = falseAnswer
    },
    restore: () => {
      if (way === 'stalled' || way === 'trickling') server.closeAllConnections()
      way = 'open'
      isCut = NEVER
      isLost = NEVER
    },
    loseAnswers: (lost) => {
      isLost = lost
    },
    replace: (path, body) => void (body === null ? replaced.delete(path) : replaced.set(path, body)),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
