import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { normalise, shortHash, slug, topicId, uniqueIds } from './identity.ts'

describe('two wordings of one topic', () => {
  it.each([
    ['Compreensão de textos', 'COMPREENSÃO DE TEXTOS.'],
    ['Compreensão de textos', 'Compreensão de textos'.normalize('NFD')],
    ['Definição e finalidade', 'De\ufb01nição e \ufb01nalidade'],
    ['2.1 Crase', 'Crase;'],
    ['12) Crase', 'crase'],
    ['II – Atos administrativos', 'Atos administrativos'],
    ['1.2.3. Atos', '1.2. Atos'],
    ['Lei nº 8.112/1990', 'Lei n. 8112/1990'],
    ['Instrução Normativa SGD nº05/2021', 'Instrução Normativa SGD n.º 5/2021'],
    ['art. 5° da Constituição', 'art. 5º da Constituição'],
    ['“Big data”: conceito', 'Big data – conceito'],
    ['▪ Crase', '• Crase'],
    ['ad\u00administração', 'administração'],
  ])('%j is %j', (one, other) => {
    expect(normalise(one)).toBe(normalise(other))
  })

  it.each([
    ['C', 'C#'],
    ['C', 'C++'],
    ['Lei nº 8.112/1990', 'Lei nº 8.666/1993'],
    ['Redes 802.11', 'Redes 802.3'],
    ['802.11 sem fio', 'sem fio'],
    ['Scrum 2.0', 'Scrum 20'],
    ['5 forças de Porter', 'forças de Porter'],
    ['1º grau', 'grau'],
    ['P&D', 'PD'],
  ])('%j is not %j', (one, other) => {
    expect(normalise(one)).not.toBe(normalise(other))
  })

  it('are compared the same however often they are made plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => normalise(normalise(text)) === normalise(text)),
    )
    const parts = fc.constantFrom(
      '1.',
      '2.1',
      'II',
      '-',
      '–',
      'a)',
      ' ',
      'nº',
      '8.112',
      '/',
      'Á',
      'ﬁ',
      '"',
      'c#',
      '.',
      ',',
    )
    fc.assert(
      fc.property(
        fc.array(parts),
        (some) => normalise(normalise(some.join(''))) === normalise(some.join('')),
      ),
    )
  })

  it('of a text that has no letter are its signs, so that no two of them are one', () => {
    expect(normalise('…')).not.toBe(normalise('¿'))
    expect(normalise('§')).not.toBe('')
  })
})

describe('an id', () => {
  it('is the last digits of FNV-1a, as its documentation says', () => {
    expect(BigInt(`0x${'cbf29ce484222325'}`).toString(36).slice(-7)).toBe(shortHash(''))
    // The published check value of FNV-1a of 64 bits for "foobar".
    expect(shortHash('foobar', 13)).toBe(0x85944171f73967e8n.toString(36).padStart(13, '0'))
  })

  it('is the same for whoever pastes the same words, and another in another subject', () => {
    expect(topicId('LÍNGUA PORTUGUESA', '2. Crase.')).toBe(topicId('Língua Portuguesa', 'crase'))
    expect(topicId('Língua Portuguesa', 'Crase')).not.toBe(topicId('Redação', 'Crase'))
  })

  it('is given once, and never one that was given before', () => {
    const give = uniqueIds(['a', 'b-2'])
    expect([give('a'), give('a'), give('b'), give('b'), give('c')]).toEqual(['a-2', 'a-3', 'b', 'b-3', 'c'])
  })
})

it('slug makes an address of words', () => {
  expect(slug('Município de Campina Grande – PB (STTP)')).toBe('municipio-de-campina-grande-pb-sttp')
})

it('a text of numbers without end is normalised in time that grows with it alone', () => {
  expect(normalise(`# ${'1.1 '.repeat(500)}Crase`)).toBe('crase')
  expect(cpuMs(() => normalise(`# ${'1.1 '.repeat(20_000)}`))).toBeLessThan(500)
})
