import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runBin, runNode } from '../harness/run-bin.ts'
import { bundleLibraries } from './libraries.ts'
import { putAsleep } from './sleeping-page.ts'

const STAMP = 'build/stamp'
const INPUTS = [
  'src/**/*.*',
  'public/**/*.*',
  'migrations/*.sql',
  'package-lock.json',
  '{vite,react-router}.*.ts',
  'scripts/{build,asleep,libraries}*.ts',
]
const NOT_BUILT = /\.test\.tsx?$|[\\/]server[\\/]/
const NOT_BUILT_MESSAGE = 'The web app was not built: the reason stands above.'
const TEXTS = 'build/client/**/*.{html,js,css,json,svg,txt,xml,webmanifest}'

// Smaller files gain nothing.
const MIN_BYTES = 128

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** A digest of the build's inputs, by content (4 ms), because a copied tree has other times. */
export function stampOf(patterns: string[], cwd: string): string {
  const hash = createHash('sha256')
  const paths = globSync(patterns, { cwd }).filter((path) => !NOT_BUILT.test(path))
  for (const path of paths.sort()) {
    const bytes = readFileSync(`${cwd}/${path}`)
    hash.update(`${path} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}

// The stamp is of the state before the build: later changes are built the next time.
async function build(stamp: string): Promise<void> {
  rmSync('build/client', { recursive: true, force: true })
  const status = await runBin('@react-router/dev', 'react-router', ['build', '--logLevel', 'warn'])
  if (status !== 0) throw new Error(NOT_BUILT_MESSAGE)
  await putAsleep('build/client')
  // Imported here only: a start does not wait for the bundler's code.
  const { buildWorkers } = await import('./build-worker.ts')
  await buildWorkers()
  await bundleLibraries()
  await Promise.all(globSync(TEXTS).map(compress))
  const { buildDatabaseTemplate } = await import('../src/server/database/embedded-template.ts')
  await buildDatabaseTemplate()
  writeFileSync(STAMP, stamp)
}

interface Tree {
  readonly cwd: string
  readonly inputs: string[]
  /** The program that builds, and writes the stamp. */
  readonly program: string
}

const OURS: Tree = { cwd: '.', inputs: INPUTS, program: 'scripts/build.ts' }

/** Builds unless inputs are the same; throws on failure. Its own process: the bundler sets `NODE_ENV`. */
export async function buildIfStale({ cwd, inputs, program }: Tree = OURS): Promise<void> {
  const stamp = `${cwd}/${STAMP}`
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(inputs, cwd)
  if (fresh) return
  console.log('Building the web app, as it was never built or has changed since.')
  if ((await runNode([program])) !== 0) throw new Error(NOT_BUILT_MESSAGE)
}

if (import.meta.main) {
  const building = process.argv.includes('--if-stale') ? buildIfStale() : build(stampOf(INPUTS, '.'))
  building.catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
