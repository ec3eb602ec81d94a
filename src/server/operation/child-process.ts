import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { takeTurns, type Waiter } from '../identity/turns.ts'

/** The caller of the work; `gone` is aborted when nobody waits for its result any more. */
export interface Asker extends Waiter {
  readonly gone: AbortSignal
}

/** A new account for work that no student asked for, so that each call takes its own turn. */
export const ANYBODY = (): Asker => ({ place: '', account: randomUUID(), gone: new AbortController().signal })

interface Bounds {
  readonly megabytes: number
  readonly processorMs: number
}

/** A result, or why there is none. */
export type Outcome<Result> = { readonly result: Result } | 'slow' | 'heavy' | 'broken' | 'crowded' | 'gone'

export const WAITING_OF_ONE = 2
/** Ends a process that neither works nor ends, as on a machine that swaps. */
const MOST_MS = 60_000
/** Each of the two threads reserves half of this for machine code at its start, and hardly uses it. */
const UNTOUCHED_MEGABYTES = 1150
const KIBIBYTES = 1024
/** The heap's share; above it V8 ends the process by itself. */
const HEAP = 0.75

const PROCESS = fileURLToPath(new URL('./child-process-main.ts', import.meta.url))

// One process at a time, whatever it works on, so that it takes memory once.
const inTurn = takeTurns({ atOnce: 1 })
const waiting = new Map<string, number>()

/** Runs `work` of the module at `url` in a process of its own, in turn. Never throws. */
export function inChildProcess<Input, Result>(url: URL, bounds: Bounds) {
  return async (input: Input, asker: Asker): Promise<Outcome<Result>> => {
    const begin = waits(asker.account)
    if (!begin) return 'crowded'
    try {
      return await inTurn(asker, () => {
        begin()
        return inProcess<Result>(url, bounds, { input, gone: asker.gone })
      })
    } catch {
      return asker.gone.aborted ? 'gone' : 'broken'
    } finally {
      begin()
    }
  }
}

/** Counts a waiting piece until the returned function is called; undefined when the account has too many. */
function waits(account: string): (() => void) | undefined {
  const others = waiting.get(account) ?? 0
  if (others >= WAITING_OF_ONE) return undefined
  waiting.set(account, others + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (waiting.get(account) ?? 1) - 1
    if (left > 0) waiting.set(account, left)
    else waiting.delete(account)
  }
}

interface WorkInput {
  readonly input: unknown
  readonly gone: AbortSignal
}

function inProcess<Result>(url: URL, bounds: Bounds, { input, gone }: WorkInput): Promise<Outcome<Result>> {
  const child = begun(url, bounds)
  return new Promise((resolve) => {
    const end = (outcome: Outcome<Result>) => {
      clearTimeout(timer)
      gone.removeEventListener('abort', leave)
      resolve(outcome)
      child.kill('SIGKILL')
    }
    const leave = () => end('gone')
    const timer = setTimeout(() => end('slow'), MOST_MS)
    gone.addEventListener('abort', leave)
    child.once('message', (result: Result) => end({ result }))
    child.once('error', () => end('broken'))
    child.once('exit', (_code, signal) => end(reasonOf(signal)))
    // Sending to a process that has ended fails: its exit says why.
    child.send(input as object, () => undefined)
  })
}

/** The reason by the signal with which `child-process-limits.ts`, the system or V8 ended the process. */
function reasonOf(signal: NodeJS.Signals | null) {
  if (signal === 'SIGTERM') return 'slow'
  return signal === null ? 'broken' : 'heavy'
}

/** Watches its own limits, and a shell limits its memory; inherits no environment, which has secrets. */
function begun(url: URL, { megabytes, processorMs }: Bounds) {
  const heap = `--max-old-space-size=${Math.floor(megabytes * HEAP)}`
  const node = [process.execPath, heap, PROCESS, url.href, String(megabytes), String(processorMs)]
  const most = (megabytes + UNTOUCHED_MEGABYTES) * KIBIBYTES
  const shell = ['/bin/sh', '-c', `ulimit -c 0; ulimit -d ${most} 2>/dev/null; exec "$@"`, 'sh']
  const [command = '', ...args] = process.platform === 'win32' ? node : [...shell, ...node]
  const cache = getCompileCacheDir()
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
  })
}
