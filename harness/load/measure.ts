import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A call; `[<id>]` in a header of a POST stands for another text each time it is sent. */
export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Requests to a server, in turns; each connection sends the next once it has the answer. */
export interface Load {
  readonly url: string
  readonly connections: number
  readonly duration: number
  readonly requests: readonly Sent[]
}

/** Result of a load: good answers a second, and milliseconds in which 50, 95 and 99 of 100 answers came. */
export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly failed: number
}

/** Two loads measured in turns; `ratio` is the median of the rounds' ratios of ours to theirs. */
export interface Compared {
  readonly ratio: number
  readonly ours: number
  readonly theirs: number
}

const run = promisify(execFile)
const PROGRAM = fileURLToPath(new URL('load.ts', import.meta.url))
const ROUNDS = 5
const WARM_UP_SECONDS = 3

/**
 * Measures both in turns, each round beginning with the other
 * one, so that what else the machine does falls on both.
 * @throws Error when an answer was not a good one
 */
export async function compare(
  ours: Load,
  theirs: Load,
  figure: 'perSecond' | 'p95' | 'p99',
): Promise<Compared> {
  for (const load of [ours, theirs]) await measure({ ...load, duration: WARM_UP_SECONDS })
  const rounds: [ours: number, theirs: number][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [ours, theirs] : [theirs, ours]
    const figures = new Map<Load, number>()
    for (const load of order) figures.set(load, (await measure(load))[figure])
    rounds.push([figures.get(ours) ?? Number.NaN, figures.get(theirs) ?? Number.NaN])
  }
  return {
    ratio: median(rounds.map(([a, b]) => a / b)),
    ours: median(rounds.map(([a]) => a)),
    theirs: median(rounds.map(([, b]) => b)),
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** @throws Error when an answer was not a good one */
export async function measure(load: Load): Promise<Measured> {
  const running = run(process.execPath, [PROGRAM])
  running.child.stdin?.end(JSON.stringify(load))
  const { stdout } = await running
  const measured = JSON.parse(stdout) as Measured
  if (measured.failed > 0)
    throw new Error(
      `${measured.failed} answers of ${load.requests[0]?.method} ${load.requests[0]?.path} were not good.`,
    )
  return measured
}
