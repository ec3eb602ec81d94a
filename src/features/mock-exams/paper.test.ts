import { describe, expect, it } from 'vitest'
import { PRESETS } from '../scoring/presets.ts'
import { blocksFor, ruleFor } from './fitting.ts'
import { readKeys } from './keys/rules.ts'
import { emptyPaper, paperOfKey, partsOf } from './paper.ts'
import { paperErrors } from './rules.ts'

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

describe('the paper of a key', () => {
  it('has subjects for all questions, including missing ones', () => {
    const { blocks, letters, sheet } = keyed(TWO_PARTS)
    expect(blocks.map(({ name, group, first, last }) => [name, group, first, last])).toEqual([
      ['PORTUGUÊS', 'CONHECIMENTOS BÁSICOS', 1, 5],
      ['INGLÊS', 'CONHECIMENTOS BÁSICOS', 6, 7],
      ['DIREITO', 'CONHECIMENTOS ESPECÍFICOS', 8, 12],
    ])
    expect([letters[10], sheet]).toEqual(['', 'A-E'])
    expect(paperErrors({ ...emptyPaper('x', '2026-03-01T00:00:00Z'), blocks })).toBeUndefined()
  })

  it('is right or wrong if the key has only C and E, and has four letters if it has no E', () => {
    expect(keyed('1 2 3 4 5 6 7 8 9 10\nC E E C X C E C C E').sheet).toBe('certo-errado')
    expect(keyed('1 2 3 4 5 6 7 8 9 10\nA B C D A B C D A B').sheet).toBe('A-D')
  })

  it('is one block if the key has no subjects', () => {
    expect(keyed('1 - A 2 - B 3 - C 4 - D 5 - E').blocks).toMatchObject([
      { name: 'Prova', first: 1, last: 5 },
    ])
  })
})

describe('a rule for a paper', () => {
  const { blocks, sheet } = keyed(TWO_PARTS)

  it('gives each question a point and has no minimum, unless a rule is known', () => {
    const rule = ruleFor({ blocks, sheet }, WORDS)
    expect(rule.partes.map(({ nome, itens, valor }) => [nome, itens, valor.certo])).toEqual([
      ['CONHECIMENTOS BÁSICOS', 7, 100],
      ['CONHECIMENTOS ESPECÍFICOS', 5, 100],
    ])
    expect([rule.minimos, rule.fonte, rule.conferido]).toEqual([[], 'nenhum edital', false])
  })

  it('uses a known rule’s parts', () => {
    const known = PRESETS.find(({ id }) => id === 'ses-go-2026')?.rule
    const rule = ruleFor({ blocks, sheet }, WORDS, known)
    expect(rule.partes.map(({ valor }) => valor.certo)).toEqual([100, 200])
    expect(rule.minimos).toEqual([
      { em: ['G'], medida: 'percentual', valor: 5000 },
      { em: ['E'], medida: 'percentual', valor: 5000 },
    ])
  })

  it('drops minimums of unmatched disciplines', () => {
    const known = PRESETS.find(({ id }) => id === 'adapar-2025')?.rule
    expect(ruleFor({ blocks, sheet }, WORDS, known).minimos.map(({ em }) => em)).toEqual([
      ['G'],
      ['E'],
      undefined,
    ])
  })

  const presetOf = (id: string) => {
    const found = PRESETS.find((preset) => preset.id === id)?.rule
    if (!found) throw new Error(`no preset ${id}`)
    return found
  }
  const sized = (...sizes: number[]) => {
    let last = 0
    return sizes.map((size, i) => {
      const first = last + 1
      last += size
      return { id: `b${i + 1}`, name: `Matéria ${i + 1}`, group: '', subject_id: null, first, last }
    })
  }

  it('keeps all of a known rule on a paper of one block, which it divides', () => {
    for (const { id, rule: known } of PRESETS.filter(({ rule }) => rule.nota.tipo !== 'media')) {
      const questions = known.partes.reduce((sum, { itens }) => sum + itens, 0)
      const cut = blocksFor(sized(questions), known)
      expect(paperErrors({ ...emptyPaper('x', '2026-03-01T00:00:00Z'), blocks: cut }), id).toBeUndefined()
      const rule = ruleFor({ blocks: cut, sheet }, WORDS, known)
      expect(rule.nota, id).toEqual(known.nota)
      expect(
        rule.minimos.map(({ medida, valor }) => [medida, valor]),
        id,
      ).toEqual(known.minimos.map(({ medida, valor }) => [medida, valor]))
      expect([rule.etapas, rule.zeraEm], id).toEqual([known.etapas, known.zeraEm])
    }
  })

  it('groups subjects with the same edges as its parts, and leaves others as they are', () => {
    const known = presetOf('ses-go-2026')
    expect(blocksFor(sized(10, 20, 25, 25), known).map(({ group }) => group)).toEqual([
      'Conhecimentos Gerais',
      'Conhecimentos Gerais',
      'Conhecimentos Específicos',
      'Conhecimentos Específicos',
    ])
    const others = [sized(10, 25, 45), sized(30, 49)]
    for (const blocks of others) expect(blocksFor(blocks, known)).toEqual(blocks)
  })

  it('has a grade for each subject if the mean of grades counts', () => {
    const rule = ruleFor({ blocks: sized(10, 20, 5), sheet }, WORDS, presetOf('tjm-sp-2011'))
    expect(rule.partes.map(({ nome }) => nome)).toEqual(['Matéria 1', 'Matéria 2', 'Matéria 3'])
    expect(rule.minimos).toEqual([
      ...['p1', 'p2', 'p3'].map((id) => ({ em: [id], medida: 'percentual', valor: 4000 })),
      { medida: 'pontos', valor: 600 },
    ])
  })

  it('matches a discipline by its name, in any place', () => {
    const known = presetOf('adapar-2025')
    const blocks = [
      { ...sized(10)[0], name: 'LEGISLAÇÃO', group: 'Gerais' },
      { ...sized(10, 5)[1], name: 'Língua portuguesa', group: 'Gerais' },
      { ...sized(10, 5, 30)[2], name: 'Agronomia', group: 'Específicos' },
    ] as Parameters<typeof ruleFor>[0]['blocks']
    const rule = ruleFor({ blocks, sheet }, WORDS, known)
    expect(rule.partes[0]?.disciplinas?.map(({ valor }) => valor?.certo)).toEqual([undefined, 300])
    expect(rule.minimos.map(({ em, valor }) => [em?.[0], valor])).toEqual([
      ['b2', 2],
      ['b1', 5],
      ['G', 9],
      ['E', 16],
      [undefined, 4500],
    ])
  })
})

it('parts are consecutive blocks of one name', () => {
  expect(partsOf(keyed(TWO_PARTS).blocks).map(({ blocks }) => blocks.length)).toEqual([2, 1])
})
