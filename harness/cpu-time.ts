/** Processor ms, converted to a usual machine: a slow machine slows the yardstick too. */
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

/** The yardstick's ms on two idle cores with Node 26. */
const USUAL_MS = 40

/** Reads and writes many small objects like the tested code, so that caches and memory count too. */
function yardstick() {
  for (let round = 0; round < 8; round += 1) new Set(OBJECTS.map(({ id }) => id))
}

const OBJECTS = Array.from({ length: 50_000 }, (_, n) => ({ id: `t${n}` }))

// Compiles the code before it is measured.
yardstick()
