/*
 * A program of its own, so that neither server shares its processor time with the measurement: takes a `Load` as JSON in
 * its argument and prints a `Measured` as JSON.
 */
import autocannon from 'autocannon'
import type { Load, Measured } from './measure.ts'

async function measure(load: Load): Promise<Measured> {
  const times: number[] = []
  const run = autocannon({ ...load, idReplacement: load.method === 'POST' })
  run.on('response', (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds))
  const result = await run
  times.sort((a, b) => a - b)
  return {
    perSecond: result['2xx'] / result.duration,
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

console.log(JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '{}') as Load)))
