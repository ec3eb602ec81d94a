import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/**
 * When the files of a page's app are fetched: `soon` after the
 * page has been shown, or `later`, when it is reached for.
 */
export type Fetched = 'soon' | 'later'

/** The public pages, which are whole without their app (`src/web/public/wake.ts` wakes it). */
const ASLEEP: Readonly<Record<string, Fetched>> = { 'index.html': 'later', 'login/index.html': 'soon' }

const STARTER = '<script type="module" async="">'
const PRELOAD = '<link rel="modulepreload"'
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g
const HEAD_END = '</head>'

/**
 * The prerendered page with its app asleep: nothing of it is fetched nor run before somebody wakes it. No
 * element is added or taken away, so that the app finds the page as it rendered it.
 * @throws Error when the page does not start its app as expected
 */
export function asleep(html: string, fetched: Fetched): string {
  const [before, after, more] = html.split(STARTER)
  if (before === undefined || after === undefined || more !== undefined || !html.includes(PRELOAD))
    throw new Error('The page does not start its app in the one place expected: see scripts/asleep.ts.')
  return `${before}<script type="text/plain" data-app="${fetched}">${after}`.replaceAll(
    PRELOAD,
    '<link data-rel="modulepreload"',
  )
}

/**
 * The page with its styles written into it, so that it is painted without waiting for a second file; the
 * files come with the app. `read` gives the text of one by its address.
 * @throws Error when the page asks for no style
 */
export function styled(html: string, read: (href: string) => string): string {
  const hrefs = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href)
  if (hrefs.length === 0) throw new Error('The page asks for no style: see scripts/asleep.ts.')
  return html
    .replaceAll(STYLESHEET, '<link data-rel="stylesheet" href="$1"')
    .replace(HEAD_END, () => `<style>${hrefs.map(read).join('')}</style>${HEAD_END}`)
}

/** Puts the apps of the public pages below `root` to sleep and writes their styles into them. */
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
