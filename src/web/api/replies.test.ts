import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Contract, Endpoint } from '../../shared/contract.ts'
import { isReply, REPLIES } from './replies.ts'
import { SENTENCES } from './sentences.ts'

interface Schema {
  type?: string
  format?: string
  required?: string[]
  properties?: Record<string, { enum?: string[] }>
  items?: Schema
  anyOf?: Schema[]
}

async function contracts(): Promise<[route: string, endpoint: Endpoint][]> {
  const modules = globSync('src/features/**/contract.ts').map(
    (path) => import(/* @vite-ignore */ `../../../${path}`),
  )
  return (await Promise.all(modules)).flatMap((module: Record<string, Contract>) =>
    Object.entries(module).flatMap(([name, contract]) =>
      name.endsWith('Contract') ? Object.entries(contract) : [],
    ),
  )
}

const requiredBy = ({ anyOf, required = [] }: Schema): string[] =>
  anyOf
    ? anyOf.map(requiredBy).reduce((keys, others) => keys.filter((key) => others.includes(key)))
    : required

function shapeOf(schema: Schema) {
  const { type, format, items } = schema
  if (format === 'binary') return 'file'
  const first = requiredBy(items ?? schema).slice(0, 4)
  return type === 'array' ? [first] : first
}

const pages = globSync([
  'src/web/**/*.{ts,tsx}',
  'src/app/web/**/*.{ts,tsx}',
  'src/features/**/web/**/*.{ts,tsx}',
])
  .filter((path) => !/\.test\.tsx?$|replies\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('every call of a page knows what its answer has at the least, as the contract says', async () => {
  const called = (await contracts()).filter(([route]) => pages.includes(`'${route}'`))
  expect(called.length).toBeGreaterThan(20)
  for (const [route, { reply }] of called)
    expect(REPLIES[route] ?? ['message'], route).toEqual(shapeOf(reply as Schema))
  expect(Object.keys(REPLIES).filter((route) => !called.some(([name]) => name === route))).toEqual([])
})

test('every sentence that is all an answer tells is known, and no other', async () => {
  const alone = (await contracts()).filter(([route]) => pages.includes(`'${route}'`) && !REPLIES[route])
  const sentences = alone.flatMap(([route, { reply }]) => {
    const { message, ...more } = (reply as Schema).properties ?? {}
    expect(more, route).toEqual({})
    return message?.enum ?? []
  })
  expect([...SENTENCES].toSorted()).toEqual([...new Set(sentences)].toSorted())
})

const day = { day: '2026-01-05', items: [] }
const OBJECT = 'GET /today-plan/:userId'
const LIST = 'GET /subjects'
const FILE = 'GET /history/:userId/records.csv'

test.each<[what: string, route: string, reply: unknown, is: boolean]>([
  ['an object with all keys', OBJECT, day, true],
  ['one more', OBJECT, { ...day, more: 1 }, true],
  ['one less', OBJECT, { day: '2026-01-05' }, false],
  ['an empty object', OBJECT, {}, false],
  ['a list in its place', OBJECT, [], false],
  ['null', OBJECT, null, false],
  ['a text', OBJECT, 'OK', false],
  ['data of another', OBJECT, { status: 'ok', message: 'Bem-vindo!' }, false],
  ['a file in its place', OBJECT, new Blob(['{}']), false],
  ['a list', LIST, [{ id: 1, name: 'Português' }], true],
  ['a list of nothing', LIST, [], true],
  ['a list in which one is another', LIST, [{ id: 1, name: 'Português' }, { id: 2 }], false],
  ['a list of texts', LIST, ['OK'], false],
  ['an object in a list’s place', LIST, { id: 1, name: 'Português' }, false],
  ['a sentence of ours', 'POST /support', { message: 'Sua mensagem foi enviada com sucesso!' }, true],
  ['a sentence of another', 'POST /support', { message: 'Tudo certo!' }, false],
  ['nothing in a message’s place', 'POST /support', {}, false],
  [
    'our sentence among data of another',
    'POST /support',
    { status: 'ok', message: 'Nome alterado com sucesso!' },
    false,
  ],
  ['a word in a message’s place', 'POST /support', { message: 'OK' }, false],
  ['a message that is no text', 'POST /support', { message: { code: 7 } }, false],
  ['what was made', 'POST /subjects', { message: 'Criada!', data: { id: 7, name: 'x' } }, true],
  ['nothing in the place of what was made', 'POST /subjects', { message: 'Criada!', data: {} }, false],
  ['a word with what was made', 'POST /subjects', { message: 'created', data: { id: 7 } }, false],
  ['a file', FILE, new Blob(['a;b']), true],
  ['data in a file’s place', FILE, { message: 'OK' }, false],
])('%s', (_what, route, reply, is) => {
  expect(isReply(route, reply, SENTENCES)).toBe(is)
})
