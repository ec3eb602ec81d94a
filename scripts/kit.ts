import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { findBrowser } from '../harness/browser.ts'
import { icons } from '../vite.plugins.ts'
import { buildIfStale } from './build.ts'

const SCHEMES = ['light', 'dark'] as const
const BUILT = 'build/client/assets'

/** The style sheet of every page with the typefaces inlined, for a page without a server. */
function style(): string {
  const [file] = globSync(`${BUILT}/root-*.css`)
  if (!file) throw new Error(`There is no style sheet in ${BUILT}.`)
  return readFileSync(file, 'utf8').replaceAll(/url\([^)]*\/([^/)]+\.woff2)[^)]*\)/g, (_, name: string) => {
    const font = readFileSync(`${BUILT}/${name}`).toString('base64')
    return `url(data:font/woff2;base64,${font})`
  })
}

// `npm run kit` takes the pictures of docs/reference/kit.md from the kit's own components.
await buildIfStale()
const vite = await createServer({
  configFile: false,
  plugins: [icons()],
  server: { middlewareMode: true, ws: false },
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  const { kitSheet } = await vite.ssrLoadModule('/harness/kit.tsx')
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${style()}</style><body>${kitSheet()}`
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1120, height: 800 },
    })
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    const picture = await sharp(await page.screenshot({ fullPage: true }))
      .webp({ quality: 80 })
      .toBuffer()
    await writeFile(`docs/kit-${colorScheme}.webp`, picture)
    await page.close()
  }
} finally {
  await browser.close()
  await vite.close()
}
