import { expect, it } from 'vitest'
import { areNoWords, isBroken, isCompound } from './hyphens.ts'
import { streamOf } from './stream.ts'

const halves = (word: string): [string, string] => {
  const [first = '', second = ''] = word.split('-')
  return [first, second]
}

it.each(['adap-tação', 'direi-tos', 'compri-mento', 'proces-sos', 'con-venções', 'inter-pretação'])(
  'a line broke %s',
  (word) => {
    const [first, second] = halves(word)
    expect(isBroken(first, second) || !isCompound(first, second)).toBe(true)
  },
)

it.each([
  'físico-financeiro',
  'político-administrativa',
  'anti-inflamatório',
  'pós-graduação',
  'sub-redes',
  'vice-prefeito',
  'ensino-aprendizagem',
  'cirurgião-dentista',
])('%s keeps its hyphen', (word) => {
  expect(isCompound(...halves(word))).toBe(true)
  expect(isBroken(...halves(word))).toBe(false)
})

it.each(['trata-se', 'decreto-lei', 'bancos-sombra'])(
  '%s keeps its hyphen although its halves are no words',
  (word) => {
    expect(isBroken(...halves(word))).toBe(false)
  },
)

it('two halves that are no known words are one word', () => {
  const known = new Set(['bancos', 'político'])
  const isOne = (word: string) => areNoWords(...halves(word), (half) => known.has(half))
  expect(['muni-cipais', 'curati-vos', 'de-sempenho'].map(isOne)).toEqual([true, true, true])
  expect(['bancos-sombra', 'custo-benefício', 'trata-se', 'pós-graduação'].some(isOne)).toBe(false)
})

it('an address keeps a hyphen at the end of a line, other words do not', () => {
  const lines = ['Normas (https://www.gov.br/normas/guia-', 'orientacoes.pdf). Servi-', 'dores públicos.']
  expect(streamOf(lines).text).toContain('guia-orientacoes.pdf). Servidores')
})
