import { expect, it } from 'vitest'
import { isBroken, isCompound } from './hyphens.ts'

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
])('%s keeps its hyphen', (word) => {
  expect(isCompound(...halves(word))).toBe(true)
  expect(isBroken(...halves(word))).toBe(false)
})

it.each(['trata-se', 'decreto-lei', 'bancos-sombra'])('%s is never joined by its halves alone', (word) => {
  expect(isBroken(...halves(word))).toBe(false)
})
