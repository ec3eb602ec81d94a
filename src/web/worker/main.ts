import { showApp, showPush } from './notices.ts'
import type { WorkerScope } from './scope.ts'
import { asInstalled, openShell, type ShellFiles } from './shell.ts'
import { renewAddress, replaceGone, sendAddress } from './subscription.ts'
import { sendWhatWaits } from './sync.ts'
import { REMIND, SEND, UPDATE } from './words.ts'

/** The build replaces this. */
declare const SHELL_FILES: ShellFiles

const worker = self as unknown as WorkerScope
const shell = openShell(asInstalled(SHELL_FILES, worker.installation))

/** For this long, in ms, an opening page has the network for itself. */
const FIRST_MS = 5000
let hasLooked = false

/** Restores a reminder subscription that the push service dropped. */
async function lookOnce(): Promise<void> {
  if (hasLooked || globalThis.Notification?.permission !== 'granted') return
  hasLooked = true
  await new Promise((resolve) => setTimeout(resolve, FIRST_MS))
  await replaceGone(worker.registration).catch(() => undefined)
}

worker.addEventListener('install', (event) => event.waitUntil(shell.install()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(shell.tidy().then(() => worker.clients.claim())),
)
worker.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request)
  if (answer) event.respondWith(answer)
  if (event.request.mode === 'navigate') event.waitUntil(lookOnce())
})
worker.addEventListener('notificationclick', (event) => event.waitUntil(showApp(event.notification, worker)))
worker.addEventListener('push', (event) => event.waitUntil(showPush(event, worker)))
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewAddress(worker.registration)),
)
// A new version waits until the student asks for it, or until no tab is open.
worker.addEventListener('message', ({ data }) => {
  if (data === UPDATE) void worker.skipWaiting()
})
worker.addEventListener('sync', (event) => {
  if (event.tag === SEND) event.waitUntil(sendWhatWaits())
  if (event.tag === REMIND) event.waitUntil(sendAddress(worker.registration))
})
