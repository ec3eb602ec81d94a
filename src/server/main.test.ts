import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/folder.ts'
import { freePort } from '../../tests/free-port.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

interface Running {
  readonly process: ChildProcess
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
    for (const { process, ended } of running.splice(0)) {
      process.kill('SIGKILL')
      await ended
    }
    await rm(dataDir, { recursive: true, force: true })
  })

  function start(port: number, settings: Record<string, string> = {}): Running {
    const child = spawn(process.execPath, [MAIN], {
      env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    const started = { process: child, output: () => output, ended }
    running.push(started)
    return started
  }

  async function ready(port: number) {
    for (
      const deadline = Date.now() + 15_000;
      Date.now() < deadline;
      await new Promise((next) => setTimeout(next, 50))
    ) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) return
    }
    throw new Error(`the server did not become ready: ${running.at(-1)?.output()}`)
  }

  const signUp = async (port: number, email: string) => {
    const body = JSON.stringify({ name: 'Ana', email, password: 'segredo' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, { method: 'POST', headers, body })).status
  }

  const signIn = async (port: number, email: string) => {
    const body = JSON.stringify({ email, password: 'segredo' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status
  }

  it('says in one sentence that the data folder is in use, or the port', async () => {
    const [port, other] = [await freePort(), await freePort()]
    start(port)
    await ready(port)
    const second = start(other)
    expect(await second.ended).toBe(1)
    expect(second.output().trim().split('\n')).toHaveLength(1)
    expect(second.output()).toContain(dataDir)

    const elsewhere = dataDir
    dataDir = await temporaryFolder()
    const samePort = start(port)
    expect(await samePort.ended).toBe(1)
    expect(samePort.output()).toContain(`A porta ${port} já está em uso`)
    await rm(dataDir, { recursive: true, force: true })
    dataDir = elsewhere
  })

  it('starts by itself after a kill and has every acknowledged account', async () => {
    const port = await freePort()
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const server = start(port)
      await ready(port)
      const writing = Array.from({ length: 4 }, async (_, index) => {
        const email = `r${round}n${index}@exemplo.com.br`
        if ((await signUp(port, email).catch(() => 0)) === 200) acknowledged.push(email)
      })
      await Promise.any(writing)
      server.process.kill('SIGKILL')
      await Promise.all([...writing, server.ended])
    }
    start(port)
    await ready(port)
    expect(acknowledged.length).toBeGreaterThanOrEqual(3)
    for (const email of acknowledged) expect(await signIn(port, email)).toBe(200)
  })

  it('finishes what is in flight when it is asked to stop, and leaves with 0', async () => {
    const port = await freePort()
    const server = start(port)
    await ready(port)
    const inFlight = signUp(port, 'ana@exemplo.com.br')
    await new Promise((next) => setTimeout(next, 20))
    server.process.kill('SIGTERM')
    expect(await inFlight).toBe(200)
    expect(await server.ended).toBe(0)

    start(port)
    await ready(port)
    expect(await signIn(port, 'ana@exemplo.com.br')).toBe(200)
  })

  it('says that it means to stop, and lets go of the connections that a proxy keeps, while it still serves', async () => {
    const port = await freePort()
    const server = start(port, { DRAIN_SECONDS: '1' })
    await ready(port)
    server.process.kill('SIGTERM')
    const answered = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`)
      return [status, headers.get('connection')]
    }
    await vi.waitFor(async () => expect(await answered('/readyz')).toEqual([503, 'close']))
    expect(await answered('/healthz')).toEqual([200, 'close'])
    expect(await server.ended).toBe(0)
  })
})
