import { readFile, writeFile } from 'node:fs/promises'

/** When the files of a page's app are fetched: `soon` after the page has been shown, or `later`, when it is reached for. */
export type Fetched = 'soon' | 'later'

/** The public pages, which are whole without their app (`src/web/public/wake.ts` wakes it). */
const ASLEEP: Readonly<Record<string, Fetched>> = { 'index.html': 'later', 'login/index.html': 'soon' }

const STARTER = '<script type="module" async="">'
const PRELOAD = '<link rel="modulepreload"'

/**
 * The prerendered page with its app asleep: nothing of it is fetched nor run before somebody wakes it. No element is added
 * or taken away, so that the app finds the page as it rendered it.
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

/** Puts the apps of the public pages below `root` to sleep. */
export async function putAsleep(root: string): Promise<void> {
  for (const [page, fetched] of Object.entries(ASLEEP)) {
    const path = `${root}/${page}`
    await writeFile(path, asleep(await readFile(path, 'utf8'), fetched))
  }
}
