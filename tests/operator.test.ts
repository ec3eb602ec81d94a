import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { enter } from '../harness/demo/student.ts'
import { temporaryFolder } from '../harness/folder.ts'
import { type ServerProcess, startServer } from '../harness/server-process.ts'

const run = promisify(execFile)
const PASSWORD = 'uma senha segura'

let folder: string
let server: ServerProcess | undefined
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Returns the output of `npm run backup`, `restore`, `admin` or `config`, or the reason of its refusal. */
async function operate(settings: Record<string, string>, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...settings }
  try {
    return (await run(process.execPath, ['src/app/server/operator.ts', ...words], { env })).stdout.trim()
  } catch (error) {
    const { stderr } = error as { stderr: string }
    expect(stderr.trim().split('\n'), stderr).toHaveLength(1)
    return `refused: ${stderr.trim()}`
  }
}

const start = async (settings: Record<string, string>) => {
  server = await startServer({ LOG_LEVEL: 'fatal', BASE_URL: 'https://posse.example', ...settings })
  return server.url
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function signUp(url: string, email: string): Promise<string> {
  const answer = await post(`${url}/api/auth/sign-up/email`, { name: 'Ana Souza', email, password: PASSWORD })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

/** The status of a call with the token that a session of this cookie gets. */
async function callWith(url: string, cookie: string): Promise<number> {
  const { token } = (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()) as {
    token: string
  }
  return (await fetch(`${url}/api/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status
}

/** Returns the files of the folder that others than its owner may read. */
async function filesOfOthers(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  const modes = await Promise.all(names.map(async (name) => (await stat(join(dataDir, name))).mode & 0o077))
  return names.filter((_, index) => process.platform !== 'win32' && modes[index] !== 0)
}

const signIn = async (url: string, email: string) =>
  (await post(`${url}/api/auth/sign-in/email`, { email, password: PASSWORD })).status

describe.each([{ engine: 'embedded' }, { engine: 'server' }])(
  'an installation on an $engine database, backed up while it runs and restored onto an empty machine',
  ({ engine }) => {
    test('signs students in with their passwords and keeps their sessions', {
      timeout: 180_000,
    }, async () => {
      const outer =
        engine === 'server'
          ? [await createTestDatabase({ empty: true }), await createTestDatabase({ empty: true })]
          : []
      const settings = (index: number): Record<string, string> => {
        const url = outer[index]?.url
        return { DATA_DIR: join(folder, String(index)), ...(url ? { DATABASE_URL: url } : {}) }
      }
      const path = join(folder, 'posse.backup')
      const first = await start(settings(0))
      const cookie = await signUp(first, 'ana@exemplo.com.br')
      expect(await callWith(first, cookie)).toBe(200)
      expect(await operate(settings(0), 'backup', path)).toMatch(/^Backup em .+posse\.backup: \d+ linhas\./)
      expect(existsSync(join(folder, '0', 'snapshot'))).toBe(false)
      expect(await signIn(first, 'ana@exemplo.com.br')).toBe(200)
      expect(await operate(settings(0), 'restore', path, '--force')).toMatch(/^refused: A Posse está/)
      await server?.stop()

      expect(await operate(settings(1), 'restore', path)).toMatch(
        /^Conferindo .+…\nPondo [\d.]+ linhas no banco de dados…\n(.+ %, \d+ s\n)*Restaurado o backup de .+: [\d.]+ linhas em \d+ s\. Inicie a Posse/,
      )
      expect(await filesOfOthers(join(folder, '1'))).toEqual([])
      const second = await start(settings(1))
      expect(await callWith(second, cookie)).toBe(200)
      expect(await signIn(second, 'ana@exemplo.com.br')).toBe(200)
      await server?.stop()
      for (const database of outer) await database.close()
    })
  },
)

describe('the operator of a running installation with an embedded database', () => {
  test('lists and removes accounts, and sees how much it is used', { timeout: 120_000 }, async () => {
    const settings = { DATA_DIR: join(folder, 'data') }
    expect(await operate(settings, 'admin', 'accounts')).toBe(
      `refused: Não há dados da Posse em ${settings.DATA_DIR}.`,
    )
    const url = await start(settings)
    const cookie = await signUp(url, 'ana@exemplo.com.br')
    await signUp(url, 'bia@exemplo.com.br')

    expect(await operate({ DATA_DIR: folder }, 'backup', join(folder, 'b'))).toMatch(
      /^refused: Sem AUTH_SECRET/,
    )
    expect(await operate(settings, 'admin')).toContain('remove-account <e-mail ou id> --yes')
    expect(await operate(settings, 'admin', 'accounts', 'ANA@')).toMatch(/ana@exemplo\.com\.br {2}Ana Souza/)
    expect(await operate(settings, 'admin', 'accounts')).toContain('bia@exemplo.com.br')
    expect(await operate(settings, 'admin', 'usage')).toMatch(/^Contas +2$/m)
    expect(await operate(settings, 'admin', 'refresh-exams')).toMatch(
      /^refused: EXAMS_FEED_URL não está definida/,
    )
    expect(await operate(settings, 'admin', 'no-such')).toMatch(/^refused: Não existe o comando no-such/)

    expect(await operate(settings, 'admin', 'remove-account', 'ana@exemplo.com.br')).toMatch(
      /^refused: .+--yes\.$/,
    )
    expect(await callWith(url, cookie)).toBe(200)
    expect(await operate(settings, 'admin', 'remove-account', 'ana@exemplo.com.br', '--yes')).toMatch(
      /foram excluídos\.$/,
    )
    expect(await signIn(url, 'ana@exemplo.com.br')).toBe(401)
    expect(await operate(settings, 'admin', 'remove-account', 'ana@exemplo.com.br', '--yes')).toMatch(
      /^refused: Não há/,
    )
    await server?.stop()
    expect(await operate(settings, 'admin', 'accounts')).not.toContain('ana@exemplo.com.br')
  })

  test('gives reminders other keys, and every device is off until it is turned on anew', async () => {
    const settings = { DATA_DIR: join(folder, 'data') }
    const url = await start(settings)
    const ana = await enter(url, { name: 'Ana', email: 'ana@exemplo.com.br', password: PASSWORD })
    const reminders = () => ana.call<{ devices: number; public_key: string }>(`GET /reminders/${ana.id}`)
    const body = { endpoint: 'https://push.example/um', p256dh: 'p256dh', auth: 'auth' }
    await ana.call(`POST /push-subscriptions/${ana.id}`, { body })
    const before = await reminders()
    expect(before.devices).toBe(1)
    expect(await operate(settings, 'admin', 'rotate-push-keys')).toBe(
      'As chaves foram trocadas. Aparelhos a ativar de novo: 1.',
    )
    const after = await reminders()
    expect([after.devices, after.public_key === before.public_key]).toEqual([0, false])
    expect(await filesOfOthers(settings.DATA_DIR)).toEqual([])
  })
})

test('the settings in force are shown with their sources, and a wrong one is named', async () => {
  const shown = await operate(
    { PORT: '8080', AUTH_SECRET: 'a secret that only the tests know, 32+' },
    'config',
  )
  expect(shown).toMatch(/^PORT +8080 +ambiente$/m)
  expect(shown).toMatch(/^HOST +0\.0\.0\.0 +padrão$/m)
  expect(shown).not.toContain('only the tests know')
  expect(await operate({ PORT: 'x' }, 'config')).toBe(
    'refused: PORT não aceita este valor: use um número de 1 a 65535.',
  )
})

test.skipIf(process.platform === 'win32')(
  'who reads only the beginning of what is shown sees no fault',
  async () => {
    const piped = await run('sh', ['-c', `"${process.execPath}" src/app/server/operator.ts config | true`], {
      env: { PATH: process.env.PATH ?? '' },
    })
    expect(piped.stderr).toBe('')
  },
)
