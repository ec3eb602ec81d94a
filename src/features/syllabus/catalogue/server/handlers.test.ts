import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../../../harness/app.ts'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { type ExamFeed, listing, openExamFeed, page } from '../../../../../harness/exam-feed.ts'
import { jsonOf } from '../../exchange/write.ts'
import { documentOf } from '../../format/tree-document.ts'
import { LISTING, LISTING_LIMITS } from '../listing.ts'
import { readingCatalogue, readingNow } from './handlers.ts'

const LOG = pino({ level: 'silent' })
const HOUR = 3_600_000

function edital(id: string, more: object = {}, topic = 'Crase'): { id: string; text: string } {
  const tree = { blocks: [{ name: '', subjects: [{ name: 'Português', topics: [{ text: topic }] }] }] }
  const about = { id, orgao: `Prefeitura de ${id}`, cargo: 'Guarda', banca: 'Idecan', ano: 2026 }
  return { id, text: jsonOf({ ...documentOf(tree, about), ...more }) }
}

type File = ReturnType<typeof edital>

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const listOf = (files: readonly (File & { url?: string; sha256?: string })[]) => ({
  formato: LISTING,
  editais: files.map(({ id, text, url = `arquivos/${id}.json`, sha256 = hashOf(text) }) => ({
    id,
    url,
    sha256,
  })),
})

function serving(files: readonly File[], instead: Record<string, RequestListener> = {}): RequestListener {
  const list = listing(listOf(files))
  return (request, response) => {
    const path = request.url ?? ''
    const other = instead[path]
    if (other) return other(request, response)
    if (path === '/lista.json') return list(request, response)
    const file = files.find(({ id }) => path === `/arquivos/${id}.json`)
    return file ? response.end(file.text) : response.writeHead(404).end()
  }
}

