/*
 * A program of its own, so that neither server shares its processor time with the measurement: takes a `Load`
 * as JSON and prints a `Measured` as JSON.
 */
import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Load, Measured } from './measure.ts'

async function measure(load: Load): Promise<Measured> {
  const times: number[] = []
  const run = autocannon({ ...load, idReplacement: load.requests.some(({ method }) => method === 'POST') })
  run.on('response', (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds))
  const result = await run
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    perSecond: result['2xx'] / result.duration,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

console.log(JSON.stringify(await measure((await json(process.stdin)) as Load)))
