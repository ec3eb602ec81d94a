import { expect, it } from 'vitest'
import { ANYBODY } from '../../../../server/operation/child-process.ts'
import { FORMAT_LIMITS } from '../../format/contract.ts'
import { documentOf } from '../../format/tree-document.ts'
import { documentIn } from './port.ts'

const list = <T>(count: number, each: (at: number) => T) => Array.from({ length: count }, (_, at) => each(at))

/** The largest edital there may be, as somebody else's program writes it: without ids. */
function largest() {
  const words = (at: number) => `Tópico ${at} `.padEnd(800, 'da Lei nº 8.112/1990, ')
  const subject = (at: number) => ({
    name: `Matéria ${at}`,
    topics: list(100, (one) => ({ text: words(one) })),
  })
  const document = documentOf({ blocks: [{ name: 'Conhecimentos', subjects: list(50, subject) }] })
  return JSON.parse(JSON.stringify(document, (name, value) => (name === 'id' ? undefined : value)))
}

/** The most time of the processor that this thread gave to one thing while it worked. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false]
  const watch = async () => {
    for (let last = process.threadCpuUsage(); !isOver; last = process.threadCpuUsage()) {
      await new Promise(setImmediate)
      const { user, system } = process.threadCpuUsage(last)
      longest = Math.max(longest, (user + system) / 1000)
    }
  }
  const watching = watch()
  await work()
  isOver = true
  await watching
  return longest
}

it('the largest edital is taken whole while others have their turns', async () => {
  const input = largest()
  expect(JSON.stringify(input).length).toBeGreaterThan(0.8 * FORMAT_LIMITS.file)
  let taken: unknown
  const longest = await longestTurn(async () => {
    taken = await documentIn(input, ANYBODY())
  })
  expect(taken).toMatchObject({ blocos: [{ disciplinas: expect.any(Array) }] })
  expect(longest).toBeLessThan(150)
})
