import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/** When a page's app loads: `soon` after the page is shown, or `later`, when the visitor reaches for it. */
export type Fetched = 'soon' | 'later'

/** The public pages, which work without their app (`src/web/public/wake.ts` loads it). */
const ASLEEP: Readonly<Record<string, Fetched>> = { 'index.html': 'later', 'login/index.html': 'soon' }

const STARTER = '<script type="module" async="">'
const PRELOAD = '<link rel="modulepreload"'
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g
const HEAD_END = '</head>'

/** Loads no script before it is needed, and keeps the elements as React rendered them. @throws Error */
export function asleep(html: string, fetched: Fetched): string {
  const [before, after, more] = html.split(STARTER)
  if (before === undefined || after === undefined || more !== undefined || !html.includes(PRELOAD))
    throw new Error(
      'The page does not start its app in the one place expected: see scripts/sleeping-page.ts.',
    )
  return `${before}<script type="text/plain" data-app="${fetched}">${after}`.replaceAll(
    PRELOAD,
    '<link data-rel="modulepreload"',
  )
}

/** Inlines the page's styles for a first paint; `read` takes an address. @throws Error without a style */
export function styled(html: string, read: (href: string) => string): string {
  const hrefs = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href)
  if (hrefs.length === 0) throw new Error('The page asks for no style: see scripts/sleeping-page.ts.')
  return html
    .replaceAll(STYLESHEET, '<link data-rel="stylesheet" href="$1"')
    .replace(HEAD_END, () => `<style>${hrefs.map(read).join('')}</style>${HEAD_END}`)
}

/** Defers the apps of the public pages below `root`, and inlines their styles. */
export async function putAsleep(root: string): Promise<void> {
  for (const [file, fetched] of Object.entries(ASLEEP)) {
    const path = `${root}/${file}`
    const page = asleep(await readFile(path, 'utf8'), fetched)
    await writeFile(
      path,
      styled(page, (href) => readFileSync(`${root}${href}`, 'utf8')),
    )
  }
}
