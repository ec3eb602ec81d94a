import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

export interface ServerAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Behaviour for a request: it may ask the server, and may answer itself. */
export type ProxyBehaviour = (answer: ServerResponse, passing: PassingRequest) => unknown

export interface PassingRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Asks the server, with the caller's headers or with these. */
  readonly forward: (headers?: IncomingHttpHeaders) => Promise<ServerAnswer>
  /** The server's earlier answer to the same call, as a cache has it. */
  readonly earlier: ServerAnswer | undefined
}

/** An intermediary between a browser and the server at `target`, such as a proxy or a hotel's Wi-Fi. */
export interface FaultyProxy {
  readonly url: string
  /** Sets the behaviour for all further requests; by default it passes them on. */
  behave(way?: ProxyBehaviour): void
  close(): Promise<void>
}

export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  const cache = new Map<string, ServerAnswer>()
  let way: ProxyBehaviour = pass
  const server = createServer(async (incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming
    const body = Buffer.concat(await Array.fromAsync(incoming))
    const call = `${method} ${url}`
    const forward = async (as = headers) => {
      const answered = await askServer(target + url, { method, headers: as }, body)
      cache.set(call, answered)
      return answered
    }
    await way(answer, { path: url, headers, body, forward, earlier: cache.get(call) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (to = pass) => {
      way = to
      server.closeAllConnections()
    },
    close: async () => {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}

const pass: ProxyBehaviour = async (answer, { forward }) => {
  const { status, headers, body } = await forward()
  answer.writeHead(status, headers).end(body)
}

async function askServer(
  url: string,
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  body: Buffer,
): Promise<ServerAnswer> {
  const asking = request(url, { method, headers, agent: false }).end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const chunks = await Array.fromAsync(response)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}

/** Simulates a browser's globals: an address, a cookie and storage. */
export async function stubBrowser(origin: string, cookie: string) {
  const stored = new Map<string, string>()
  const { fetch } = globalThis
  vi.stubGlobal('ANSWER_SHAPE', 'as it is')
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    const headers = new Headers(how.headers)
    headers.set('cookie', cookie)
    return fetch(new URL(path, origin), { ...how, headers })
  })
}
