import { describe, expect, it } from 'vitest'
import { type Cell, pdfOfCells } from '../../../../../harness/pdf/make-pdf.ts'
import { textOfPdf } from './pdf.ts'
import { readEdital } from './port.ts'

const [NAME, CONTENT, BEHIND] = [60, 200, 330]
const LEADING = 15

async function linesOf(cells: readonly Cell[]): Promise<string[]> {
  const found = await textOfPdf(await pdfOfCells(cells))
  if (typeof found === 'string') throw new Error(found)
  return found.text.split('\n')
}

const DIGITAL = ['Internet e correio.', 'Planilhas: funções e gráficos.', 'Cópias de segurança.', 'Nuvem.']

describe('a student drops a PDF that prints its programme as a table', () => {
  it('a name broken by its cell is one name, centred beside its topics', async () => {
    const cells = [
      { x: NAME, y: 700 - LEADING, lines: ['NOÇÕES DE', 'INFORMÁTICA'] },
      { x: CONTENT, y: 700, lines: DIGITAL },
      { x: NAME, y: 600, lines: ['RACIOCÍNIO', 'LÓGICO E', 'MATEMÁTICO'] },
      { x: CONTENT, y: 600 - LEADING, lines: ['Proposições. Porcentagem.'] },
    ]
    expect(await linesOf(cells)).toEqual([
      'NOÇÕES DE INFORMÁTICA\tInternet e correio.',
      ...DIGITAL.slice(1),
      'RACIOCÍNIO LÓGICO E MATEMÁTICO\tProposições. Porcentagem.',
    ])
    const reading = await readEdital(await pdfOfCells(cells))
    expect(reading).toMatchObject({
      tree: {
        blocks: [
          {
            subjects: [
              { name: 'NOÇÕES DE INFORMÁTICA', topics: { length: 4 } },
              { name: 'RACIOCÍNIO LÓGICO E MATEMÁTICO', topics: { length: 2 } },
            ],
          },
        ],
      },
    })
  })

  it('names at the top of their cells are separated from the words beside them, even in lines with one cell', async () => {
    const lines = await linesOf([
      { x: NAME, y: 700, lines: ['Informática'] },
      { x: CONTENT, y: 700, lines: DIGITAL },
      { x: NAME, y: 600, lines: ['Matemática'] },
      { x: CONTENT, y: 600, lines: ['Porcentagem. Juros.'] },
    ])
    expect(lines).toEqual([
      'Informática \tInternet e correio.',
      ...DIGITAL.slice(1),
      'Matemática \tPorcentagem. Juros.',
    ])
  })

  it('three cells of a row are separated', async () => {
    const lines = await linesOf([
      { x: NAME, y: 700 - LEADING, lines: ['Analista de', 'Sistemas'] },
      { x: CONTENT, y: 700 - 1.2 * LEADING, lines: ['Informática'] },
      { x: BEHIND, y: 700, lines: DIGITAL },
    ])
    expect(lines[0]).toBe('Analista de Sistemas\tInformática\tInternet e correio.')
  })
})

it('a gazette’s columns stay columns, not cells', async () => {
  const left = Array.from({ length: 20 }, (_, at) => `${at + 1}. Coluna da esquerda`)
  const right = Array.from({ length: 20 }, (_, at) => `${at + 21}. Coluna da direita`)
  const lines = await linesOf([
    { x: NAME, y: 700, lines: left },
    { x: BEHIND, y: 700, lines: right },
  ])
  expect(lines).toEqual([...left, ...right])
})

it('a paragraph under its number is not a cell', async () => {
  const lines = await linesOf([
    { x: NAME, y: 700, lines: ['1.'] },
    { x: NAME + 30, y: 700, lines: ['Compreensão de textos', 'de gêneros variados.'] },
  ])
  expect(lines).toEqual(['1. Compreensão de textos', 'de gêneros variados.'])
})
