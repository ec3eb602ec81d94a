import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../harness/folder.ts'
import { freePort } from '../harness/free-port.ts'
import { openMailbox } from '../harness/mailbox.ts'
import { endServer, spawnServer, whenReady } from '../harness/server-process.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { countWaiting } from '../src/server/mail/mail-queue.ts'

interface Running {
  readonly process: ChildProcess
  readonly url: string
  readonly output: () => string
  readonly ended: Promise<number | null>
}

describe('the server as a process', { timeout: 60_000 }, () => {
  let dataDir: string
  const running: Running[] = []

  beforeEach(async () => {
    dataDir = await temporaryFolder()
  })
  afterEach(async () => {
    for (const { process } of running.splice(0)) await endServer(process, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  function start(port: number, settings: Record<string, string> = {}): Running {
    const child = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...settings }, { stdio: 'pipe' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    const started = { process: child, url: `http://127.0.0.1:${port}`, output: () => output, ended }
    running.push(started)
    return started
  }

  async function startReady(port: number, settings?: Record<string, string>): Promise<Running> {
    const server = start(port, settings)
    await whenReady(server.url, server.process).catch((cause) => {
      throw new Error(server.output(), { cause })
    })
    return server
  }

  const ask = async (port: number, what: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const how = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`http://127.0.0.1:${port}/api/auth/${what}`, how)).status
  }
  const password = 'segredo'
  const signUp = (port: number, email: string) => ask(port, 'sign-up/email', { name: 'Ana', email, password })
  /** The server has its head; what comes back sends the rest, and gives the status. */
  async function signUpBegun(port: number, email: string): Promise<() => Promise<number | undefined>> {
    const body = JSON.stringify({ name: 'Ana', email, password })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    }
    const url = `http://127.0.0.1:${port}/api/auth/sign-up/email`
    const call = request(url, { method: 'POST', headers })
    call.flushHeaders()
    await once(call, 'continue')
    return async () => {
      call.end(body)
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }
  }
  const signIn = (port: number, email: string) => ask(port, 'sign-in/email', { email, password })
  const askForLetter = (port: number, email: string) => ask(port, 'request-password-reset', { email })

  it('says in one sentence that the data folder is in use, or the port, or that the address is not its own', async () => {
    const [port, other] = [await freePort(), await freePort()]
    await startReady(port)
    const second = start(other)
    expect(await second.ended).toBe(1)
    expect(second.output().trim().split('\n')).toHaveLength(1)
    expect(second.output()).toContain(dataDir)

    const elsewhere = dataDir
    dataDir = await temporaryFolder()
    const samePort = start(port, { METRICS_PORT: String(await freePort()) })
    expect(await samePort.ended).toBe(1)
    expect(samePort.output()).toContain(`A porta ${port} já está em uso`)
    const foreignHost = start(other, { HOST: '203.0.113.9' })
    expect(await foreignHost.ended).toBe(1)
    const [said] = foreignHost.output().trim().split('\n').slice(-1)
    expect(said).toMatch(/^Não é possível atender em 203\.0\.113\.9, .+ Confira HOST e PORT\.$/)
    await rm(dataDir, { recursive: true, force: true })
    dataDir = elsewhere
  })

  it('starts by itself after a kill and has every acknowledged account', async () => {
    const port = await freePort()
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const server = await startReady(port)
      const writing = Array.from({ length: 4 }, async (_, index) => {
        const email = `r${round}n${index}@exemplo.com.br`
        if ((await signUp(port, email).catch(() => 0)) === 200) acknowledged.push(email)
      })
      await Promise.any(writing)
      server.process.kill('SIGKILL')
      await Promise.all([...writing, server.ended])
    }
    await startReady(port)
    expect(acknowledged.length).toBeGreaterThanOrEqual(3)
    for (const email of acknowledged) expect(await signIn(port, email)).toBe(200)
  })

  it.skipIf(process.platform === 'win32')(
    'leaves nothing in its data folder to others, with a letter written and after a restart',
    async () => {
      const port = await freePort()
      const open = () => {
        const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
        expect(paths).toContain(join('postgres', 'global', 'pg_internal.init'))
        return ['.', ...paths].filter((path) => statSync(join(dataDir, path)).mode & 0o077)
      }
      const umask = process.umask(0o022)
      try {
        const first = await startReady(port)
        await signUp(port, 'ana@exemplo.com.br')
        await askForLetter(port, 'ana@exemplo.com.br')
        await vi.waitFor(() => expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1), {
          timeout: 10_000,
        })
        expect(open()).toEqual([])
        await endServer(first.process, 'SIGKILL')
        await startReady(port)
        expect(open()).toEqual([])
      } finally {
        process.umask(umask)
      }
    },
  )

  it('finishes what is in flight when it is asked to stop, and leaves with 0', async () => {
    const port = await freePort()
    const server = await startReady(port)
    const goOn = await signUpBegun(port, 'ana@exemplo.com.br')
    server.process.kill('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), { timeout: 10_000 })
    expect(await goOn()).toBe(200)
    expect(await server.ended).toBe(0)

    await startReady(port)
    expect(await signIn(port, 'ana@exemplo.com.br')).toBe(200)
  })

  it('sends the letter that is on its way when it is asked to stop, once', async () => {
    const port = await freePort()
    const mailbox = await openMailbox()
    await mailbox.become('is slow')
    const server = await startReady(port, { SMTP_URL: mailbox.url })
    await signUp(port, 'ana@exemplo.com.br')
    await askForLetter(port, 'ana@exemplo.com.br')
    await mailbox.take()
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await mailbox.close()
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir })
    expect(await countWaiting(db)).toBe(0)
    await close()
  })

  it('says that it means to stop, and lets go of the connections that a proxy keeps, while it still serves', async () => {
    const server = await startReady(await freePort(), { DRAIN_SECONDS: '5' })
    server.process.kill('SIGTERM')
    const answered = async (path: string) => {
      const { status, headers } = await fetch(server.url + path)
      return [status, headers.get('connection')]
    }
    await vi.waitFor(async () => expect(await answered('/readyz')).toEqual([503, 'close']))
    expect(await answered('/healthz')).toEqual([200, 'close'])
    expect(await server.ended).toBe(0)
  })
})
