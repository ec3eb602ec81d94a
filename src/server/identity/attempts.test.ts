import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '../../../harness/database.ts'
import { engines } from '../../../harness/engines.ts'
import type { Limit } from '../../shared/limit.ts'
import { openAttempts } from './attempts.ts'

const RATE: Limit = { name: 'rate', burst: 3, everySeconds: 60 }
const GUESS: Limit = { name: 'guess', burst: 3, everySeconds: 30, upToSeconds: 120 }
const OTHER: Limit = { name: 'other', burst: 1, everySeconds: 60 }

describe.each(engines)('attempts counted on $name', ({ open }) => {
  let database: TestDatabase
  const attempts = openAttempts('a secret of the tests')
  const again = openAttempts('a secret of the tests')

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const take = (limit: Limit, who: string, by = attempts) => by.take(database.db, [[limit, who]])
  const pass = (seconds: number) =>
    sql`update attempt set free_at = free_at - interval '1 second' * ${sql.lit(seconds)}`.execute(database.db)
  const waits = async (limit: Limit, who: string, times: number) => {
    const all: number[] = []
    for (let time = 0; time < times; time += 1) all.push(await take(limit, who))
    return all
  }

  it('are free up to the burst, then limited, and a refused one does not prolong the wait', async () => {
    expect(await waits(RATE, 'ana', 3)).toEqual([0, 0, 0])
    for (const wait of await waits(RATE, 'ana', 5)) expect(wait).toBeGreaterThan(55)
    await pass(61)
    expect(await take(RATE, 'ana')).toBe(0)
    expect(await take(RATE, 'ana')).toBeGreaterThan(0)
    await pass(600)
    expect(await waits(RATE, 'ana', 4)).toEqual([0, 0, 0, expect.any(Number)])
  })

  it.each([
    ['rates', { ...RATE, burst: 5 }, 20],
    ['guesses', { ...GUESS, burst: 8 }, 8],
  ])(
    'are as many as are free, no more and no fewer, when they come in the same moment: %s',
    async (who, limit, times) => {
      for (let round = 0; round < 25; round += 1) {
        const all = await Promise.all(Array.from({ length: times }, () => take(limit, `${who} ${round}`)))
        expect(all.filter((wait) => wait === 0)).toHaveLength(limit.burst)
      }
    },
  )

  it('counted in memory are free up to the burst too, can be undone, and lock nobody out after the clock was set back', async () => {
    const limit: Limit = { ...RATE, inMemory: true }
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect(await waits(limit, 'eva', 5)).toEqual([0, 0, 0, 60, 60])
      expect(await take(limit, 'eva', again)).toBe(0)
      await attempts.undo(database.db, [[limit, 'eva']])
      expect(await waits(limit, 'eva', 2)).toEqual([0, 60])
      vi.setSystemTime(Date.now() + 61_000)
      expect(await waits(limit, 'eva', 2)).toEqual([0, expect.any(Number)])
      for (const days of [1, 365]) {
        vi.setSystemTime(Date.now() - days * 86_400_000)
        expect(await waits(limit, 'eva', 4)).toEqual([0, 0, 0, 60])
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([RATE, GUESS])('lock nobody out after the clock was set back: $name', async (limit) => {
    await waits(limit, 'davi', 4)
    await pass(-400 * 86_400)
    expect(await waits(limit, 'davi', 4)).toEqual([0, 0, 0, expect.any(Number)])
    expect(await take(limit, 'davi')).toBeGreaterThan(20)
    await pass(400 * 86_400)
  })

  it('are counted for each caller and kind', async () => {
    await waits(RATE, 'bia', 4)
    expect(await take(RATE, 'caio')).toBe(0)
    expect(await take({ ...RATE, name: 'another rate' }, 'bia')).toBe(0)
  })

  it('at a password wait twice as long each time, up to a limit, and begin anew after a right one or a day', async () => {
    expect(await waits(GUESS, 'ana', 3)).toEqual([0, 0, 0])
    for (const [least, most] of [
      [25, 30],
      [55, 60],
      [115, 120],
      [115, 120],
    ] as const) {
      const wait = await take(GUESS, 'ana')
      expect(wait).toBeGreaterThanOrEqual(least)
      expect(wait).toBeLessThanOrEqual(most)
      await pass(wait)
      expect(await take(GUESS, 'ana')).toBe(0)
    }
    await attempts.giveBack(database.db, [[GUESS, 'ana']])
    expect(await waits(GUESS, 'ana', 3)).toEqual([0, 0, 0])
    await pass(86_400 + 130)
    expect(await waits(GUESS, 'ana', 3)).toEqual([0, 0, 0])
  })

  it('can be undone without undoing earlier ones', async () => {
    expect(await waits(GUESS, 'gil', 3)).toEqual([0, 0, 0])
    await pass(31)
    expect(await take(GUESS, 'gil')).toBe(0)
    expect(await take(GUESS, 'gil')).toBeGreaterThan(55)
    await attempts.undo(database.db, [[GUESS, 'gil']])
    expect(await take(GUESS, 'gil')).toBe(0)
    expect(await take(GUESS, 'gil')).toBeGreaterThan(55)
    await waits(RATE, 'gil', 3)
    await attempts.undo(database.db, [[RATE, 'gil']])
    expect(await waits(RATE, 'gil', 2)).toEqual([0, expect.any(Number)])
    expect(await take(RATE, 'gil')).toBeGreaterThan(0)
  })

  it('are all counted when they are simultaneous, by any process', async () => {
    const by = Array.from({ length: 30 }, (_, index) =>
      take({ ...RATE, burst: 10 }, 'together', index % 2 ? again : attempts),
    )
    expect((await Promise.all(by)).filter((wait) => wait === 0)).toHaveLength(10)
  })

  it('of several kinds are counted together or not at all', async () => {
    const both = [
      [RATE, 'dora'],
      [OTHER, 'dora'],
    ] as const
    expect(await attempts.take(database.db, both)).toBe(0)
    for (let time = 0; time < 3; time += 1) expect(await attempts.take(database.db, both)).toBeGreaterThan(0)
    expect(await waits(RATE, 'dora', 2)).toEqual([0, 0])
    await attempts.giveBack(database.db, [[OTHER, 'dora']])
    expect(await take(OTHER, 'dora')).toBe(0)
  })

  it('name nobody, and are deleted a day after they end', async () => {
    await take(RATE, 'eva@exemplo.com.br')
    const texts = async () =>
      (await sql<{ text: string }>`select attempt::text as text from attempt`.execute(database.db)).rows
    expect((await texts()).map(({ text }) => text).join()).not.toContain('eva')
    await pass(86_400 + 3600)
    await attempts.job.run(database.db)
    expect(await texts()).toEqual([])
  })
})
