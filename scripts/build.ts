import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { putAsleep } from './asleep.ts'
import { bundleLibraries } from './libraries.ts'
import { runBin } from './run-bin.ts'

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
const TEXTS = 'build/client/**/*.{html,js,css,json,svg,txt,xml,webmanifest}'

// A smaller file gains nothing.
const MIN_BYTES = 128

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** A digest of all that the build reads: paths, sizes and times of change, so that it is known in milliseconds. */
export function stampOf(patterns: string[], cwd: string): string {
  const hash = createHash('sha256')
  const paths = globSync(patterns, { cwd }).filter((path) => !NOT_BUILT.test(path))
  for (const path of paths.sort()) {
    const { size, mtimeMs } = statSync(`${cwd}/${path}`)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
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

// The stamp is of what was there before the build: what changes meanwhile is built the next time.
async function build(stamp: string): Promise<void> {
  rmSync('build/client', { recursive: true, force: true })
  const status = await runBin('@react-router/dev', 'react-router', ['build', '--logLevel', 'warn'])
  if (status !== 0) throw new Error('The web app was not built: the reason stands above.')
  await putAsleep('build/client')
  // Read only here: a start at which nothing is stale does not wait for the bundler's code.
  const { buildWorkers } = await import('./build-worker.ts')
  await buildWorkers()
  await bundleLibraries()
  await Promise.all(globSync(TEXTS).map(compress))
  // The database's code neither.
  const { buildDatabaseTemplate } = await import('../src/server/embedded-template.ts')
  await buildDatabaseTemplate()
  writeFileSync(STAMP, stamp)
}

/** Builds the web app unless the last build was of the same inputs; throws when it cannot be built. */
export async function buildIfStale(): Promise<void> {
  const stamp = stampOf(INPUTS, '.')
  const fresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
  if (fresh) return
  console.log('Building the web app, as it was never built or has changed since.')
  await build(stamp)
}

if (import.meta.main) {
  const asked = process.argv.includes('--if-stale') ? buildIfStale() : build(stampOf(INPUTS, '.'))
  asked.catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
