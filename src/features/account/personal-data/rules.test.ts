import { expect, it } from 'vitest'
import { csvOf, jsonOf } from './rules.ts'

it('no cell of the download runs as a formula, whatever invisible characters precede it', () => {
  const rows = ['=1+1', '\u200b=1+1', '\ufeff@SUM(A1)', '\u00ad＝1', 'Direito', -1].map((name) => ({ name }))
  const [, ...lines] = [...csvOf([['name', 'Nome']], rows, 'America/Sao_Paulo')].join('').split('\r\n')
  expect(lines).toEqual(["'=1+1", "'\u200b=1+1", "'\ufeff@SUM(A1)", "'\u00ad＝1", 'Direito', '-1', ''])
})

it('a part of a student of much comes in pieces that are soon packed, also one of few rows that are long', () => {
  const columns = [['document', 'Edital']] as const
  const rows = Array.from({ length: 40 }, (_, index) => ({ document: `${index} ${'a'.repeat(30_000)}` }))
  for (const pieces of [[...csvOf(columns, rows, 'America/Sao_Paulo')], [...jsonOf(columns, rows)]])
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000)
  expect(JSON.parse([...jsonOf(columns, rows)].join(''))).toEqual(rows)
  expect(JSON.parse([...jsonOf(columns, [])].join(''))).toEqual([])
})
