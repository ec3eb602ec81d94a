import { expect, it } from 'vitest'
import { isSameServer } from './outside-get.ts'

const SOURCE = 'http://lista.exemplo.com.br/a.json'

it.each([
  [SOURCE, 'http://lista.exemplo.com.br/b.json?c=1', true],
  [SOURCE, 'http://LISTA.exemplo.com.br:80/b.json', true],
  [SOURCE, 'https://lista.exemplo.com.br/a.json', true],
  [SOURCE, 'https://lista.exemplo.com.br:8443/a.json', false],
  [SOURCE, 'http://lista.exemplo.com.br:6379/', false],
  [SOURCE, 'http://www.lista.exemplo.com.br/a.json', false],
  [SOURCE, 'https://lista.exemplo.com.br.outro.example/a.json', false],
  ['https://lista.exemplo.com.br/a.json', SOURCE, false],
  ['http://10.0.0.5:8080/a.json', 'http://10.0.0.5:8080/b.json', true],
  ['http://10.0.0.5:8080/a.json', 'https://10.0.0.5/a.json', false],
])('from %s to %s is the same server: %s', (from, to, same) => {
  expect(isSameServer(new URL(from), new URL(to))).toBe(same)
})
