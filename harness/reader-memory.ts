import { readdirSync, readFileSync } from 'node:fs'

const LOOK_MS = 20
const READER = 'beside-process'

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const peakOf = (pid: string) => Number(/VmHWM:\s*(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** The most MiB that a process which reads for this one held while `work` ran; 0 where the system does not tell. */
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
