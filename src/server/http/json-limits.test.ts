import { expect, it } from 'vitest'
import { cpuMs } from '../../../harness/cpu-time.ts'
import { isJsonTooLarge } from './json-limits.ts'

const list = <T>(count: number, each: (at: number) => T) => Array.from({ length: count }, (_, at) => each(at))
const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))

const topic = (at: number) => ({ id: `t${at}`, num: `${at}`, texto: 'Crimes, "penas": [{' })

it('the largest edital, with its archive and each of its changes, is accepted', () => {
  const changes = list(50_000, (at) => ({ op: 'saiu', id: `t${at}`, versao: 2 }))
  const document = { topicos: list(5000, topic), arquivo: list(20_000, topic), mudancas: changes }
  expect(
    isJsonTooLarge(bytes({ document, decisions: Object.fromEntries(list(5000, (at) => [at, []])) })),
  ).toBe(false)
})

it.each<[what: string, json: string]>([
  [
    'fields that all have names of their own',
    JSON.stringify(Object.fromEntries(list(20_001, (at) => [at, 1]))),
  ],
  ['values without end', `[${'null,'.repeat(500_001)}null]`],
  ['objects without end', `[${'{},'.repeat(300_000)}{}]`],
  ['lists in lists', '['.repeat(600_000)],
])('%s are too much', (_, json) => {
  expect(isJsonTooLarge(bytes(json))).toBe(true)
})

it.each([
  ['a text', '"'],
  ['a text of escaped quotes', '"\\"'],
  ['a text that ends in an escape', '"\\'],
])('%s without its end is looked at once', (_, sign) => {
  const json = Buffer.from(sign + '\\"'.repeat(2_500_000))
  expect(cpuMs(() => expect(isJsonTooLarge(json)).toBe(false))).toBeLessThan(400)
})
