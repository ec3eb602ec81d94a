import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TIMEOUT_MS = 60_000
/** Severities that stop a release; lesser ones are only reported. */
const SEVERE = ['high', 'critical'] as const

/** A package as the lock file fixes it. */
interface Locked {
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly inBundle?: boolean
}

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> }
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>
  readonly message?: string | undefined
}

/** Packages whose bytes the lock file does not fix: without SHA-512, or not from the registry. */
export function unfixed(packages: Readonly<Record<string, Locked>>): string[] {
  const isFixed = ({ integrity = '', resolved = 'https://', link, inBundle }: Locked) =>
    !link && resolved.startsWith('https://') && (inBundle === true || integrity.startsWith('sha512-'))
  return Object.entries(packages)
    .filter(([path, locked]) => path !== '' && !isFixed(locked))
    .map(([path]) => path)
}

/** An audit's report in lines, and whether it stops a release; the registry may not have answered. */
export function verdictOf({ metadata, vulnerabilities = {}, message }: Audit): {
  lines: string[]
  severe: boolean
} {
  if (!metadata)
    return {
      lines: [`audit: not asked, the registry did not answer (${message ?? 'no answer'})`],
      severe: false,
    }
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  )
  const severe = SEVERE.some((severity) => (metadata.vulnerabilities[severity] ?? 0) > 0)
  return { lines: found.length > 0 ? found : ['audit: no known weakness in what runs in production'], severe }
}

async function ask(): Promise<Audit> {
  const npm = process.env.npm_execpath
  const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const report = await promisify(execFile)(program, [...before, 'audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    timeout: TIMEOUT_MS,
    shell: program === 'npm' && process.platform === 'win32',
  }).catch((failure: { stdout?: string; message: string }) => failure)
  try {
    return JSON.parse(report.stdout ?? '') as Audit
  } catch {
    return { message: 'message' in report ? report.message.split('\n', 1)[0] : 'no answer' }
  }
}

async function main(): Promise<void> {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
    packages: Record<string, Locked>
  }
  const loose = unfixed(lock.packages)
  for (const path of loose) console.error(`package-lock.json does not fix the bytes of ${path}`)
  const { lines, severe } = verdictOf(await ask())
  for (const line of lines) console.log(line)
  process.exitCode = severe || loose.length > 0 ? 1 : 0
}

if (import.meta.main) await main()
