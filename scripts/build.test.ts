import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildIfStale, stampOf } from './build.ts'

function tree(): string {
  const root = mkdtempSync(join(tmpdir(), 'posse-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/server'), { recursive: true })
  writeFileSync(join(root, 'src/a.ts'), 'one')
  writeFileSync(join(root, 'src/server/b.ts'), 'one')
  return root
}

/** A build that does to its process what the bundler does. */
const BUILDER = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { stampOf } from ${JSON.stringify(new URL('build.ts', import.meta.url).href)}
process.env.NODE_ENV = 'production'
const root = import.meta.dirname
mkdirSync(root + '/build', { recursive: true })
appendFileSync(root + '/build/count', '.')
writeFileSync(root + '/build/stamp', stampOf(['src/**/*.*'], root))
`

const stamp = (root: string) => stampOf(['src/**/*.*'], root)

test('a tree’s stamp depends only on its contents: touching or copying does not change it', () => {
  const [root, copy] = [tree(), `${tree()}/copy`]
  const before = stamp(root)
  expect(stamp(root)).toBe(before)
  utimesSync(join(root, 'src/a.ts'), 1, 1)
  expect(stamp(root)).toBe(before)
  cpSync(root, copy, { recursive: true })
  expect(stamp(copy)).toBe(before)
})

test.each([
  ['a file changes', (root: string) => writeFileSync(join(root, 'src/a.ts'), 'other')],
  ['as many letters are others', (root: string) => writeFileSync(join(root, 'src/a.ts'), 'two')],
  ['a file comes', (root: string) => writeFileSync(join(root, 'src/c.css'), '')],
  ['a file goes', (root: string) => rmSync(join(root, 'src/a.ts'))],
])('the stamp changes when %s', (_case, change) => {
  const root = tree()
  const before = stamp(root)
  change(root)
  expect(stamp(root)).not.toBe(before)
})

test('a file for only the server or a test does not change the stamp', () => {
  const root = tree()
  const before = stamp(root)
  writeFileSync(join(root, 'src/server/b.ts'), 'other')
  writeFileSync(join(root, 'src/a.test.ts'), 'other')
  expect(stamp(root)).toBe(before)
})

test('a start builds a stale app, then continues like any other start', async () => {
  const root = tree()
  const program = join(root, 'build.ts')
  writeFileSync(program, BUILDER)
  const start = () => buildIfStale({ cwd: root, inputs: ['src/**/*.*'], program })
  const builds = () => readFileSync(join(root, 'build/count'), 'utf8').length
  const before = process.env.NODE_ENV
  await start()
  expect(process.env.NODE_ENV).toBe(before)
  await start()
  utimesSync(join(root, 'src/a.ts'), 1, 1)
  await start()
  expect(builds()).toBe(1)
  writeFileSync(join(root, 'src/a.ts'), 'two')
  await start()
  expect(builds()).toBe(2)
  writeFileSync(join(root, 'src/a.ts'), 'a fault')
  writeFileSync(program, 'process.exit(1)')
  await expect(start()).rejects.toThrow('The web app was not built')
})
