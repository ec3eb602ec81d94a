import { describe, expect, it } from 'vitest'
import { readKeys } from './keys/rules.ts'
import { emptyPaper, paperOfKey, partsOf, ruleFor } from './paper.ts'
import { paperErrors } from './rules.ts'
import { PRESETS } from './scoring/presets.ts'

const WORDS = { whole: 'Prova', noSource: 'nenhum edital' }

const keyed = (text: string) => {
  const [key] = readKeys(text)
  if (!key) throw new Error('no key')
  return paperOfKey(key, 'Prova')
}

const TWO_PARTS = `CONHECIMENTOS BÁSICOS
PORTUGUÊS
1 - A 2 - B 3 - C 4 - D 5 - E
INGLÊS
6 - A 7 - B
CONHECIMENTOS ESPECÍFICOS
DIREITO
8 - C 9 - D 10 - E 12 - A`

describe('the paper that a key speaks of', () => {
  it('has its subjects over all questions, holes included', () => {
    const { blocks, letters, sheet } = keyed(TWO_PARTS)
    expect(blocks.map(({ name, group, first, last }) => [name, group, first, last])).toEqual([
      ['PORTUGUÊS', 'CONHECIMENTOS BÁSICOS', 1, 5],
      ['INGLÊS', 'CONHECIMENTOS BÁSICOS', 6, 7],
      ['DIREITO', 'CONHECIMENTOS ESPECÍFICOS', 8, 12],
    ])
    expect([letters[10], sheet]).toEqual(['', 'A-E'])
    expect(paperErrors({ ...emptyPaper('x', '2026-03-01T00:00:00Z'), blocks })).toBeUndefined()
  })

  it('is right or wrong where the key has no other letters, and has four where it has no E', () => {
    expect(keyed('1 2 3 4 5 6 7 8 9 10\nC E E C X C E C C E').sheet).toBe('certo-errado')
    expect(keyed('1 2 3 4 5 6 7 8 9 10\nA B C D A B C D A B').sheet).toBe('A-D')
  })

  it('is one block where the key names none', () => {
    expect(keyed('1 - A 2 - B 3 - C 4 - D 5 - E').blocks).toMatchObject([
      { name: 'Prova', first: 1, last: 5 },
    ])
  })
})

describe('a rule for a paper', () => {
  const { blocks, sheet } = keyed(TWO_PARTS)

  it('gives each question a point and asks for nothing, unless one is known', () => {
    const rule = ruleFor({ blocks, sheet }, WORDS)
    expect(rule.partes.map(({ nome, itens, valor }) => [nome, itens, valor.certo])).toEqual([
      ['CONHECIMENTOS BÁSICOS', 7, 100],
      ['CONHECIMENTOS ESPECÍFICOS', 5, 100],
    ])
    expect([rule.minimos, rule.fonte, rule.conferido]).toEqual([[], 'nenhum edital', false])
  })

  it('takes over what a known rule says of its parts', () => {
    const known = PRESETS.find(({ id }) => id === 'ses-go-2026')?.rule
    const rule = ruleFor({ blocks, sheet }, WORDS, known)
    expect(rule.partes.map(({ valor }) => valor.certo)).toEqual([100, 200])
    expect(rule.minimos).toEqual([
      { em: ['p1'], medida: 'percentual', valor: 5000 },
      { em: ['p2'], medida: 'percentual', valor: 5000 },
    ])
  })

  it('leaves out minimums of disciplines that nobody can find in it', () => {
    const known = PRESETS.find(({ id }) => id === 'adapar-2025')?.rule
    expect(ruleFor({ blocks, sheet }, WORDS, known).minimos.map(({ em }) => em)).toEqual([
      ['p1'],
      ['p2'],
      undefined,
    ])
  })
})

it('parts are consecutive blocks of one name', () => {
  expect(partsOf(keyed(TWO_PARTS).blocks).map(({ blocks }) => blocks.length)).toEqual([2, 1])
})
