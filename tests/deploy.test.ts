import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STUDENT_BODY } from '../src/server/http/request-body.ts'
import { SETTINGS } from '../src/server/operation/settings.ts'

const read = (name: string) => readFileSync(name, 'utf8')

/** Names for the shell, the runtime and the database's own image. */
const NOT_OURS = /^(NODE_ENV|POSTGRES_.+)$/

test('the files of an operator name only settings that there are', () => {
  const compose = read('deploy/compose.yaml')
  const named = [
    ...compose.matchAll(/^ {6}([A-Z][A-Z_]+):/gm),
    ...read('deploy/posse@.service').matchAll(/\b([A-Z][A-Z_]+)=/g),
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

test('the proxies lead to the ports on which the unit is told to start processes', () => {
  const unit = read('deploy/posse@.service')
  expect(unit).toMatch(/^Environment=.*\bPORT=%i$/m)
  const ports = (name: string) => [...read(name).matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  const started = new Set([...unit.matchAll(/posse@(\d+)/g)].map(([, port]) => port))
  for (const proxy of ['deploy/Caddyfile', 'deploy/nginx.conf'])
    expect(new Set(ports(proxy)), proxy).toEqual(started)
  expect(started).toContain(ports('deploy/compose.yaml')[0])
})

test('nothing that runs has all the memory or all the disk', () => {
  const services = read('deploy/compose.yaml')
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1, 3)
  expect(services.map((service) => service.slice(0, service.indexOf(':')))).toEqual(['posse', 'postgres'])
  for (const service of services) {
    expect(service).toMatch(/^ {4}mem_limit: \d+g$/m)
    expect(service).toMatch(/^ {4}logging: \*logging$/m)
  }
  expect(read('deploy/compose.yaml')).toMatch(/max-size: \d+m, max-file: '\d+'/)
  expect(read('deploy/posse@.service')).toMatch(/^MemoryMax=\dG$/m)
  expect(read('deploy/posse@.service')).toMatch(/^LogRateLimitBurst=\d+$/m)
})

test('the unit lets the server ask for its addresses, and its compiler run', () => {
  const unit = read('deploy/posse@.service')
  expect(unit).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m)
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m)
})

test('a proxy lets a body through that is larger than the server takes, so that the answer is its own', () => {
  const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? []
  expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThan(STUDENT_BODY.bytes)
})
