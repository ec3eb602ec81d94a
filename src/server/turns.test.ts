import { setImmediate as soon } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { takeTurns } from './turns.ts'

describe('work in turns', () => {
  it('runs so many pieces at once, the others in their order, and refuses those for whom there is no room', async () => {
    const inTurn = takeTurns(2, 3, () => new Error('full'))
    const begun: number[] = []
    const ends: Array<() => void> = []
    const piece = (name: number) =>
      inTurn(async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.push(end))
        return name
      })
    const all = [1, 2, 3, 4, 5].map(piece)
    await expect(piece(6)).rejects.toThrow('full')
    for (let ended = 0; ended < 5; ended += 1) {
      expect(begun.length).toBeLessThanOrEqual(ended + 2)
      ends[ended]?.()
      await soon()
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5])
    expect(begun).toEqual([1, 2, 3, 4, 5])
  })

  it('gives the place of a piece that failed to the next', async () => {
    const inTurn = takeTurns(1, 1, () => new Error('full'))
    const failing = inTurn(() => Promise.reject(new Error('broken')))
    const next = inTurn(async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await inTurn(async () => 'again')).toBe('again')
  })
})
