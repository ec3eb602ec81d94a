import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { takeTurns, type Waiter } from '../identity/turns.ts'

/** Who asks for work; `gone` is aborted when nobody waits for its result any more. */
export interface Asker extends Waiter {
  readonly gone: AbortSignal
}

/** For what no student asks for; each call takes turns as somebody else. */
export const ANYBODY = (): Asker => ({ place: '', account: randomUUID(), gone: new AbortController().signal })

interface Bounds {
  /** Of the whole process: heap, buffers and code. */
  readonly megabytes: number
  /** Of the processor, all threads together. */
  readonly processorMs: number
}

/** A result, or why there is none: too much time or memory, an error, too many waiting, nobody left to tell. */
export type Outcome<Result> = { readonly result: Result } | 'slow' | 'heavy' | 'broken' | 'crowded' | 'gone'

export const WAITING_OF_ONE = 2
/** A process that neither works nor ends, as on a machine that swaps. */
const MOST_MS = 60_000
/** Each of its two threads sets half of this aside for machine code when it starts, and hardly touches it. */
const UNTOUCHED_MEGABYTES = 1150
const KIBIBYTES = 1024
/** The heap's share; beyond it V8 ends the process by itself. */
const HEAP = 0.75

const PROCESS = fileURLToPath(new URL('./beside-process.ts', import.meta.url))

// One process at a time, whatever it works on, so that its memory is taken once.
const inTurn = takeTurns({ atOnce: 1 })
const waiting = new Map<string, number>()

/**
 * Work on what a student sent that may take any time and memory, done in a process of its own that ends with
 * it: the module at `url` exports `work`, from an input to a result. Askers take turns. Never throws.
 */
export function besideUs<Input, Result>(url: URL, bounds: Bounds) {
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

/** Counts one that waits until what it returns is called; undefined when this account has too many. */
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

interface Given {
  readonly input: unknown
  readonly gone: AbortSignal
}

function inProcess<Result>(url: URL, bounds: Bounds, { input, gone }: Given): Promise<Outcome<Result>> {
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
    // A process that has ended cannot be told anything: its exit says why.
    child.send(input as object, () => undefined)
  })
}

/** By what `beside-watch.ts`, the system or V8 end a process with. */
function reasonOf(signal: NodeJS.Signals | null) {
  if (signal === 'SIGTERM') return 'slow'
  return signal === null ? 'broken' : 'heavy'
}

/**
 * The process watches itself, on any system; where there is a shell, the system refuses it the memory as well.
 * It inherits nothing of the environment, in which secrets may stand.
 */
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
