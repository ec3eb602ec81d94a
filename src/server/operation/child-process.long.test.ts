import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readerPeak } from '../../../harness/reader-memory.ts'
import { type Asker, inChildProcess, WAITING_OF_ONE } from './child-process.ts'

const working = <Result>(work: string, processorMs = 5000) =>
  inChildProcess<unknown, Result>(
    new URL(`data:text/javascript,export const work = ${encodeURIComponent(work)}`),
    {
      megabytes: 256,
      processorMs,
    },
  )
const asker = (account: string, gone = new AbortController().signal): Asker => ({ place: '', account, gone })
const ana = asker('Ana')
const waits = working<number>('async (ms) => { await new Promise((end) => setTimeout(end, ms)); return ms }')

describe('work in another process', () => {
  it('returns its result', async () => {
    const outcome = await working('({ bytes }) => bytes.length')({ bytes: new Uint8Array(5_000_000) }, ana)
    expect(outcome).toEqual({ result: 5_000_000 })
  })

  it.each([
    ['buffers', '() => { const all = []; for (;;) all.push(Buffer.alloc(5e7, 1)) }'],
    ['one buffer of gigabytes', '() => { Buffer.alloc(4e9, 1) }'],
    ['objects', '() => { const all = []; for (;;) all.push({}) }'],
    ['typed arrays', '() => { const all = []; for (;;) all.push(new Float64Array(1e6).fill(1)) }'],
  ])('that takes memory without end, as %s, is ended while it has little', async (_, work) => {
    const { result, peak } = await readerPeak(() => working(work)(null, ana))
    expect(['heavy', 'broken']).toContain(result)
    expect(peak).toBeLessThan(256 + 128)
  })

  it('is ended above its processor time; an error ends it too', async () => {
    expect(await working('() => { for (;;); }', 700)(null, ana)).toBe('slow')
    expect(await working("() => { throw new Error('no') }")(null, ana)).toBe('broken')
  })

  it('has no environment variables, which may hold secrets', async () => {
    const outcome = await working<string[]>('() => Object.keys(process.env)')(null, ana)
    expect(outcome).toEqual({ result: expect.not.arrayContaining(['PATH', 'DATABASE_URL']) })
  })

  it('runs one piece after the other, and students take turns', async () => {
    const order: string[] = []
    const ask = (account: string) => waits(50, asker(account)).then(() => order.push(account))
    const first = ask('Ana')
    await soon()
    await Promise.all([first, ask('Ana'), ask('Ana'), ask('Bia')])
    expect(order).toEqual(['Ana', 'Ana', 'Bia', 'Ana'])
  })

  it('has at most two waiting pieces for one student', async () => {
    const running = waits(50, ana)
    await soon()
    const waiting = Array.from({ length: WAITING_OF_ONE }, () => waits(50, ana))
    expect(await waits(50, ana)).toBe('crowded')
    const bia = waits(50, asker('Bia'))
    for (const pending of [running, ...waiting, bia]) expect(await pending).toEqual({ result: 50 })
    expect(await waits(1, ana), 'once they are read').toEqual({ result: 1 })
  })

  it('is dropped once its student has left, waiting or running', async () => {
    const left = new AbortController()
    const running = waits(60_000, asker('Ana', left.signal))
    const waiting = waits(60_000, asker('Ana', left.signal))
    const bia = waits(1, asker('Bia'))
    await sleep(300)
    left.abort()
    expect(await Promise.all([running, waiting, bia])).toEqual(['gone', 'gone', { result: 1 }])
    expect(await waits(1, asker('Ana', left.signal))).toBe('gone')
  })
})
