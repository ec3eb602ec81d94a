import type { LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { dayOfFeed, type ExamFeed, listing, openExamFeed, page } from '../../../../harness/exam-feed.ts'
import { openSource } from './port.ts'

const NEW = { etag: null, lastModified: null }
const MEGABYTE = 1024 * 1024

let feed: ExamFeed | undefined
afterEach(() => feed?.close())

const fails = (reason: string | RegExp) => ({ kind: 'failed', reason: expect.stringMatching(reason) })

describe('a source', () => {
  it('is read as JSON, and says how to ask whether it changed', async () => {
    const items = dayOfFeed('2026-08-10')
    feed = await openExamFeed(listing(items))
    const source = openSource(feed.url)
    const first = await source.fetch(NEW)
    expect(first).toEqual({
      kind: 'answer',
      json: JSON.parse(JSON.stringify(items)),
      validators: { etag: expect.stringMatching(/^"\w+"$/), lastModified: null },
    })
    expect(feed.requests[0]).not.toHaveProperty('if-none-match')
    if (first.kind === 'answer') expect(await source.fetch(first.validators)).toEqual({ kind: 'unchanged' })
  })

  it('is asked by the day of its last change if it has no ETag', async () => {
    const lastModified = 'Mon, 10 Aug 2026 09:00:00 GMT'
    feed = await openExamFeed((request, response) => {
      if (request.headers['if-modified-since'] === lastModified) response.writeHead(304).end()
      else response.writeHead(200, { 'last-modified': lastModified }).end('[]')
    })
    const source = openSource(feed.url)
    const validators = { etag: null, lastModified }
    expect(await source.fetch(NEW)).toEqual({ kind: 'answer', json: [], validators })
    expect(await source.fetch(validators)).toEqual({ kind: 'unchanged' })
  })

  it('gets no data about students or this server', async () => {
    feed = await openExamFeed(listing([]))
    await openSource(feed.url).fetch(NEW)
    const { host, connection, ...rest } = feed.requests[0] ?? {}
    expect(Object.keys(rest).sort()).toEqual(['accept', 'accept-encoding', 'user-agent'])
    expect(rest['user-agent']).toBe('Posse')
  })

  it.each([
    ['a byte order mark', Buffer.from('\ufeff{"titulo":"Ação"}'), 'application/json'],
    ['another charset', Buffer.from('{"titulo":"Ação"}', 'latin1'), 'application/json; charset=ISO-8859-1'],
    ['a charset that nobody knows', Buffer.from('{"titulo":"Ação"}'), 'text/plain; charset=klingon'],
  ])('may have %s', async (_what, body, type) => {
    feed = await openExamFeed((_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    )
    expect(await openSource(feed.url).fetch(NEW)).toMatchObject({ kind: 'answer', json: { titulo: 'Ação' } })
  })

  it('may be packed', async () => {
    const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    feed = await openExamFeed((_request, response) => response.writeHead(200, packed).end(gzipSync('[1]')))
    expect(await openSource(feed.url).fetch(NEW)).toMatchObject({ kind: 'answer', json: [1] })
  })

  it('is followed to where it moved on its own server', async () => {
    feed = await openExamFeed((request, response) =>
      request.url === '/nova'
        ? response.end('[1]')
        : response.writeHead(301, { location: '/nova' }).end('moved'),
    )
    expect(await openSource(feed.url).fetch(NEW)).toMatchObject({ kind: 'answer', json: [1] })
  })
})

describe('a source fails', () => {
  it.each([
    ['by a status', page(500, 'no'), 'status 500'],
    ['by a page that is not there', page(404, '<h1>404</h1>'), 'status 404'],
    ['without a body', page(204, ''), 'status 204'],
    ['by HTML instead of JSON', page(200, '<!doctype html><p>Manutenção'), 'HTML instead of JSON'],
    ['by nothing', page(200, '', 'application/json'), 'not JSON'],
    ['by half of a JSON', page(200, '[{"titulo": "Pre', 'application/json'), 'not JSON'],
    ['by “unchanged” to who asked for the first time', page(304, ''), 'status 304'],
  ])('%s', async (_what, answer, reason) => {
    feed = await openExamFeed(answer)
    expect(await openSource(feed.url).fetch(NEW)).toEqual(fails(reason))
  })

  it.each([
    ['in a loop', '/concursos.json', 'more than 5 redirects'],
    ['to a file', 'file:///etc/passwd', 'a redirect that leads off the web'],
    ['to nowhere', 'http://', 'a redirect that leads off the web'],
  ])('by a redirect %s', async (_what, location, reason) => {
    feed = await openExamFeed((_request, response) => response.writeHead(302, { location }).end())
    expect(await openSource(feed.url).fetch(NEW)).toEqual(fails(reason))
    expect(feed.requests.length).toBeLessThanOrEqual(6)
  })

  /** The source's owner may lead on to this machine, its network, or a cloud's own addresses. */
  const LEADING_AWAY = (port: string) => [
    ...[
      'localhost',
      '127.0.0.1',
      '127.1',
      '0x7f.0.0.1',
      '2130706433',
      '0',
      '[::1]',
      '[::ffff:127.0.0.1]',
    ].map((host) => `http://${host}:${port}/`),
    `//127.0.0.1:${port}/`,
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://[fe80::1]/',
    'http://100.100.100.200/',
    'https://outro.exemplo.com.br/concursos.json',
  ]

  it('by a redirect to any other server, which is not asked', async () => {
    const inner = await openExamFeed(listing([1]))
    onTestFinished(() => inner.close())
    for (const location of LEADING_AWAY(new URL(inner.url).port)) {
      feed = await openExamFeed((_request, response) => response.writeHead(302, { location }).end())
      expect(await openSource(feed.url).fetch(NEW), location).toEqual(
        fails(/^a redirect to another server: http.*EXAMS_FEED_URL/),
      )
      expect(feed.requests).toHaveLength(1)
      await feed.close()
    }
    expect(inner.requests).toEqual([])
  })

  it('never by another machine that takes its name between two redirects', async () => {
    feed = await openExamFeed((request, response) =>
      request.url === '/nova' ? response.end('[1]') : response.writeHead(302, { location: '/nova' }).end(),
    )
    const names: string[] = []
    const lookup: LookupFunction = (name, _options, found) => {
      names.push(name)
      found(null, [{ address: names.length === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }])
    }
    const { port } = new URL(feed.url)
    const source = openSource(`http://concursos.exemplo.com.br:${port}/lista.json`, { lookup })
    expect(await source.fetch(NEW)).toMatchObject({ kind: 'answer', json: [1] })
    expect(names).toEqual(['concursos.exemplo.com.br'])
    expect(feed.requests.map(({ host }) => host)).toEqual(
      new Array(2).fill(`concursos.exemplo.com.br:${port}`),
    )
  })

  it('by 50 MB packed into 50 kB, of which it unpacks no more than it takes', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE, ' '))
    feed = await openExamFeed((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    expect(await openSource(feed.url).fetch(NEW)).toEqual(fails('more than 5242880 bytes'))
  })

  it('by a pack that is none', async () => {
    feed = await openExamFeed((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('[1]'),
    )
    expect(await openSource(feed.url).fetch(NEW)).toMatchObject({ kind: 'failed' })
  })

  it('by 50 MB, of which it is spared the most', async () => {
    let sent = 0
    const line = `${JSON.stringify({ titulo: 'Prefeitura', resumo: 'a'.repeat(MEGABYTE / 4) })},`
    feed = await openExamFeed((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[')
      const more = () => {
        while (sent < 50 * MEGABYTE && !response.destroyed) {
          sent += line.length
          if (!response.write(line)) return response.once('drain', more)
        }
        return response.end('{}]')
      }
      more()
    })
    expect(await openSource(feed.url).fetch(NEW)).toEqual(fails('more than 5242880 bytes'))
    expect(sent).toBeLessThan(30 * MEGABYTE)
  })

  it('by a drop at a time that never ends', async () => {
    let timer: NodeJS.Timeout | undefined
    feed = await openExamFeed((_request, response) => {
      timer = setInterval(() => response.write(' '), 20)
    })
    expect(await openSource(feed.url, { timeoutMs: 300 }).fetch(NEW)).toEqual(
      fails('no whole answer in time'),
    )
    clearInterval(timer)
  })

  it('by silence, also behind redirects', async () => {
    feed = await openExamFeed((request, response) => {
      if (request.url !== '/silencio') response.writeHead(302, { location: '/silencio' }).end()
    })
    expect(await openSource(feed.url, { timeoutMs: 300 }).fetch(NEW)).toEqual(
      fails('no whole answer in time'),
    )
  })

  it('by an answer that breaks off', async () => {
    feed = await openExamFeed((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await openSource(feed.url).fetch(NEW)).toMatchObject({ kind: 'failed' })
  })

  it('by refusing the connection', async () => {
    feed = await openExamFeed(listing([]))
    await feed.close()
    expect(await openSource(feed.url).fetch(NEW)).toEqual(fails('ECONNREFUSED'))
  })
})
