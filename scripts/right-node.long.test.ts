import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

const run = (script: string, version: string) => {
  const older = `globalThis.process = Object.create(process, { versions: { value: { node: '${version}' } } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`]
  const [program = '', ...words] = String(scripts[script]).split(' ')
  expect(program).toBe('node')
  // Without a command an operator's program ends with a sentence of its own.
  return spawnSync(process.execPath, [...args, ...words], { encoding: 'utf8', timeout: 60_000 })
}

it.each([
  ...['start', 'dev', 'build', 'test', 'demo', 'config', 'backup', 'restore', 'admin'].map(
    (script) => [script, '22.21.1'] as const,
  ),
  ...['20.19.0', '24.9.0', '25.0.0'].map((version) => ['start', version] as const),
])('npm run %s says under Node %s which one it needs, and does nothing', (script, version) => {
  const { status, stderr, stdout } = run(script, version)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    new RegExp(
      `^A Posse precisa do Node ${Number.parseInt(dependencies.node, 10)}, e este é o ${version}\\..*\\n$`,
    ),
  )
})

it('a new enough Node is accepted', () => {
  expect(run('backup', dependencies.node).stderr).toContain('Em qual arquivo?')
})
