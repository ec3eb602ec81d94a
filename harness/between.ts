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

/** What the server answered. */
export interface Given {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What stands in between does with a request: it may ask the server, and may say something of its own. */
export type Way = (answer: ServerResponse, asked: Asked) => unknown

/** A request, as what stands in between sees it. */
export interface Asked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Asks the server, with these headers where they are not the caller's own. */
  readonly lead: (headers?: IncomingHttpHeaders) => Promise<Given>
  /** The server's earlier answer to the same call, as a cache has it. */
  readonly earlier: Given | undefined
}

/** Something between a browser and the server at `target`, such as a proxy or the Wi-Fi of a hotel. */
export interface Between {
  readonly url: string
  /** From now on every request goes this way; without one it goes to the server and back. */
  go(way?: Way): void
  close(): Promise<void>
}

/** Opens it on a free port. */
export async function openBetween(target: string): Promise<Between> {
  const cache = new Map<string, Given>()
  let way: Way = pass
  const server = createServer(async (asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked
    const body = Buffer.concat(await Array.fromAsync(asked))
    const call = `${method} ${url}`
    const lead = async (as = headers) => {
      const given = await askServer(target + url, { method, headers: as }, body)
      cache.set(call, given)
      return given
    }
    await way(answer, { path: url, headers, body, lead, earlier: cache.get(call) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    go: (to = pass) => {
      way = to
      server.closeAllConnections()
    },
    close: async () => {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}

const pass: Way = async (answer, { lead }) => {
  const { status, headers, body } = await lead()
  answer.writeHead(status, headers).end(body)
}

async function askServer(
  url: string,
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  body: Buffer,
): Promise<Given> {
  const asking = request(url, { method, headers, agent: false }).end(body)
  const [given] = (await once(asking, 'response')) as [IncomingMessage]
  const chunks = await Array.fromAsync(given)
  return { status: given.statusCode ?? 0, headers: given.headers, body: Buffer.concat(chunks) }
}

/** What the web finds in a browser: an address to call, a cookie, and places that keep things. */
export async function pretendBrowser(origin: string, cookie: string) {
  const kept = new Map<string, string>()
  const { fetch } = globalThis
  vi.stubGlobal('ANSWER_SHAPE', 'as it is')
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    const headers = new Headers(how.headers)
    headers.set('cookie', cookie)
    return fetch(new URL(path, origin), { ...how, headers })
  })
}
