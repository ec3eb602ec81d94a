import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../../harness/app.ts'
import type { TestDatabase } from '../../../../harness/database.ts'
import { engines } from '../../../../harness/engines.ts'
import {
  dayOfFeed,
  type ExamFeed,
  entry,
  listing,
  openExamFeed,
  page,
} from '../../../../harness/exam-feed.ts'
import { addDays, formatDay, today } from '../../../shared/calendar.ts'
import { exams } from './handlers.ts'

const ZONE = 'America/Sao_Paulo'
const HOUR = 3_600_000
const day = today(new Date(), ZONE)

function startProcess(feedUrl: string | undefined, log = pino({ level: 'silent' })) {
  const [job] = exams({ feedUrl, log }).jobs
  if (!job) throw new Error('There is nothing to do by the clock.')
  return job
}

describe.each(engines)('the open exams on $name', ({ open }) => {
  let database: TestDatabase
  let feed: ExamFeed
  let posse: TestApp
  let ana: TestStudent

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    feed = await openExamFeed(listing(dayOfFeed(day)))
    posse = await openTestApp(database.db, { dataDir: database.dataDir, examsFeedUrl: feed.url })
    ana = await posse.signUp('Ana')
  })
  afterEach(async () => {
    vi.useRealTimers()
    await posse.close()
    await feed.close()
  })

  const refresh = (job = startProcess(feed.url)) => job.run(database.db)
  const read = async (timeZone = ZONE) =>
    (await ana.call('GET /exams', { headers: { 'x-time-zone': timeZone } })).body
  const titles = async () => (await read()).items.map(({ titulo }: { titulo: string }) => titulo)
  const row = () =>
    database.db.selectFrom('exam_feed').selectAll().where('url', '=', feed.url).executeTakeFirstOrThrow()
  const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

  it('are an empty list before the source was asked', async () => {
    const source = { name: new URL(feed.url).host, url: new URL(feed.url).origin }
    expect(await read()).toEqual({ items: [], fetched_at: null, source, stale: false })
  })

  it('are shown in the source’s order with the status of their dates', async () => {
    await refresh()
    const { items, ...list } = await read()
    expect(items.map(({ status }: { status: string }) => status)).toEqual([
      'open',
      'closing',
      'upcoming',
      'open',
      'closing',
      'unknown',
      'closed',
    ])
    expect(items[1]).toEqual({
      index: 1,
      titulo: 'Prefeitura de Ribeirão',
      regiao: 'SÃO PAULO',
      resumo: '9 vagas até R$ 7764,48 Vários Cargos Médio / Superior',
      periodo_inscricao: formatDay(addDays(day, 3)),
      situacao: 'Inscrição não iniciada',
      link: 'https://www.noticias.example/noticias/prefeitura%20de%20ribeir%C3%A3o',
      link_edital: [],
      status: 'closing',
      opens_on: null,
      closes_on: addDays(day, 3),
    })
    expect(items[6]).not.toHaveProperty('resumo')
    expect(list).toEqual({
      fetched_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      source: { name: 'noticias.example', url: 'https://www.noticias.example' },
      stale: false,
    })
  })

  it('close at the end of the student’s own day', async () => {
    const pastMidnight = new Date(`${addDays(day, 1)}T03:30:00Z`)
    feed.answer(listing([entry('Prefeitura', { periodo_inscricao: formatDay(day) })]))
    await refresh()
    wait(pastMidnight.getTime() - Date.now())
    const bia = await posse.signUp('Bia')
    const statusIn = async (zone: string) =>
      (await bia.call('GET /exams', { headers: { 'x-time-zone': zone } })).body.items[0].status
    expect(await statusIn('America/Rio_Branco')).toBe('closing')
    expect(await statusIn('America/Noronha')).toBe('closed')
  })

  it('are asked for hourly, and not sent again while nothing changed', async () => {
    const job = startProcess(feed.url)
    await refresh(job)
    await refresh(job)
    expect(feed.requests).toHaveLength(1)
    wait(HOUR + 1000)
    await refresh(job)
    expect(feed.requests).toHaveLength(2)
    expect(feed.requests[1]?.['if-none-match']).toBe((await row()).etag)
    expect((await row()).fetched_at).toEqual(new Date())
    expect(await row()).toMatchObject({ failures: 0, last_error: null })
  })

  it.each([1, 365])('are asked for hourly also once the clock was set back by %i days', async (days) => {
    const job = startProcess(feed.url)
    await refresh(job)
    wait(-days * 24 * HOUR)
    await refresh(job)
    await refresh(job)
    expect(feed.requests).toHaveLength(2)
  })

  it('are asked for once by processes that start together, and by one that starts later', async () => {
    const processes = Array.from({ length: 5 }, () => startProcess(feed.url))
    wait(1000)
    await Promise.all(processes.map(refresh))
    expect(feed.requests).toHaveLength(1)
    wait(2000)
    const later = startProcess(feed.url)
    wait(1000)
    await refresh(later)
    await refresh(later)
    expect(feed.requests).toHaveLength(2)
  })

  it('follow the source when it changes', async () => {
    await refresh()
    feed.answer(listing(entry('Um objeto só')))
    wait(1000)
    await refresh()
    expect(await titles()).toEqual(['Um objeto só'])
  })

  it.each([
    ['says that it is in trouble', page(500, 'no')],
    ['shows a page', page(200, '<!doctype html><title>Manutenção</title>')],
    ['has nothing', listing([])],
    ['has broken entries alone', listing([null, { titulo: '' }, 'x'])],
    ['has an error for a list', listing({ error: 'limit' })],
  ])('stay as they last were when the source %s', async (_what, answer) => {
    await refresh()
    const good = await titles()
    const { fetched_at, etag } = await row()
    feed.answer(answer)
    wait(1000)
    await refresh()
    expect(await titles()).toEqual(good)
    expect(await read()).toMatchObject({ fetched_at: fetched_at?.toISOString(), stale: true })
    expect(await row()).toMatchObject({ etag, failures: 1, last_error: expect.any(String) })

    feed.answer(listing(dayOfFeed(day)))
    wait(61_000)
    await refresh()
    expect(await read()).toMatchObject({ stale: false })
  })

  it('stay when the source is gone, which is asked ever more seldom', async () => {
    const job = startProcess(feed.url)
    await refresh(job)
    await feed.close()
    const delays: number[] = []
    for (let failure = 1; failure <= 8; failure++) {
      wait((await row()).next_fetch_at.getTime() - Date.now())
      await refresh(job)
      delays.push(Math.round(((await row()).next_fetch_at.getTime() - Date.now()) / 60_000))
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(await row()).toMatchObject({ failures: 8, last_error: expect.stringContaining('ECONNREFUSED') })
    expect((await row()).exams).toHaveLength(7)
  })

  it('tell the operator who asks for them why they could not be read', async () => {
    const { commands } = exams({ feedUrl: feed.url, log: pino({ level: 'silent' }) })
    const ask = () => commands[0]?.run(database.db, [])
    expect(await ask()).toBe('A lista foi lida: 7 concursos.')
    feed.answer(page(500, 'no'))
    wait(1000)
    expect(await ask()).toBe('A fonte falhou (status 500); fica a última lista boa, com 7 concursos.')
  })

  it('are stale when nobody asked for hours', async () => {
    await refresh()
    await database.db
      .updateTable('exam_feed')
      .set({ fetched_at: new Date(Date.now() - 4 * HOUR) })
      .where('url', '=', feed.url)
      .execute()
    expect((await read()).stale).toBe(true)
  })

  it('are none without a configured address, which the log says once', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    expect(exams({ feedUrl: undefined, log }).jobs).toEqual([])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('EXAMS_FEED_URL')

    const bare = await openTestApp(database.db, { dataDir: database.dataDir })
    const student = await bare.signUp()
    expect(await student.call('GET /exams')).toMatchObject({
      status: 200,
      body: { items: [], fetched_at: null, source: null, stale: false },
    })
    await bare.close()
  })

  it('privacy: no call goes without a valid token', async () => {
    await refresh()
    expect((await posse.call('GET /exams')).status).toBe(401)
    const forged = { authorization: `Bearer ${ana.token.slice(0, -4)}AAAA` }
    expect((await posse.call('GET /exams', { headers: forged })).status).toBe(401)
  })

  it('privacy: the list is the same for all, and a student who reads it is not told to the source', async () => {
    await refresh()
    const before = feed.requests.length
    const bia = await posse.signUp('Bia')
    const headers = { 'x-time-zone': ZONE }
    expect((await bia.call('GET /exams', { headers })).body).toEqual(await read())
    expect((await bia.call('GET /exams', { headers, query: { user_id: ana.id } })).status).toBe(403)
    expect(feed.requests).toHaveLength(before)
    expect(JSON.stringify(feed.requests)).not.toContain(ana.id)
  })
})
