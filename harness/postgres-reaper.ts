/*
 * Clears up after a test run that ended without doing so (Ctrl-C, kill -9). Started with the folder of a
 * PostgreSQL, it is told the server's process id, or 0, a line each time that changes; the end of its input
 * is the end of the run.
 */
import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder?')

let server = 0
for await (const line of createInterface({ input: process.stdin })) server = Number(line)

if (server !== 0) {
  terminate(server)
  for (let waited = 0; isRunning(server) && waited < 5_000; waited += 50) await sleep(50)
}
if (existsSync(folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

function terminate(pid: number): void {
  if (isRunning(pid)) process.kill(pid, 'SIGQUIT')
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
