import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import type { ShellFiles } from '../src/web/worker/shell.ts'
import { pureContracts, treeshake } from '../vite.plugins.ts'

const ROOT = 'build/client'
/** Files that every screen may need. Pictures and rare fonts are stored at their first use. */
const NAMED_BY_CONTENT = 'assets/*.{js,css}'
/** Few installations need it, and it is as heavy as several screens. */
const FIREBASE = { code: 'src/web/session/outside/firebase.ts', chunks: 'assets/firebase-*.js' }
const NAMED_FOR_GOOD = '{favicon.svg,manifest.webmanifest}'

const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** The path of a page by its file: '/login' for 'login/index.html'. */
const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`

/** The fonts that a page preloads. */
const fontsIn = (html: string) =>
  [...html.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, path = '']) => path)

/** The files that the worker stores, and a version that changes with them; `except` drops others. */
export function shellFilesOf(root: string, except: readonly string[] = []): ShellFiles {
  const read = (file: string) => readFileSync(`${root}/${file}`)
  const pages = globSync('**/*.html', { cwd: root })
  const fonts = pages.flatMap((page) => fontsIn(read(page).toString()))
  const parts = new Set([...globSync(NAMED_BY_CONTENT, { cwd: root, exclude: except }), ...fonts])
  const files = [
    ...[...pages, ...globSync(NAMED_FOR_GOOD, { cwd: root })].map(
      (file) => [pathOf(file), digestOf(read(file))] as const,
    ),
    ...[...parts].map((file) => [pathOf(file), ''] as const),
  ].sort()
  return { version: digestOf(JSON.stringify(files)).slice(0, 16), files }
}

/** Bundles the worker with Firebase Authentication and without; the server sends the fitting one. */
export async function buildWorkers(): Promise<void> {
  await buildWorker('sw-firebase.js', shellFilesOf(ROOT))
  await buildWorker('sw.js', shellFilesOf(ROOT, [FIREBASE.chunks]), [withoutFirebase])
}

const withoutFirebase: Plugin = {
  name: 'without-firebase',
  load: (id) => (id.replaceAll('\\', '/').endsWith(FIREBASE.code) ? 'export {}' : null),
}

async function buildWorker(fileName: string, files: ShellFiles, plugins: Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [pureContracts(), ...plugins],
    define: { SHELL_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: ROOT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      // A library build contains no code that preloads a page's imports.
      lib: { entry: 'src/web/worker/main.ts', name: 'worker', formats: ['iife'], fileName: () => fileName },
      rolldownOptions: { treeshake },
    },
  })
}
