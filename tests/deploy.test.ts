import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '../src/server/settings.ts'

const read = (name: string) => readFileSync(name, 'utf8')

/** What the shell, the runtime and the database's own image understand. */
const NOT_OURS = /^(NODE_ENV|POSTGRES_.+)$/

test('the files of an operator name only settings that there are', () => {
  const compose = read('deploy/compose.yaml')
  const named = [
    ...compose.matchAll(/^ {6}([A-Z][A-Z_]+):/gm),
    ...read('deploy/posse.service').matchAll(/\b([A-Z][A-Z_]+)=/g),
    ...read('deploy/Containerfile').matchAll(/\b([A-Z][A-Z_]+)=/g),
    ...read('deploy/Caddyfile').matchAll(/\b([A-Z][A-Z_]+)=/g),
    ...read('deploy/nginx.conf').matchAll(/\b([A-Z][A-Z_]+)=/g),
  ].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !(name in SETTINGS || NOT_OURS.test(name)))).toEqual([])
})

test('the image is made of files that there are, all of which the build is given', () => {
  const container = read('deploy/Containerfile')
  const copied = [...container.matchAll(/\/app\/(\S+) /g)].map(([, path = '']) => path)
  const given = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path)
  for (const path of given) expect(existsSync(path), path).toBe(true)
  for (const path of copied) expect([...given, 'node_modules', 'build'], path).toContain(path)
  const [, main = ''] = /CMD \["node_modules\/\.bin\/node", "(src[^"]+)"\]/.exec(container) ?? []
  expect(existsSync(main)).toBe(true)
})
