import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../harness/folder.ts'
import { lockDataDir } from './lock.ts'

const LOCK = JSON.stringify(fileURLToPath(new URL('lock.ts', import.meta.url)))

let dataDir: string
beforeEach(async () => {
  dataDir = await temporaryFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function lockElsewhere() {
  const script = `const { lockDataDir } = await import(${LOCK}); lockDataDir(process.argv[1]); console.log('locked'); setInterval(() => {}, 1e6)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  return other
}

test('another process in the folder stops the start with a sentence that names the folder', async () => {
  const other = await lockElsewhere()
  expect(() => lockDataDir(dataDir)).toThrow(
    `Outra instância da Posse já está usando a pasta de dados ${dataDir}.`,
  )
  other.kill()
  await once(other, 'exit')
})

test('a process killed with -9 leaves no lock behind', async () => {
  const other = await lockElsewhere()
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataDir(dataDir)()
})

test('a lock is released once, without releasing a later one', () => {
  const unlock = lockDataDir(dataDir)
  unlock()
  const again = lockDataDir(dataDir)
  unlock()
  expect(() => lockDataDir(dataDir)).toThrow('Outra instância')
  again()
})

test('an unwritable folder stops the start with a sentence', () => {
  mkdirSync(join(dataDir, 'posse.lock'))
  expect(() => lockDataDir(dataDir)).toThrow(`Não é possível escrever na pasta de dados ${dataDir}`)
})
