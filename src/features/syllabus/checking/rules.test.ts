import { expect, it } from 'vitest'
import type { Tree } from '../tree.ts'
import { checkOf } from './rules.ts'

const TREE: Tree = {
  blocks: [
    {
      name: '',
      subjects: [
        { name: 'Língua Portuguesa', topics: [{ text: 'Ortografia oficial' }, { text: 'Emprego da crase' }] },
        { name: 'Direito Penal', topics: [{ text: 'Crimes contra a fé pública' }, { text: 'Penas' }] },
      ],
    },
  ],
}
const TEXT = `LÍNGUA PORTUGUESA\n1 Ortografia oficial. 2 Emprego da crase.
DIREITO PENAL\n1 Crimes contra a fé pública. 2 Penas.`

it('a passage is shown with the place that it had', () => {
  const lost = 'Concordância verbal e nominal, regência verbal e nominal'
  expect(checkOf(TEXT.replace('\nDIREITO', `\n3 ${lost}.\nDIREITO`), TREE).leftOut).toEqual([
    { text: expect.stringContaining(lost), behind: { subject: 0, topics: 2 } },
  ])
})

it('the name of a known subject that is in no title is shown, however short it is', () => {
  const long = { text: 'Sintaxe da oração e do período. '.repeat(40).trim() }
  const [block] = TREE.blocks
  const subjects = [{ name: 'Gramática', topics: [long] }, ...(block?.subjects ?? [])]
  const text = `Gramática\n${long.text}\n${TEXT}\nMATEMÁTICA FINANCEIRA`
  expect(checkOf(text, { blocks: [{ name: '', subjects }] }).leftOut).toMatchObject([
    { text: 'MATEMÁTICA FINANCEIRA' },
  ])
})

it('a subject without topics and a topic as long as a page are shown', () => {
  const page = { text: 'teoria geral, '.repeat(150) }
  const subjects = [
    { name: 'Atualidades', topics: [] },
    { name: 'Direito Civil', topics: [page] },
  ]
  expect(checkOf('', { blocks: [{ name: '', subjects }] })).toEqual({
    leftOut: [],
    empty: ['Atualidades'],
    pages: [expect.stringMatching(/^teoria geral, /)],
  })
})
