import type { WorkerScope } from './scope.ts'
import { openShell, type ShellFiles } from './shell.ts'
import { UPDATE } from './words.ts'

/** Written in by the build. */
declare const SHELL_FILES: ShellFiles

const worker = self as unknown as WorkerScope
const shell = openShell(SHELL_FILES)

worker.addEventListener('install', (event) => event.waitUntil(shell.install()))
worker.addEventListener('activate', (event) => event.waitUntil(shell.tidy().then(() => worker.clients.claim())))
worker.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request)
  if (answer) event.respondWith(answer)
})
// A new version waits until the student asks for it, or until no tab is open any more.
worker.addEventListener('message', ({ data }) => {
  if (data === UPDATE) void worker.skipWaiting()
})
