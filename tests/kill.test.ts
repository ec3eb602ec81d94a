import { describe, expect, test } from 'vitest'
import { killOften, type Victim } from '../harness/kill.ts'

const RUNS: [engine: string, victims: Victim[]][] = [
  ['an outer database', ['server', 'database', 'both']],
  ['an embedded database', ['embedded', 'embedded']],
]

describe.each(RUNS)('kill -9 under concurrent writes, with %s', (_engine, victims) => {
  test('loses no acknowledged record, keeps none twice, and needs nobody to recover', {
    timeout: 120_000,
  }, async () => {
    const kills = await killOften(victims, () => 300)
    expect(kills).toMatchObject({ missing: 0, superfluous: 0, unexpected: [] })
    expect(kills.acknowledged).toBeGreaterThan(0)
    expect(kills.retries).toBeGreaterThan(0)
  })
})
