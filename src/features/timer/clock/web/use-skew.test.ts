import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilCompared } from './use-skew.ts'

const HOUR = 3_600_000

let answer: () => Response
let end: () => void

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => answer())
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

const dated = (ahead: number, type = 'application/json; charset=utf-8') => ({
  'content-type': type,
  date: new Date(Date.now() + ahead).toUTCString(),
})
const ours = () => Response.json({ status: 'ok' }, { headers: dated(0) })

test.each<[what: string, stranger: () => Response]>([
  ['an empty object', () => Response.json({}, { headers: dated(-HOUR) })],
  ['data of its own', () => Response.json({ status: 'ok', message: 'Oi' }, { headers: dated(-HOUR) })],
  ['null', () => Response.json(null, { headers: dated(HOUR) })],
  ['its page', () => new Response('<h1>Wi-Fi</h1>', { headers: dated(HOUR, 'text/html') })],
  ['its page, called data', () => new Response('<h1>Wi-Fi</h1>', { headers: dated(HOUR) })],
  ['nothing', () => new Response(null, { status: 204, headers: dated(HOUR) })],
  ['a refusal', () => Response.json({ status: 'ok' }, { status: 403, headers: dated(HOUR) })],
])('the clock of who answers with %s for the server says nothing of ours', async (_what, stranger) => {
  const listener = vi.fn()
  answer = stranger
  end = untilCompared(listener)
  await new Promise((done) => setTimeout(done, 20))
  expect(listener).not.toHaveBeenCalled()
  answer = ours
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  expect(Math.abs(listener.mock.lastCall?.[0])).toBeLessThan(2000)
})
