import { setImmediate as nextTurn } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipped } from './zip.ts'

it('a long zip lets other work run after each piece', async () => {
  async function* entries() {
    yield { name: 'a.txt', text: Array.from({ length: 50 }, () => 'a'.repeat(1000)) }
  }
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns += 1) await nextTurn()
  })()
  const bytes = await Array.fromAsync(zipped(entries(), new Date()))
  isDone = true
  await others
  expect(turns).toBeGreaterThanOrEqual(50)
  expect(unzipSync(Buffer.concat(bytes))['a.txt']).toHaveLength(50_000)
})
