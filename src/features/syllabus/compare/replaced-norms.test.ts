import { describe, expect, it } from 'vitest'
import { comparedOf, difference, edital } from '../../../../harness/editais/difference.ts'

const law = (...topics: string[]) => edital(`DIREITO:\n${topics.join('\n')}`)
const around = (...topics: string[]) =>
  law('Atos administrativos', ...topics, 'Improbidade: Lei nº 8.429/1992')

describe('one norm in the place of several', () => {
  const NEW = 'Lei nº 14.133/2021'
  it.each([
    ['the norms alone', ['Lei nº 8.666/1993', 'Lei nº 10.520/2002'], NEW],
    [
      'of the same matter',
      ['Licitações: Lei nº 8.666/1993', 'Licitações: Lei nº 10.520/2002'],
      `Licitações: ${NEW}`,
    ],
    [
      'of a part of the matter',
      [
        'Licitações e contratos administrativos: Lei nº 8.666/1993',
        'Licitações na modalidade pregão: Lei nº 10.520/2002',
      ],
      `Licitações e contratos administrativos: ${NEW}`,
    ],
    [
      'which alone says what of',
      ['Lei nº 8.666/1993', 'Lei nº 10.520/2002'],
      `Licitações e contratos: ${NEW}`,
    ],
    ['of three', ['Lei nº 8.666/1993', 'Lei nº 10.520/2002', 'Lei nº 12.462/2011'], NEW],
  ])('is one line that asks: %s', (_name, several, one) => {
    expect(difference(around(...several), around(one))).toEqual([`joined ${several.join(' + ')} → ${one} ?`])
    expect(difference(around(one), around(...several))).toEqual([`split ${one} → ${several.join(' + ')} ?`])
    expect(comparedOf(around(...several), around(one)).lines).toContainEqual(
      expect.objectContaining({ op: 'joined', other_norm: true }),
    )
  })

  it('is found elsewhere in the subject if all name the same matter', () => {
    const before = around('Licitações: Lei nº 8.666/1993', 'Licitações (pregão): Lei nº 10.520/2002')
    const after = law(
      'Licitações: Lei nº 14.133/2021',
      'Atos administrativos',
      'Bens',
      'Improbidade: Lei nº 8.429/1992',
    )
    expect(difference(before, after)).toEqual([
      'joined Licitações: Lei nº 8.666/1993 + Licitações (pregão): Lei nº 10.520/2002 → Licitações: Lei nº 14.133/2021 ?',
      'added Bens',
    ])
  })

  it('is asked about if one topic named them all', () => {
    const [old, now] = [
      'Licitações: Lei nº 8.666/1993 e Lei nº 10.520/2002',
      'Licitações: Lei nº 14.133/2021',
    ]
    const after = law(now, 'Atos administrativos', 'Bens', 'Improbidade: Lei nº 8.429/1992')
    expect(difference(around(old), after)).toEqual([`reworded ${old} → ${now} ?`, 'added Bens'])
  })

  it.each([
    [
      'of other matters',
      ['Crimes de tortura: Lei nº 9.455/1997', 'Crimes hediondos: Lei nº 8.072/1990'],
      ['Crimes ambientais: Lei nº 9.605/1998'],
    ],
    [
      'that stand elsewhere and say nothing',
      ['Lei nº 8.666/1993', 'Lei nº 10.520/2002'],
      ['Bens públicos', 'Lei nº 14.133/2021'],
    ],
  ])('is none of those %s', (_name, before, after) => {
    expect(
      difference(around(...before), around(...after)).filter((line) => /joined|split/.test(line)),
    ).toEqual([])
  })
})
