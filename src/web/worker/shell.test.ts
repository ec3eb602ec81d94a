import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShell } from './shell.ts'

const ORIGIN = 'https://posse.example'
const PART = '/assets/study-1a2b.js'
const shell = () => openShell({ version: '1', files: [[PART, '']] })

let answer: () => Response
let cached: Map<string, Response>
const pathOf = (what: RequestInfo) => new URL(typeof what === 'string' ? what : what.url, ORIGIN).pathname

beforeEach(() => {
  cached = new Map()
  const match = async (what: RequestInfo) => cached.get(pathOf(what))
  const cache = {
    match,
    put: async (what: RequestInfo, response: Response) => void cached.set(pathOf(what), response),
  }
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('caches', { open: async () => cache, match, delete: async () => cached.clear() })
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => vi.unstubAllGlobals())

const as = (type: string | null, status = 200) => {
  const response = new Response(status === 204 ? null : 'x', { status })
  response.headers.delete('content-type')
  if (type) response.headers.set('content-type', type)
  return response
}

test.each([
  ['its page', as.bind(null, 'text/html; charset=utf-8')],
  ['a text', as.bind(null, 'text/plain')],
  ['data', as.bind(null, 'application/json')],
  ['something of no type', as.bind(null, null)],
  ['nothing', as.bind(null, null, 204)],
  ['a refusal', as.bind(null, 'text/javascript', 403)],
])(
  'what in between answers %s for a part of the app leaves nothing of it on the device',
  async (_what, reply) => {
    answer = reply
    await expect(shell().install()).rejects.toThrow(PART)
    await shell().answer(new Request(ORIGIN + PART))
    expect([...cached]).toEqual([])
  },
)

test.each(['text/javascript; charset=utf-8', 'text/css', 'font/woff2', 'image/svg+xml'])(
  'a part of the app (%s) is kept when the app is installed and when it is first seen',
  async (type) => {
    answer = () => as(type)
    await shell().install()
    expect([...cached.keys()]).toEqual([PART])
    cached.clear()
    await shell().answer(new Request(ORIGIN + PART))
    expect([...cached.keys()]).toEqual([PART])
  },
)
