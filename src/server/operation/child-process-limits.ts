import { workerData } from 'node:worker_threads'

// Ends its process at its limits, however busy it is: SIGTERM for time, SIGKILL for memory tell why.
const LOOK_MS = 10
const { bytes, processorMs } = workerData as { bytes: number; processorMs: number }

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL')
  else if (user + system > processorMs * 1000) process.kill(process.pid, 'SIGTERM')
}, LOOK_MS)