describe.each(engines)('a catalogue kept elsewhere on $name', ({ open }) => {
  let database: TestDatabase
  let server: ExamFeed
  let url: string
  let posse: TestApp
  let ana: TestStudent
  let asked: string[]

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    server = await openExamFeed(page(500, 'no'))
    url = new URL('/lista.json', server.url).href
    serve(serving([edital('lagoa'), edital('serra')]))
    posse = await openTestApp(database.db, { dataDir: database.dataDir, catalogueUrl: url })
    ana = await posse.signUp('Ana')
  })
  afterEach(async () => {
    await posse.close()
    await server.close()
  })

  function serve(listener: RequestListener) {
    asked = []
    server.answer((request, response) => {
      asked.push(request.url ?? '')
      listener(request, response)
    })
  }
  const visit = (timeoutMs = 2000) => readingCatalogue(url, LOG, timeoutMs).run(database.db)
  const later = async (timeoutMs?: number) => {
    await setTimeout(5)
    await visit(timeoutMs)
  }
  const ours = async () =>
    (await ana.call('GET /catalogue')).body
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => ['lagoa', 'serra', 'outro'].includes(id))
  const topicOf = async (id: string) =>
    (await ana.call(`GET /catalogue/${id}`)).body.blocos[0].disciplinas[0].topicos[0].texto
  const row = () =>
    database.db.selectFrom('catalogue_feed').selectAll().where('url', '=', url).executeTakeFirstOrThrow()

  it('stands beside the product’s own, and one tap makes a target of its editais', async () => {
    const own = (await ana.call('GET /catalogue')).body.length
    await visit()
    const { body: all } = await ana.call('GET /catalogue')
    expect(all).toHaveLength(own + 2)
    expect(all.find(({ id }: { id: string }) => id === 'lagoa')).toEqual({
      id: 'lagoa',
      body: 'Prefeitura de lagoa',
      position: 'Guarda',
      board: 'Idecan',
      year: 2026,
    })
    const made = await ana.call('POST /targets', { body: { user_id: ana.id, catalogue: 'lagoa' } })
    expect(made).toMatchObject({ status: 201, body: { data: { body: 'Prefeitura de lagoa', topics: 1 } } })
    expect((await ana.call('GET /catalogue/nenhum')).status).toBe(404)
  })

  it('is asked every six hours, and only for files that changed', async () => {
    await visit()
    expect(asked).toEqual(['/lista.json', '/arquivos/lagoa.json', '/arquivos/serra.json'])
    const { next_fetch_at, attempted_at } = await row()
    expect(next_fetch_at.getTime() - Number(attempted_at)).toBeGreaterThanOrEqual(6 * HOUR)
    serve(serving([edital('lagoa'), edital('serra')]))
    await later()
    expect(asked, 'an unchanged list is not sent again').toEqual(['/lista.json'])
    serve(serving([edital('lagoa', {}, 'Vírgula'), edital('serra')]))
    await later()
    expect(asked).toEqual(['/lista.json', '/arquivos/lagoa.json'])
    expect(await topicOf('lagoa')).toBe('Vírgula')
  })

  it('loses editais that leave its list, and a student’s target made of one stays', async () => {
    await visit()
    const { body } = await ana.call('POST /targets', { body: { user_id: ana.id, catalogue: 'serra' } })
    serve(serving([edital('lagoa')]))
    await later()
    expect(await ours()).toEqual(['lagoa'])
    expect((await ana.call(`GET /syllabus/${ana.id}/${body.data.id}`)).body.syllabus.document.id).toBe(
      'serra',
    )
  })

  it('brings a newer version of an edital of the product, and never an older one', async () => {
    const id = 'correios-2024-agente-carteiro'
    serve(serving([edital(id, { versao: 2 })]))
    await visit()
    expect((await ana.call(`GET /catalogue/${id}`)).body).toMatchObject({ versao: 2, banca: 'Idecan' })
    serve(serving([edital(id, { versao: 0.5 }), edital('lagoa')]))
    await later()
    expect((await ana.call(`GET /catalogue/${id}`)).body, 'a broken file changes nothing').toMatchObject({
      versao: 2,
    })
  })

  it.each([
    ['says that it is in trouble', page(500, 'no'), 'status 500'],
    ['shows a page', page(200, '<!doctype html><title>Manutenção</title>'), 'no list of editais'],
    ['sends half of it', page(200, '{"formato": "catalogo-ab'), 'no list of editais'],
    ['is of another format', listing({ formato: 'catalogo-aberto/9', editais: [] }), 'no list of editais'],
    ['lists nothing', listing(listOf([])), 'no edital in the list, 0 broken'],
    [
      'lists what is broken alone',
      listing({ formato: LISTING, editais: [null, 7, { id: '../x', url: 'a', sha256: 'b' }] }),
      'no edital in the list, 3 broken',
    ],
    [
      'is endless',
      ((_request, response) =>
        response.end(`[${' '.repeat(LISTING_LIMITS.bytes)}]`)) satisfies RequestListener,
      `more than ${LISTING_LIMITS.bytes} bytes`,
    ],
    ['never answers', (() => undefined) satisfies RequestListener, 'no whole answer in time'],
    [
      'leads to another server',
      ((_request, response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end()) satisfies RequestListener,
      'a redirect to another server: http://169.254.169.254',
    ],
  ])('stays as it was when its list %s', async (_what, answer, reason) => {
    await visit()
    serve(answer)
    await later(200)
    expect(await ours()).toEqual(['lagoa', 'serra'])
    expect(await row()).toMatchObject({ failures: 1, last_error: reason })
    serve(serving([edital('outro')]))
    await later()
    expect(await ours()).toEqual(['outro'])
    expect(await row()).toMatchObject({ failures: 0, last_error: null })
  })

  it('takes its good files even if others are hostile, broken or keep changing', async () => {
    await visit()
    const inner = await openExamFeed(listing([1]))
    const bad: [file: File, answer: RequestListener][] = [
      [edital('leva'), (_request, response) => response.writeHead(302, { location: inner.url }).end()],
      [edital('cala'), () => undefined],
      [edital('muda'), (_request, response) => response.end(edital('muda', { x: Math.random() }).text)],
      [edital('some'), page(404, 'no')],
      [edital('pesa'), (_request, response) => response.end(' '.repeat(LISTING_LIMITS.file + 1))],
    ]
    const wrong = [
      { ...edital('nome'), text: edital('outro-nome').text },
      { id: 'alheio', text: '{"disciplinas":[{"nome":"A","topicos":["B"]}]}' },
      { id: 'html', text: '<html>' },
      { id: 'novo', text: edital('novo', { formato: 'planilha/1' }).text },
    ]
    const files = [...bad.map(([file]) => file), ...wrong, edital('lagoa'), edital('serra', {}, 'Vírgula')]
    const list = listOf(files)
    const away = ['leva2', 'dentro', 'arquivo', 'senha'].map((id, at) => ({
      id,
      sha256: 'a'.repeat(64),
      url: [inner.url, 'http://10.0.0.1/x.json', 'file:///etc/passwd', `http://eu@${new URL(url).host}/x`][
        at
      ],
    }))
    const instead = Object.fromEntries(bad.map(([{ id }, answer]) => [`/arquivos/${id}.json`, answer]))
    serve(
      serving(files, {
        ...instead,
        '/lista.json': listing({ ...list, editais: [...away, ...list.editais, ...list.editais] }),
      }),
    )
    await later(300)
    expect(inner.requests).toEqual([])
    await inner.close()
    const { body: all } = await ana.call('GET /catalogue')
    const known = all.map(({ id }: { id: string }) => id)
    for (const { id } of [...bad.map(([file]) => file), ...wrong, ...away]) expect(known).not.toContain(id)
    expect(await ours()).toEqual(['lagoa', 'serra'])
    expect(await topicOf('serra')).toBe('Vírgula')
    expect(new Set(asked).size, 'each is asked for once').toBe(asked.length)
  })

  it('is asked once by processes that start together, and told nothing of the students', async () => {
    const processes = Array.from({ length: 4 }, () => readingCatalogue(url, LOG))
    await setTimeout(5)
    await Promise.all(processes.map((process) => process.run(database.db)))
    expect(asked.filter((path) => path === '/lista.json')).toHaveLength(1)
    const { host, connection, ...told } = server.requests[0] ?? {}
    expect(told).toEqual({ accept: 'application/json', 'accept-encoding': 'gzip', 'user-agent': 'Posse' })
  })

  it('tells the operator who asks for it why it could not be read', async () => {
    const ask = () => readingNow(url, LOG).run(database.db, [])
    expect(await ask()).toBe('O catálogo foi lido: 2 editais.')
    serve(page(500, 'no'))
    await setTimeout(5)
    expect(await ask()).toBe('O catálogo falhou (status 500); ficam os 2 editais que já tinham sido lidos.')
    await expect(readingNow(undefined, LOG).run(database.db, [])).rejects.toThrow('CATALOGUE_URL não está')
  })

  it('privacy: nobody without an account reads it', async () => {
    await visit()
    expect((await posse.call('GET /catalogue')).status).toBe(401)
    expect((await posse.call('GET /catalogue/lagoa')).status).toBe(401)
  })
})
