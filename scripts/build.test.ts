import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stampOf } from './build.ts'

function tree(): string {
  const root = mkdtempSync(join(tmpdir(), 'posse-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/server'), { recursive: true })
  writeFileSync(join(root, 'src/a.ts'), 'one')
  writeFileSync(join(root, 'src/server/b.ts'), 'one')
  return root
}

const stamp = (root: string) => stampOf(['src/**/*.*'], root)

test('an untouched tree keeps its stamp', () => {
  const root = tree()
  expect(stamp(root)).toBe(stamp(root))
})

test.each([
  ['a file changes', (root: string) => writeFileSync(join(root, 'src/a.ts'), 'other')],
  ['a file is touched', (root: string) => utimesSync(join(root, 'src/a.ts'), 1, 1)],
  ['a file comes', (root: string) => writeFileSync(join(root, 'src/c.css'), '')],
  ['a file goes', (root: string) => rmSync(join(root, 'src/a.ts'))],
])('the stamp changes when %s', (_case, change) => {
  const root = tree()
  const before = stamp(root)
  change(root)
  expect(stamp(root)).not.toBe(before)
})

test('what only the server reads, or a test, leaves the stamp', () => {
  const root = tree()
  const before = stamp(root)
  writeFileSync(join(root, 'src/server/b.ts'), 'other')
  writeFileSync(join(root, 'src/a.test.ts'), 'other')
  expect(stamp(root)).toBe(before)
})
