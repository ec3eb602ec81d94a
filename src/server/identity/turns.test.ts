import { setImmediate as soon } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { type InTurn, takeTurns } from './turns.ts'

const full = () => new Error('full')

describe('work in turns', () => {
  let begun: string[]
  let ends: Array<() => void>
  beforeEach(() => {
    begun = []
    ends = []
  })

  const piece = (inTurn: InTurn, name: string) => {
    const [place = '', account = ''] = name.split(':')
    return inTurn({ place, account }, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
  }
  const endAll = async () => {
    await soon()
    for (let ended = 0; ended < ends.length; ended += 1) {
      ends[ended]?.()
      await soon()
    }
  }

  it('runs a limited number of pieces at once, one account’s in order, and refuses those above the limit', async () => {
    const inTurn = takeTurns({ atOnce: 2, room: { waiting: 3, full } })
    const names = ['a:x:1', 'a:x:2', 'a:x:3', 'a:x:4', 'a:x:5']
    const all = names.map((name) => piece(inTurn, name))
    await expect(piece(inTurn, 'a:x:6')).rejects.toThrow('full')
    for (let ended = 0; ended < 5; ended += 1) {
      expect(begun.length).toBeLessThanOrEqual(ended + 2)
      ends[ended]?.()
      await soon()
    }
    expect(await Promise.all(all)).toEqual(names)
    expect(begun).toEqual(names)
  })

  it('alternates between addresses, and between the accounts of one address', async () => {
    const inTurn = takeTurns({ atOnce: 1 })
    const names = ['a:x:0', 'a:x:1', 'a:x:2', 'a:x:3', 'a:y:1', 'b:z:1', 'a:y:2', 'c:w:1', 'b:z:2']
    const all = names.map((name) => piece(inTurn, name))
    await endAll()
    await Promise.all(all)
    expect(begun).toEqual(['a:x:0', 'a:x:1', 'b:z:1', 'c:w:1', 'a:y:1', 'b:z:2', 'a:x:2', 'a:y:2', 'a:x:3'])
  })

  it('drops a piece of the fullest address when there is no more room', async () => {
    const inTurn = takeTurns({ atOnce: 1, room: { waiting: 3, full } })
    const running = piece(inTurn, 'a:x:0')
    const first = piece(inTurn, 'a:x:1')
    const refusals = ['a:x:2', 'a:x:3'].map((name) => expect(piece(inTurn, name)).rejects.toThrow('full'))
    await expect(piece(inTurn, 'a:x:4')).rejects.toThrow('full')
    const others = ['b:y:1', 'c:z:1'].map((name) => piece(inTurn, name))
    await Promise.all(refusals)
    await expect(piece(inTurn, 'a:x:5')).rejects.toThrow('full')
    await endAll()
    await Promise.all([running, first, ...others])
    expect(begun).toEqual(['a:x:0', 'a:x:1', 'b:y:1', 'c:z:1'])
  })

  it('continues after a piece that failed', async () => {
    const inTurn = takeTurns({ atOnce: 1, room: { waiting: 1, full } })
    const who = { place: 'a', account: 'x' }
    const failing = inTurn(who, () => Promise.reject(new Error('broken')))
    const next = inTurn(who, async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await inTurn(who, async () => 'again')).toBe('again')
  })
})
