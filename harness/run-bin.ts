import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The file that the program `name` of an installed package runs; no shell and no `.cmd` stand between. */
export function binOf(packageName: string, name: string): string {
  const manifest = join(ROOT, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[name]
  if (!file) throw new Error(`${packageName} has no program named ${name}.`)
  return join(dirname(manifest), file)
}

/** Runs an installed package's program with this Node at the root; returns its exit code. */
export function runBin(
  packageName: string,
  name: string,
  args: string[],
  options?: SpawnOptions,
): Promise<number> {
  return runNode([binOf(packageName, name), ...args], options)
}

/** Runs this same Node at the root of the project; gives its exit code, 1 when it was ended by a signal. */
export async function runNode(args: string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', ...options })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
