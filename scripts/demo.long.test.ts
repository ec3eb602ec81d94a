import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_STUDENT } from '../harness/demo/fill.ts'
import { enter } from '../harness/demo/student.ts'
import { temporaryFolder } from '../harness/folder.ts'
import { freePort } from '../harness/free-port.ts'
import { machineOnly, startServer } from '../harness/server-process.ts'

const run = promisify(execFile)

describe('npm run demo', { timeout: 120_000 }, () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await temporaryFolder()
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const demo = async (settings: Record<string, string>) => {
    const env = { ...machineOnly(), DATA_DIR: dataDir, ...settings }
    return (await run(process.execPath, ['scripts/demo.ts'], { env })).stdout
  }
  const countIn = (output: string) => Number(/tem (\d+) registros/.exec(output)?.[1])

  it('fills a stopped or running installation once, and says how to sign in', async () => {
    const stopped = { PORT: String(await freePort()) }
    const first = await demo(stopped)
    expect(countIn(first)).toBeGreaterThan(150)
    expect(first).toContain('npm start')
    const again = await demo(stopped)
    expect(countIn(again)).toBe(countIn(first))

    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    try {
      const running = await demo({ BASE_URL: server.url })
      expect(countIn(running)).toBe(countIn(again))
      expect(running).toContain(`${server.url}/login`)
      expect(running).toContain(DEMO_STUDENT.password)
      const student = await enter(server.url, DEMO_STUDENT)
      const me = await student.call<{ career_name: string; subject_ids: number[] }>('GET /users/me')
      expect(me.career_name).toBe('Receita Federal')
      const { targets } = await student.call<{ targets: object[] }>(`GET /syllabus/${student.id}/front`)
      expect(targets).toMatchObject([{ body: 'Receita Federal', in_front: true }])
      // Eight of its own, and two more from the edital.
      expect(me.subject_ids).toHaveLength(10)
    } finally {
      await server.stop()
    }
  })

  it('says in a sentence when another program uses the data', async () => {
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    try {
      const failed = demo({ PORT: String(await freePort()) })
      await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(dataDir) })
    } finally {
      await server.stop()
    }
  })
})
