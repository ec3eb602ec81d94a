import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../harness/browser.ts'
import { enterWith } from '../harness/demo/student.ts'
import { freePort } from '../harness/free-port.ts'
import { workbook } from '../harness/import-files.ts'
import { runNode } from '../harness/run-bin.ts'
import { startServer } from '../harness/server-process.ts'
import { addDays, DEFAULT_TIME_ZONE } from '../src/shared/calendar.ts'
import type { Bar } from './bar.ts'

const ROWS = 36_500
const A_DAY = 10
const LAST_DAY = '2026-11-25'
const SUBJECTS = 8
const TOPICS = 12
const SLOWDOWN = 4
/** As the browser's trace calls what a thread does without a pause. */
const TASK = 'ThreadControllerImpl::RunTask'
const WAIT_MS = 120_000
/** The page's own work after loading is over by then. */
const REST_MS = 4000

function rowOf(n: number) {
  const day = addDays(LAST_DAY, -Math.floor(n / A_DAY))
  const topic = `Tópico ${Math.floor(n / SUBJECTS) % TOPICS} do edital: princípios e regras`
  const minutes = 20 + ((n * 7919) % 30)
  const [year, month, date] = day.split('-')
  return {
    serial: Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569 + ((8 + (n % A_DAY)) * 60 + 7) / 1440,
    written: `${date}/${month}/${year} ${String(8 + (n % A_DAY)).padStart(2, '0')}:07`,
    subject: `Matéria ${1 + (n % SUBJECTS)}`,
    topic,
    duration: `${minutes}m ${n % 60}s`,
    minutes: minutes + (n % 60) / 60,
    questions: 20,
    correct: 12 + (n % 9),
  }
}

const HEADS = [
  'Início',
  'Matéria',
  'Conteúdo',
  'Duração',
  'Duração (minutos)',
  'Anotações',
  'Tipo',
  'Exercicios feitos',
  'Acertos',
]

/** Years as the program Aprovado writes them: each text once, and cells that name it by its number. */
function bookOf(rows: number): Uint8Array {
  const texts = new Map<string, number>()
  const cell = (at: number, row: number, value: string | number) => {
    const reference = `${'ABCDEFGHI'[at]}${row}`
    if (typeof value === 'number') return `<c r="${reference}" s="${at === 0 ? 1 : 0}"><v>${value}</v></c>`
    texts.set(value, texts.get(value) ?? texts.size)
    return `<c r="${reference}" s="0" t="s"><v>${texts.get(value)}</v></c>`
  }
  const line = (values: readonly (string | number)[], row: number) =>
    `<row r="${row}">${values.map((value, at) => cell(at, row, value)).join('')}</row>`
  const lines = Array.from({ length: rows }, (_, n) => {
    const { serial, subject, topic, duration, minutes, questions, correct } = rowOf(n)
    return line([serial, subject, topic, duration, minutes, '', 'Leitura', questions, correct], n + 2)
  })
  const all = line(HEADS, 1) + lines.join('')
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>'
  return workbook(all, styles, [...texts.keys()].map((text) => `<si><t>${text}</t></si>`).join(''))
}

/** The same years as a table of nobody's program. */
function tableOf(rows: number): Uint8Array {
  const lines = Array.from({ length: rows }, (_, n) => {
    const { written, subject, topic, duration, questions, correct } = rowOf(n)
    return [written, subject, topic, duration, questions, correct].join(';')
  })
  return new TextEncoder().encode(['Dia;Matéria;Assunto;Tempo;Questões;Acertos', ...lines].join('\r\n'))
}

const FILES = [
  ['a workbook', bookOf],
  ['a csv', tableOf],
] as const

/**
 * Ten years of another program: how soon a phone shows what is in its file, how soon it is saved, and the longest
 * task of the page's thread meanwhile.
 */
