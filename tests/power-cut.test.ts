import { expect, test } from 'vitest'
import { makeDisk, whyNoDisk } from '../harness/disk.ts'
import { cutPowerOften } from '../harness/power-cut.ts'

test('an embedded database has all that it acknowledged after a power cut', { timeout: 120_000 }, async ({
  skip,
}) => {
  const reason = await whyNoDisk()
  skip(reason !== undefined, reason)
  const disk = await makeDisk()
  try {
    const { acknowledged, wrong } = await cutPowerOften(disk, 2, (cut) => 4000 + cut * 1500)
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
  } finally {
    await disk.remove()
  }
})
