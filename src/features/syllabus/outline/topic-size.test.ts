import { expect, it } from 'vitest'
import { topicSize, topicSizes } from './topic-size.ts'

it.each([
  ['Crase', 1],
  ['Atos administrativos', 1],
  ['Lei nº 8.112/1990', 3],
  ['Lei Complementar nº 101/2000 e alterações', 3],
  ['Decreto-Lei nº 2.848/1940', 3],
  ['Licitações e contratos administrativos (Lei nº 14.133/2021)', 2],
  ['Constituição Federal', 4],
  ['Código de Processo Civil', 4],
  ['Constituição Federal: arts. 5º e 37', 1],
  ['Lei nº 8.112/1990, artigos 116 a 142', 1],
  ['Código de Ética do servidor', 1],
  ['Leitura e interpretação de texto', 1],
  ['Lei da oferta e da procura', 1],
])('“%s” is as much as %d usual topics', (words, size) => {
  expect(topicSize(words)).toBe(size)
})

it('is as many as its words hold, and never more than four', () => {
  const list = 'Memória, processadores, barramentos, periféricos, redes e sistemas de arquivos. '
  expect(topicSize(list.repeat(3))).toBe((3 * list.length) / 120)
  expect(topicSize(list.repeat(30))).toBe(4)
})

it('gives a subject of one line the size of one with four headings', () => {
  expect(topicSizes([{ texto: 'Língua inglesa' }])).toEqual([4])
  expect(topicSizes([{ texto: 'Crase' }, { texto: 'Regência' }])).toEqual([2, 2])
  expect(topicSizes(['A', 'B', 'C', 'D', 'E'].map((texto) => ({ texto })))).toEqual([1, 1, 1, 1, 1])
})
