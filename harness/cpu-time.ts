/** The processor's ms as at a machine's usual speed: a slow machine slows the yardstick too. */
export function cpuMs(work: () => unknown): number {
  const before = ownMs(yardstick)
  const took = ownMs(work)
  return took / Math.max(1, before / USUAL_MS, ownMs(yardstick) / USUAL_MS)
}

function ownMs(work: () => unknown): number {
  const from = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

/** Ms of the yardstick on two cores without other load, Node 26. */
const USUAL_MS = 40

/** Reads and stores many small objects, as the code under test does: caches and memory count as well. */
function yardstick() {
  for (let round = 0; round < 8; round += 1) new Set(OBJECTS.map(({ id }) => id))
}

const OBJECTS = Array.from({ length: 50_000 }, (_, n) => ({ id: `t${n}` }))

// The first round compiles it.
yardstick()
