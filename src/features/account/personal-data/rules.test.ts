import { expect, it } from 'vitest'
import { csvOf } from './rules.ts'

it('no cell of the download is run as a formula, whatever stands unseen before it', () => {
  const rows = ['=1+1', '\u200b=1+1', '\ufeff@SUM(A1)', '\u00ad＝1', 'Direito', -1].map((name) => ({ name }))
  const [, ...lines] = [...csvOf([['name', 'Nome']], rows, 'America/Sao_Paulo')].join('').split('\r\n')
  expect(lines).toEqual(["'=1+1", "'\u200b=1+1", "'\ufeff@SUM(A1)", "'\u00ad＝1", 'Direito', '-1', ''])
})