export async function importBars(): Promise<Bar[]> {
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-bench-'))
  const port = await freePort()
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', METRICS_PORT: String(port) })
  const metrics = `http://127.0.0.1:${port}/metrics`
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  try {
    const bars: Bar[] = []
    for (const [name, bytes] of FILES) {
      const [path, short] = [join(dataDir, name), join(dataDir, `${name}, short`)]
      await writeFile(path, bytes(ROWS))
      await writeFile(short, bytes(A_DAY))
      bars.push(...(await barsOf({ browser, url: server.url, metrics }, { name, path, short })))
    }
    return bars
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Given {
  readonly name: string
  readonly path: string
  /** The same of a day, by which the page learns to draw it. */
  readonly short: string
}

interface Desk {
  readonly browser: Browser
  readonly url: string
  readonly metrics: string
}

async function barsOf({ browser, url, metrics }: Desk, { name, path, short }: Given): Promise<Bar[]> {
  const page = await phoneOf(browser, url)
  const what = `ten years in ${name}`
  await choose(page, short, 'Trazer 10 estudos')
  await page.getByRole('button', { name: 'Trazer outro' }).tap()
  const few = await workOf(browser, page, () => choose(page, short, 'Trazer 10 estudos'))
  await page.getByRole('button', { name: 'Trazer outro' }).tap()
  const first = await workOf(browser, page, () => choose(page, path, /^Trazer 36\.500 estudos$/))
  const before = await serverSeconds(metrics)
  const saving = await workOf(browser, page, async () => {
    await page.getByRole('button', { name: /^Trazer 36\.500/ }).tap()
    await page.getByText('Seus estudos foram trazidos.').waitFor({ timeout: WAIT_MS })
  })
  const server = (await serverSeconds(metrics)) - before
  await page.waitForTimeout(REST_MS)
  const again = await workOf(browser, page, () => choose(page, path, 'Trazer outro'))
  await page.getByText('Os 36.500 estudos deste arquivo já estão aqui.').waitFor()
  await page.context().close()
  return [
    secondsBar(`preview of ${what}`, 3, first),
    secondsBar(`preview of ${what}, known`, 3, again),
    secondsBar(`save of ${what}`, 10, saving, server),
    {
      name: `longest task, ${what}`,
      figure: Math.max(0, Math.max(first.longest, again.longest) - few.longest),
      unit: 'ms',
      bar: { most: 50 },
      details: `beyond ${few.longest.toFixed(0)} for ${A_DAY} rows; first ${first.longest.toFixed(0)}, again ${again.longest.toFixed(0)}, saving ${saving.longest.toFixed(0)}`,
    },
  ]
}

const secondsBar = (name: string, most: number, work: Work, server = 0): Bar => ({
  name,
  figure: work.page + work.worker + server,
  unit: 's',
  bar: { most },
  details: `page ${work.page.toFixed(2)}, worker ${work.worker.toFixed(2)}, server ${server.toFixed(2)}; by the clock ${work.clock.toFixed(2)}`,
})

async function phoneOf(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: DEFAULT_TIME_ZONE,
  })
  const credentials = { name: 'Ana', email: `${randomUUID()}@example.com`, password: randomUUID() }
  await enterWith(url, credentials, ['Língua Portuguesa'])
  await context.request.post('/api/auth/sign-in/email', { data: credentials, headers: { origin: url } })
  const page = await context.newPage()
  await page.goto('/area-do-aluno/importar')
  await page.getByLabel('Escolher arquivo').waitFor({ state: 'attached' })
  await page.waitForTimeout(REST_MS)
  return page
}

async function choose(page: Page, path: string, button: string | RegExp): Promise<void> {
  await page.getByLabel('Escolher arquivo').setInputFiles(path)
  // Found by its text: a look for its role, again and again, would be much of the page's work.
  await page.locator('button', { hasText: button }).waitFor({ timeout: WAIT_MS })
}

/** Processor time of the server. */
async function serverSeconds(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1])
}

interface Work {
  /** Seconds that a processor four times slower works in the page's thread and in its workers. */
  readonly page: number
  readonly worker: number
  /** Its longest task in the page's thread, in ms. */
  readonly longest: number
  /** Seconds from begin to end on this machine. */
  readonly clock: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds that the processor worked. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** By what the processor did, as browsers slow down no worker and this machine does other things too. */
async function workOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const begun = performance.now()
  await act()
  const clock = (performance.now() - begun) / 1000
  const trace = JSON.parse((await browser.stopTracing()).toString())
  const events = trace.traceEvents as TraceEvent[]
  const threadsOf = (called: string) =>
    new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === called)
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
  const tasksOf = (called: string) => {
    const threads = threadsOf(called)
    return events
      .filter(({ name, pid, tid }) => name === TASK && threads.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN)
  }
  const tasks = tasksOf('CrRendererMain')
  const seconds = (all: readonly number[]) => all.reduce((sum, ms) => sum + ms, 0) / 1000
  return {
    page: seconds(tasks),
    worker: seconds(tasksOf('DedicatedWorker thread')),
    longest: Math.max(0, ...tasks),
    clock,
  }
}
