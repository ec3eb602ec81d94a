import { DEMO_STUDENT, fillDemo } from '../harness/demo/fill.ts'
import { type ServerProcess, startServer } from '../harness/server-process.ts'
import { type Config, readConfig } from '../src/server/operation/config.ts'

/** The address of this installation's running server; another program on its port does not count. */
async function findRunning({ baseUrl, port }: Config): Promise<string | undefined> {
  for (const url of [baseUrl, `http://localhost:${port}`]) {
    if (url !== undefined && (await isPosse(url))) return url
  }
}

async function isPosse(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/api/sign-in-options`, { signal: AbortSignal.timeout(5_000) })
    return typeof ((await answer.json()) as { google?: unknown }).google === 'boolean'
  } catch {
    return false
  }
}

/** Fills a stopped installation through a temporary server on its data. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const running = await findRunning(config)
  let started: ServerProcess | undefined
  try {
    if (running === undefined)
      started = await startServer({ LOG_LEVEL: 'warn' }, { environment: process.env })
    const count = await fillDemo(running ?? started?.url ?? '', new Date())
    const url = running ?? config.baseUrl ?? `http://localhost:${config.port}`
    console.log(`${DEMO_STUDENT.name} tem ${count} registros de estudo em seis meses.`)
    if (running === undefined) console.log('O servidor está parado: inicie-o com npm start.')
    console.log(`Entre em ${url}/login com ${DEMO_STUDENT.email} e a senha ${DEMO_STUDENT.password}`)
  } finally {
    await started?.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
