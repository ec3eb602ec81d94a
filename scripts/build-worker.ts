import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import type { ShellFiles } from '../src/web/worker/shell.ts'
import { pureContracts, treeshake } from '../vite.plugins.ts'

const ROOT = 'build/client'
/** What every screen may need. Pictures, and the fonts of few screens, are kept when they are first seen. */
const NAMED_BY_CONTENT = 'assets/*.{js,css}'
const NAMED_FOR_GOOD = '{favicon.svg,manifest.webmanifest}'

const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** The path of a page by its file: '/login' for 'login/index.html'. */
const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`

/** The fonts that a page asks for before anything else. */
const fontsIn = (html: string) => [...html.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, path = '']) => path)

/** What the service worker keeps of the app that was built into `root`, and a version that changes with it. */
export function shellFilesOf(root: string): ShellFiles {
  const read = (file: string) => readFileSync(`${root}/${file}`)
  const pages = globSync('**/*.html', { cwd: root })
  const fonts = pages.flatMap((page) => fontsIn(read(page).toString()))
  const parts = new Set([...globSync(NAMED_BY_CONTENT, { cwd: root }), ...fonts])
  const files = [
    ...[...pages, ...globSync(NAMED_FOR_GOOD, { cwd: root })].map(
      (file) => [pathOf(file), digestOf(read(file))] as const,
    ),
    ...[...parts].map((file) => [pathOf(file), ''] as const),
  ].sort()
  return { version: digestOf(JSON.stringify(files)).slice(0, 16), files }
}

/** Bundles the service worker as `sw.js` beside the app that it keeps, which must be built already. */
export async function buildWorker(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [pureContracts()],
    define: { SHELL_FILES: JSON.stringify(shellFilesOf(ROOT)) },
    build: {
      outDir: ROOT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        treeshake,
        input: 'src/web/worker/main.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}
