import { workerData } from 'node:worker_threads'

// A thread that ends its process at its limits, however busy the process is: by SIGTERM for its time, by
// SIGKILL for its memory, which tells the parent process why.
const LOOK_MS = 10
const { bytes, processorMs } = workerData as { bytes: number; processorMs: number }

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL')
  else if (user + system > processorMs * 1000) process.kill(process.pid, 'SIGTERM')
}, LOOK_MS)
