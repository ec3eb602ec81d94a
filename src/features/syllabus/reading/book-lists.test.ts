import { expect, it } from 'vitest'
import { withoutBooks } from './book-lists.ts'
import { withoutTables } from './exam-table.ts'

const kept = (text: string) => withoutBooks(text.split('\n')).lines.join('\n')

it('a list of books is removed up to the next subject', () => {
  const text = `MATEMÁTICA
1. Juros.
Referências bibliográficas:
- IEZZI, Gelson. Fundamentos de Matemática Elementar. São Paulo: Atual, 2013.
LEGISLAÇÃO
1. Lei Orgânica.`
  expect(kept(text)).toBe('MATEMÁTICA\n1. Juros.\nLEGISLAÇÃO\n1. Lei Orgânica.')
})

it('the word references without books is a topic', () => {
  const text = 'NORMAS TÉCNICAS\nCitações\nReferências\nNotas de rodapé\nSumário'
  expect(kept(text)).toBe(text)
})

it('a table of exams is removed, and two systems below a topic stay', () => {
  const table = ['Disciplina Questões Peso', '', 'Língua Portuguesa 10 2,5', 'Matemática 5 1']
  expect(withoutTables([...table, 'MATEMÁTICA'])).toEqual({ lines: ['MATEMÁTICA'], rows: table })
  const systems = ['Valor presente líquido', 'MS-Windows 10', 'MS-Windows 11']
  expect(withoutTables(systems)).toEqual({ lines: systems, rows: [] })
})
