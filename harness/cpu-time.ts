/** The ms of the processor that `work` takes in this thread: what else the machine does is not in it. */
export function cpuMs(work: () => unknown): number {
  const from = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}
