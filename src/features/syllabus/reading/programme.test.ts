import { describe, expect, it } from 'vitest'
import { placesOf } from './programme.ts'

const RULES =
  'O candidato deverá realizar a inscrição no prazo do edital, e o recurso será julgado pela banca.'
const PORTUGUESE =
  'Compreensão de textos. Ortografia oficial. Acentuação gráfica. Crase. Regência verbal e nominal.'
const LAW =
  'Atos administrativos: conceito, requisitos e atributos. Poderes administrativos. Licitações e contratos.'

const textOf = (lines: readonly string[]) => lines.join('\n')
const placed = (text: string) => placesOf(text).map(({ from, to }) => text.slice(from, to))

describe('the possible places of the programme in a student’s text', () => {
  it('are the parts below its titles, up to the next annex', () => {
    const text = textOf([
      ...new Array(9).fill(RULES),
      'ANEXO I – CONTEÚDO PROGRAMÁTICO: NÍVEL MÉDIO',
      ...new Array(9).fill(PORTUGUESE),
      'ANEXO II – CRONOGRAMA',
      ...new Array(3).fill(RULES),
      'ANEXO III – CONTEÚDO PROGRAMÁTICO: NÍVEL SUPERIOR',
      ...new Array(9).fill(LAW),
      'ANEXO IV – MODELO DE REQUERIMENTO',
      RULES,
    ])
    const [first = '', second = '', ...others] = placed(text)
    expect(first).toMatch(/^ANEXO I – CONTEÚDO/)
    expect(first).toContain(PORTUGUESE)
    expect(first).not.toContain('CRONOGRAMA')
    expect(second).toMatch(/^ANEXO III/)
    expect(second).not.toContain('REQUERIMENTO')
    expect(others).toEqual([])
  })

  it('are the annexes without rules if there is no title, and none without annexes', () => {
    const text = textOf([
      ...new Array(9).fill(RULES),
      'ANEXO I – DISCIPLINAS',
      ...new Array(9).fill(LAW),
      'ANEXO II – DAS INSCRIÇÕES',
      ...new Array(9).fill(RULES),
    ])
    expect(placed(text).map((place) => place.split('\n')[0])).toEqual(['ANEXO I – DISCIPLINAS'])
    expect(placesOf(RULES)).toEqual([])
    expect(placesOf('')).toEqual([])
  })
})
