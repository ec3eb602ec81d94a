import { describe, expect, it } from 'vitest'
import { topicKey } from './wording.ts'

describe('a topic', () => {
  it.each([
    [
      'Crase',
      ['crase', ' CRASE. ', '2 Crase', '2.1. Crase;', '10) Crase', 'Crase –', '“Crase”', '3.2 – crase'],
    ],
    ['Ação de improbidade', ['ACAO DE IMPROBIDADE', '1.4 ação  de improbidade:']],
    ['Lei nº 8.112/1990', ['lei n. 8112/1990', 'LEI Nº 8.112 / 1990']],
    ['Radiação α', ['radiacao α']],
    ['Art. 5º da Constituição', ['art 5 da constituição']],
  ])('is the same however it is written: %s', (words, others) => {
    for (const other of others) expect(topicKey(other), other).toBe(topicKey(words))
  })

  it.each([
    ['C', 'C++'],
    ['C#', 'C'],
    ['Lei nº 8.112/1990', 'Lei nº 8.666/1993'],
    ['1988 e depois', 'e depois'],
    ['8.112 de 1990', 'de 1990'],
    ['Ato', 'Atos'],
    ['Radiação α', 'Radiação β'],
  ])('is not another: %s, %s', (one, other) => {
    expect(topicKey(one)).not.toBe(topicKey(other))
  })

  it('may have nothing that can be compared', () => {
    expect(topicKey(' – ; ')).toBe('')
  })
})
