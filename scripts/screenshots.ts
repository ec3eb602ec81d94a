import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../harness/browser.ts'
import { DEMO_STUDENT, fillDemo } from '../harness/demo/fill.ts'
import { untilQuiet } from '../harness/journey/until-quiet.ts'
import { startServer } from '../harness/server-process.ts'
import { DEFAULT_TIME_ZONE } from '../src/shared/calendar.ts'
import { buildIfStale } from './build.ts'
import { SCREENS, type Screen } from './screenshots/screens.ts'

const GALLERY = 'src/features/landing/web/gallery'
const PREVIEW = 'public/posse.jpg'

/** The page has the picture's size; a phone's is taken at double resolution and scaled down. */
const FRAMES = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, width: 1280 },
  phone: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, width: 540 },
} as const
const SCHEMES = ['light', 'dark'] as const

/** The preview of shared links: the hero alone, in the usual size. */
const PREVIEW_VIEWPORT = { width: 1200, height: 630 }

const QUALITY = { quality: 52, effort: 7, chromaSubsampling: '4:4:4' } as const

/** Takes the landing page's pictures from the product itself, with demo data. */
async function main(): Promise<void> {
  await buildIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-screenshots-'))
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    await fillDemo(server.url, new Date())
    await mkdir(GALLERY, { recursive: true })
    for (const frame of ['desktop', 'phone'] as const)
      for (const scheme of SCHEMES) await takeAll(browser, server.url, frame, scheme)
    await takePreview(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function takeAll(
  browser: Browser,
  url: string,
  frame: keyof typeof FRAMES,
  scheme: (typeof SCHEMES)[number],
) {
  const { width, ...device } = FRAMES[frame]
  const context = await browser.newContext({
    ...device,
    baseURL: url,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: frame === 'phone',
    locale: 'pt-BR',
    timezoneId: DEFAULT_TIME_ZONE,
  })
  await signIn(context, url)
  // The pictures' session must not reach other devices.
  await context.route('**/live-session/**', (route) => route.abort())
  for (const screen of SCREENS) {
    const picture = await take(context, screen)
    const file = `${GALLERY}/${screen.name}-${frame}-${scheme}.avif`
    await writeFile(file, await sharp(picture).resize({ width }).avif(QUALITY).toBuffer())
    console.log(file)
  }
  await context.close()
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: DEMO_STUDENT,
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

async function take(context: BrowserContext, { path, heading, prepare }: Screen): Promise<Buffer> {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(path)
  await page.getByRole('heading', { name: heading }).first().waitFor()
  await settled(page)
  await prepare?.(page)
  await settled(page)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return picture
}

/** Waits until everything has loaded and is drawn. */
async function settled(page: Page): Promise<void> {
  await untilQuiet(page)
  await page.clock.runFor(1000)
  await page.evaluate(() => document.fonts.ready)
}

async function takePreview(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: PREVIEW_VIEWPORT, colorScheme: 'light', locale: 'pt-BR' })
  await page.goto(url)
  await settled(page)
  await sharp(await page.screenshot())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(PREVIEW)
  console.log(PREVIEW)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
