import { readdirSync, readFileSync } from 'node:fs'

const LOOK_MS = 20
const READER = 'child-process-main'

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const peakOf = (pid: string) => Number(/VmHWM:\s*(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** Runs `work` and returns the reading process's most MiB meanwhile; 0 if the system does not tell. */
export async function readerPeak<Result>(work: () => Promise<Result>) {
  let peak = 0
  const look = setInterval(() => {
    const children = readdirSync('/proc/self/task').flatMap((task) =>
      read(`/proc/self/task/${task}/children`).trim().split(' '),
    )
    for (const pid of children)
      if (read(`/proc/${pid}/cmdline`).includes(READER)) peak = Math.max(peak, peakOf(pid))
  }, LOOK_MS)
  try {
    return { result: await work(), peak }
  } finally {
    clearInterval(look)
  }
}
