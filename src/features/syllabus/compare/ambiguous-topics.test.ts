import { describe, expect, it } from 'vitest'
import { difference, edital } from '../../../../harness/editais/difference.ts'
import { topicsOf } from '../format/walk.ts'

const POSSE = `DIREITO:
1 Posse
  1.1 Conceito
  1.2 Ações possessórias
2 Propriedade
  2.1 Conceito`

describe('words that only the topic above them tells', () => {
  it('are the same topic below the same topic, even if that one is reworded', () => {
    const after = edital(POSSE.replace('1 Posse', '1 Posse de bens imóveis'))
    expect(difference(edital(POSSE), after)).toEqual(['reworded Posse → Posse de bens imóveis ?'])
  })

  it('ask the student if they are below a topic that replaced the other', () => {
    const after = edital(POSSE.replace('1 Posse', '1 Usucapião'))
    expect(difference(edital(POSSE), after)).toEqual([
      'removed Posse',
      'moved Conceito → Conceito ?',
      'added Usucapião',
    ])
  })

  it('are not paired with another topic’s words if their own topic left', () => {
    const before = edital('DIREITO:\n1 Propriedade\n  1.1 Conceito\n2 Posse de bens\n  2.1 Conceito')
    const after = edital('DIREITO:\n1 Posse de bens imóveis\n  1.1 Conceito')
    expect(difference(before, after)).toEqual([
      'removed Propriedade',
      'removed Conceito',
      'reworded Posse de bens → Posse de bens imóveis ?',
      'renumbered Conceito → Conceito',
    ])
  })

  it('are not paired with those of another subject', () => {
    const before = edital('CIVIL:\n1 Posse\n  1.1 Conceito\nPENAL:\n1 Crime')
    const after = edital('CIVIL:\n1 Posse\nPENAL:\n1 Crime\n  1.1 Conceito')
    expect(difference(before, after)).toEqual(['removed Conceito', 'added Conceito'])
  })

  it('leave with the topic above if the student says that it is another', () => {
    const [before, after] = [edital(POSSE), edital(POSSE.replace('1 Posse', '1 Posse de bens imóveis'))]
    const posse = topicsOf(before)[0]?.topic.id ?? ''
    expect(difference(before, after, { [posse]: [] })).toEqual([
      'removed Posse',
      'removed Conceito',
      'added Posse de bens imóveis',
      'added Conceito',
    ])
  })
})

it('distinctive words move without a question', () => {
  const after = edital(POSSE.replace('  1.2 Ações possessórias\n', '').concat('\n  2.2 Ações possessórias'))
  expect(difference(edital(POSSE), after)).toEqual(['moved Ações possessórias → Ações possessórias'])
})
