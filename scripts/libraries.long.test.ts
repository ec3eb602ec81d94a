import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../harness/folder.ts'
import { bundleLibraries } from './libraries.ts'

const PROGRAM = `
  const { takeBundledLibraries } = await import('./scripts/libraries.ts')
  takeBundledLibraries(process.argv[1])
  const [{ default: Type }, { Compile }, { sql }] = await Promise.all([
    import('typebox'), import('typebox/compile'), import('kysely'),
  ])
  const check = Compile(Type.Object({ id: Type.Integer() }))
  console.log(import.meta.resolve('kysely').startsWith('file:'), check.Check({ id: 1 }), check.Check({ id: 'a' }), typeof sql)
  console.log(import.meta.resolve('kysely').includes('node_modules'))
`

test('the server gets the bundled libraries, and they work together', async () => {
  const folder = await temporaryFolder()
  await bundleLibraries(folder)
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['kysely.js', 'typebox.js', 'typebox-compile.js']),
  )
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM, folder])
  expect((await run).stdout).toBe('true true false function\nfalse\n')
  await rm(folder, { recursive: true, force: true })
})
