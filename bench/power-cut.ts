/*
 * Cuts the power of an embedded database that is being written, 25 times unless
 * another number is given, at random moments, the first of them while it is
 * being made. Ends with 1 when an acknowledged row is missing or there twice.
 */
import { makeDisk, whyNoDisk } from '../harness/disk.ts'
import { cutPowerOften } from '../harness/power-cut.ts'

const MOST_PAUSE_MS = 5000

async function main(cuts: number): Promise<void> {
  const reason = await whyNoDisk()
  if (reason !== undefined) return console.log(reason)
  const disk = await makeDisk()
  try {
    const { acknowledged, wrong } = await cutPowerOften(disk, cuts, () => Math.random() * MOST_PAUSE_MS)
    console.log(`${cuts} power cuts: ${acknowledged} rows acknowledged, ${wrong.length} missing or twice`)
    // A machine too busy to write anything has tested nothing.
    if (wrong.length > 0 || acknowledged === 0) process.exitCode = 1
  } finally {
    await disk.remove()
  }
}

await main(Number(process.argv[2] ?? 25))
