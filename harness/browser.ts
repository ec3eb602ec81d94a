import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

type Env = Readonly<Record<string, string | undefined>>

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
]

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
  ['', process.env.HOME ?? ''].map((home) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
)
const LINUX_PATHS = ['/opt/google/chrome/chrome', '/snap/bin/chromium']
const WINDOWS_PATHS = ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map(
  (app) => `${app}\\Application\\${app.endsWith('Edge') ? 'msedge' : 'chrome'}.exe`,
)

/** Flags for a Chromium that tests drive. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `CHROMIUM_PATH`, an installed one, or one installed now. @throws with what to do when there is none */
export async function findBrowser(env: Env = process.env): Promise<string> {
  const path = env.CHROMIUM_PATH
  if (path && existsSync(path)) return path
  if (path) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`)
  return installed(env) ?? installByPlaywright() ?? installByApt(env) ?? giveUp()
}

function installed(env: Env): string | undefined {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...usualPaths(env), chromium.executablePath()].find(
    (path) => existsSync(path) && runs(path),
  )
}

function usualPaths(env: Env): string[] {
  if (process.platform === 'darwin') return MAC_APPS
  if (process.platform !== 'win32') return LINUX_PATHS
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => folder)
  return folders.flatMap((folder) => WINDOWS_PATHS.map((path) => `${folder}\\${path}`))
}

// Ubuntu's chromium-browser may only ask to install a snap; on Windows it would open a window.
function runs(path: string): boolean {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

const isLinuxRoot = () => process.platform === 'linux' && process.getuid?.() === 0

function installByPlaywright(): string | undefined {
  console.log('No browser found: installing Chromium for the journeys.')
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  run(process.execPath, [cli, 'install', ...(isLinuxRoot() ? ['--with-deps'] : []), 'chromium'])
  const path = chromium.executablePath()
  return existsSync(path) && runs(path) ? path : undefined
}

function installByApt(env: Env): string | undefined {
  if (!(isLinuxRoot() && existsSync('/usr/bin/apt-get'))) return
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  return installed(env)
}

// A failure is not final: the next way is tried.
function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 })
}

function giveUp(): never {
  throw new Error(
    'No Chrome or Chromium here, and none could be installed: install one, or name one in CHROMIUM_PATH.',
  )
}

if (import.meta.main) {
  findBrowser().then(console.log, (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
