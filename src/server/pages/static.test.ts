import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../harness/folder.ts'
import { readConfig } from '../operation/config.ts'
import { siteOf } from './pages.ts'
import { serveStatic } from './static.ts'

const site = siteOf(readConfig({}))

it.each([
  ['none of Firebase where our own server keeps the accounts', site, '// plain'],
  ['Firebase where that keeps them', { ...site, firebase: true }, '// with Firebase'],
])('the worker that a browser keeps has %s', async (_what, site, script) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'sw.js'), '// plain')
  await writeFile(join(folder, 'sw-firebase.js'), '// with Firebase')
  const app = fastify()
  await serveStatic(app, folder, site)
  const { body, headers } = await app.inject({ url: '/sw.js' })
  expect(body).toBe(script)
  expect(headers['cache-control']).toBe('no-cache')
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
