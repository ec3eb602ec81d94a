import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** The tested version of the emulator: some 340 MB, so it is no dependency. */
export const EMULATOR = 'firebase-tools@15.34.2'
const PROJECT = 'demo-posse'
const START_MS = 180_000
const STOP_MS = 15_000
const API_KEY = 'key-of-the-tests'

/** Shown when the emulator's tests are skipped. */
export const EMULATOR_MISSING = `The Firebase emulator is not on this machine: \`npm run firebase\` fetches ${EMULATOR} and runs these tests.`

/** An account that has just signed in. */
interface Account {
  readonly email: string
  readonly uid: string
  readonly token: string
}

/** The real Firebase Auth emulator as a program of its own. */
export interface FirebaseEmulator {
  /** `host:port`. */
  readonly host: string
  /** The settings of an app that uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** A new account by its REST API. */
  signUp(email: string, password: string): Promise<Account>
  signIn(email: string, password: string): Promise<Account | undefined>
  remove(token: string): Promise<void>
  /** The code of the newest password letter to this address. */
  resetCode(email: string): Promise<string | undefined>
  stop(): Promise<void>
}

/** The address of an already running emulator, which is left running. */
const RUNNING = process.env.FIREBASE_AUTH_EMULATOR_HOST

/** Whether an emulator runs, or npm has it in its cache: then nothing is downloaded. */
export function hasEmulator(): boolean {
  if (RUNNING) return true
  return spawnSync(`npx --offline --yes ${EMULATOR} --version`, { stdio: 'ignore', shell: true }).status === 0
}

/** Starts the emulator on free ports and in a folder of its own, without any request to Google. */
export async function startEmulator(): Promise<FirebaseEmulator> {
  const { host, stop } = RUNNING ? { host: RUNNING, stop: async () => undefined } : await launch()
  return { host, settings: settingsFor(host), ...callsTo(host), stop }
}

async function launch() {
  const folder = await mkdtemp(join(tmpdir(), 'posse-firebase-'))
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (of: number) => ({ host: '127.0.0.1', port: of })
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const command = ['--offline', '--yes', EMULATOR, 'emulators:start', '--only', 'auth', '--project', PROJECT]
  const child = spawn('npx', command, {
    cwd: folder,
    // A process group of its own, so that it can be ended as a whole.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: folder },
  })
  // The same site as the app: a browser may block storage for frames of another one.
  const host = `localhost:${port}`
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  await ready(`http://${host}/`, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { host, stop }
}

const settingsFor = (host: string) => ({
  IDENTITY: 'firebase',
  FIREBASE_API_KEY: API_KEY,
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: host,
})

function callsTo(host: string) {
  const accounts = async (verb: string, body: object) => {
    const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=${API_KEY}`
    const headers = { 'content-type': 'application/json' }
    return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const enter = async (verb: string, email: string, password: string) => {
    const answer = await accounts(verb, { email, password, returnSecureToken: true })
    if (!answer.ok) return undefined
    const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string }
    return { email, uid: localId, token: idToken }
  }
  return {
    signUp: async (email: string, password: string) => {
      const account = await enter('signUp', email, password)
      if (!account) throw new Error(`The emulator opened no account for ${email}.`)
      return account
    },
    signIn: (email: string, password: string) => enter('signInWithPassword', email, password),
    remove: async (token: string) => {
      await accounts('delete', { idToken: token })
    },
    resetCode: async (email: string) => {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`)
      const { oobCodes } = (await answer.json()) as {
        oobCodes: { email: string; requestType: string; oobCode: string }[]
      }
      return oobCodes.findLast((code) => code.email === email && code.requestType === 'PASSWORD_RESET')
        ?.oobCode
    },
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until && child.exitCode === null) {
    if ((await fetch(url).catch(() => undefined))?.ok) return
    await sleep(100)
  }
  throw new Error(`The Firebase emulator did not start within ${START_MS / 1000} s.`)
}

/** Ends the whole group: npm exits before the emulator itself does. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  const until = Date.now() + STOP_MS
  signal(pid, 'SIGTERM')
  while (signal(pid, 0)) {
    if (Date.now() > until) signal(pid, 'SIGKILL')
    await sleep(50)
  }
}

/** Signals the group; returns false when it is empty. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, name)
  } catch {
    return false
  }
}
