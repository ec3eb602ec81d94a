import { expect, it } from 'vitest'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import { rowsAlike } from './alike-rows.ts'
import { kindChanges } from './row-kinds.ts'
import { afterChanges } from './rules.ts'
import { manyChanges } from './selected-rows.ts'

const TOPICS = [
  'DIREITO PENAL',
  'Crimes',
  'Penas',
  'DIREITO CIVIL',
  'Pessoas',
  'Bens',
  'ÉTICA',
  'Decoro',
  'Zelo',
]
const EDITAL = documentOf({
  blocks: [{ name: '', subjects: [{ name: 'PORTUGUÊS', topics: TOPICS.map((text) => ({ text })) }] }],
})
const idOf = (text: string) => topicsOf(EDITAL).find(({ topic }) => topic.texto === text)?.topic.id ?? ''

it('a student who makes one title a subject is offered the other titles printed like it', () => {
  const alike = rowsAlike(EDITAL, idOf('DIREITO PENAL'))
  expect(alike).toEqual(new Set([idOf('DIREITO CIVIL'), idOf('ÉTICA')]))
  const after = afterChanges(EDITAL, kindChanges(EDITAL, idOf('DIREITO PENAL'), 'toSubject'))
  const all = afterChanges(after, manyChanges(after, alike, 'toSubject'))
  const [block] = treeOf(all).blocks
  expect(block?.subjects.map(({ name, topics }) => [name, ...topics.map(({ text }) => text)])).toEqual([
    ['PORTUGUÊS'],
    ['DIREITO PENAL', 'Crimes', 'Penas'],
    ['DIREITO CIVIL', 'Pessoas', 'Bens'],
    ['ÉTICA', 'Decoro', 'Zelo'],
  ])
})

it('no row is offered where most rows are printed like the changed one, or none is', () => {
  expect(rowsAlike(EDITAL, idOf('Crimes'))).toEqual(new Set())
  const numbered = documentOf({
    blocks: [
      {
        name: '',
        subjects: [{ name: 'A', topics: [{ num: '1', text: 'B' }, { text: 'c' }, { text: 'd' }] }],
      },
    ],
  })
  const [first] = topicsOf(numbered)
  expect(rowsAlike(numbered, first?.topic.id ?? '')).toEqual(new Set())
  expect(rowsAlike(EDITAL, 'gone')).toEqual(new Set())
})
