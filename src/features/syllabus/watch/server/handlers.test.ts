import type { RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../../../harness/app.ts'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { type ExamFeed, openExamFeed, page } from '../../../../../harness/exam-feed.ts'
import { looking } from './handlers.ts'

const LOG = pino({ level: 'silent' })
const HERE: LookupFunction = (_name, { all }, found) =>
  all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)

const html = (...links: string[]) =>
  `<html><p>Atualizado às ${Math.random()}</p><ul>${links
    .map((words, at) => `<li><a href="/d/${at}.pdf?s=${Math.random()}">${words}</a></li>`)
    .join('')}</ul></html>`
const shows =
  (...links: string[]): RequestListener =>
  (request, response) =>
    page(200, html(...links))(request, response)

describe.each(engines)('the page of an exam on $name', ({ open }) => {
  let database: TestDatabase
  let server: ExamFeed
  let posse: TestApp
  let ana: TestStudent
  let target: number
  let url: string

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    server = await openExamFeed(shows('Edital de abertura', 'Retificação nº 1'))
    url = `http://banca.example:${new URL(server.url).port}/concurso`
    posse = await openTestApp(database.db, { dataDir: database.dataDir })
    ana = await posse.signUp('Ana')
    target = await targetOf(ana)
  })
  afterEach(async () => {
    await posse.close()
    await server.close()
    await database.db.deleteFrom('page_watch').execute()
    await database.db.deleteFrom('watched_page').execute()
  })

  const targetOf = async (student: TestStudent): Promise<number> =>
    (await student.call('POST /targets', { body: { user_id: student.id, body: 'TRF' } })).body.data.id
  const watch = (student = ana, id = target, address = url) =>
    student.call(`PUT /page-watches/${id}`, { body: { user_id: student.id, url: address } })
  const read = async (student = ana) => (await student.call(`GET /page-watches/${student.id}`)).body
  const names = async (student = ana) =>
    (await read(student))[0]?.news.map(({ name }: { name: string }) => name)
  const row = () => database.db.selectFrom('watched_page').selectAll().executeTakeFirstOrThrow()
  const look = async (reading: Parameters<typeof looking>[1] = {}) => {
    await database.db.updateTable('watched_page').set({ next_fetch_at: new Date() }).execute()
    await looking(LOG, { lookup: HERE, timeoutMs: 2000, breathMs: 0, ...reading }).run(database.db)
  }

  it('tells once what appeared since it is watched, with its link, on all devices', async () => {
    expect(await watch()).toMatchObject({ status: 200 })
    expect(await read()).toEqual([
      { target_id: target, url, looked_at: null, documents: 0, failing: false, news: [] },
    ])
    await look()
    expect(await read()).toMatchObject([{ documents: 1, news: [], looked_at: expect.any(String) }])
    server.answer(shows('Edital de abertura', 'Retificação nº 1', 'Gabarito preliminar', 'Local de prova'))
    await look()
    await look()
    const [{ news }] = await read()
    expect(news).toEqual([
      {
        id: expect.any(Number),
        kind: 'answer_key',
        name: 'Gabarito preliminar',
        link: expect.stringMatching(/^http:\/\/banca\.example:\d+\/d\/2\.pdf/),
        found_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ])
    const seen = await ana.call(`POST /page-watches/${target}/seen`, {
      body: { user_id: ana.id, until: news[0].id },
    })
    expect(seen.body).toEqual({ message: 'Marcado como visto.' })
    await look()
    expect(await names()).toEqual([])
  })

  it('is asked once for all who watch it, every six hours, and says nothing of them', async () => {
    const bia = await posse.signUp('Bia')
    await watch()
    await look()
    server.answer(shows('Edital de abertura', 'Retificação nº 1', 'Resultado final'))
    await watch(bia, await targetOf(bia))
    await look()
    expect(server.requests).toHaveLength(2)
    expect([await names(), await names(bia)]).toEqual([['Resultado final'], ['Resultado final']])
    const { next_fetch_at, fetched_at } = await row()
    expect(next_fetch_at.getTime() - Number(fetched_at)).toBe(6 * 3_600_000)
    const { host, connection, ...told } = server.requests[0] ?? {}
    expect(Object.keys(told).sort()).toEqual(['accept', 'accept-encoding', 'user-agent'])
    const late = await posse.signUp('Eva')
    await watch(late, await targetOf(late))
    expect(await names(late), 'what was there before is no news').toEqual([])
  })

  it('is asked by its ETag, and stays as it was where it says that nothing changed', async () => {
    server.answer((request, response) =>
      request.headers['if-none-match'] === '"1"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"1"', 'content-type': 'text/html' }).end(html('Gabarito')),
    )
    await watch()
    await look()
    await look()
    expect(server.requests[1]).toMatchObject({ 'if-none-match': '"1"' })
    expect(await read()).toMatchObject([{ documents: 1, failing: false, news: [] }])
  })

  it('may be a file, which is news when it was changed for another', async () => {
    const pdf = (text: string) => page(200, `%PDF-1.7 ${text}`, 'application/pdf')
    server.answer(pdf('a'))
    await watch()
    await look()
    await look()
    expect(await names()).toEqual([])
    server.answer(pdf('b'))
    await look()
    expect(await read()).toMatchObject([{ news: [{ kind: 'file', name: '', link: url }] }])
  })

  it.each<[string, RequestListener, string]>([
    ['is in trouble', page(500, 'no'), 'status 500'],
    ['never answers', () => undefined, 'no whole answer in time'],
    [
      'drips without end',
      (_request, response) => {
        const drip = setInterval(() => response.write('<a href=x>Gabarito</a>'), 20)
        response.once('close', () => clearInterval(drip))
      },
      'no whole answer in time',
    ],
    [
      'has ten megabytes',
      (_request, response) => response.end('<a href=x>Gabarito</a>'.repeat(500_000)),
      'more than 5242880 bytes',
    ],
    [
      'leads into this network',
      (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/gabarito' }).end(),
      'a redirect to another server: http://169.254.169.254',
    ],
    [
      'leads in a circle',
      (_request, response) => response.writeHead(302, { location: '/concurso' }).end(),
      'more than 5 redirects',
    ],
    ['hangs up', (_request, response) => response.destroy(), 'socket hang up'],
  ])('that %s is no news, and is asked ever more seldom', async (_what, answer, reason) => {
    await watch()
    await look()
    server.answer(answer)
    const timeoutMs = reason.includes('in time') ? 300 : 10_000
    await look({ timeoutMs })
    await look({ timeoutMs })
    expect(await row()).toMatchObject({ failures: 2, last_error: reason })
    expect((await row()).next_fetch_at.getTime() - Date.now()).toBeGreaterThan(60_000)
    expect(await read()).toMatchObject([{ failing: true, documents: 1, news: [] }])
    server.answer(shows('Edital de abertura', 'Retificação nº 1', 'Convocação'))
    await look()
    expect(await read()).toMatchObject([{ failing: false, news: [{ kind: 'summons', name: 'Convocação' }] }])
  })

  it('is followed on its own server, and read in its own charset', async () => {
    server.answer((request, response) =>
      request.url === '/nova'
        ? response
            .writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' })
            .end(Buffer.from(html('Convocação'), 'latin1'))
        : response.writeHead(301, { location: '/nova' }).end(),
    )
    await watch()
    await look()
    expect(await read()).toMatchObject([{ documents: 1, failing: false }])
  })

  it('that stands in this network is never asked', async () => {
    const port = new URL(server.url).port
    await watch(ana, target, `http://localhost:${port}/`)
    await database.db.updateTable('watched_page').set({ next_fetch_at: new Date() }).execute()
    await looking(LOG, { breathMs: 0 }).run(database.db)
    expect(await row()).toMatchObject({ last_error: 'an address that is not public' })
    expect(server.requests).toEqual([])
  })

  it.each([
    '',
    'banca',
    'ftp://banca.example/',
    'javascript:alert(1)',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://10.0.0.1/x',
    'http://ana:senha@banca.example/',
  ])('is not watched at “%s”, and the student is told what to write', async (address) => {
    const { status, body } = await watch(ana, target, address)
    expect([status, body.errors?.url]).toEqual([
      422,
      ['Informe o endereço da página, começando com http:// ou https://.'],
    ])
    expect(await read()).toEqual([])
  })

  it('is changed for another, or watched no more, and is then asked no more', async () => {
    await watch()
    await watch(ana, target, `${url}/outra#topo`)
    expect(await read()).toMatchObject([{ url: `${url}/outra` }])
    await look()
    expect(server.requests).toHaveLength(1)
    const ended = await ana.call(`DELETE /page-watches/${target}`)
    expect(ended.body).toEqual({ message: 'A página não é mais acompanhada.' })
    await look()
    expect(server.requests).toHaveLength(1)
    expect(await database.db.selectFrom('watched_page').select('url').execute()).toEqual([])
  })

  it('goes with its target', async () => {
    await watch()
    await ana.call(`DELETE /targets/${target}`)
    expect(await read()).toEqual([])
  })

  it('privacy: another student can neither see, change nor end what one watches', async () => {
    const bia = await posse.signUp('Bia')
    await watch()
    expect((await bia.call(`GET /page-watches/${ana.id}`)).status).toBe(403)
    expect((await watch(bia, target)).status).toBe(404)
    const asAna = { body: { user_id: ana.id, url } }
    expect((await bia.call(`PUT /page-watches/${target}`, asAna)).status).toBe(403)
    await bia.call(`DELETE /page-watches/${target}`)
    await bia.call(`POST /page-watches/${target}/seen`, { body: { user_id: bia.id, until: 999 } })
    expect(await read()).toHaveLength(1)
    expect((await posse.call(`GET /page-watches/${ana.id}`)).status).toBe(401)
  })
})
