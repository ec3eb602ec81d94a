import { expect, it } from 'vitest'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { applyChanges } from '../operations/apply.ts'
import type { TreeChange } from '../operations/contract.ts'
import { type ManyMove, manyChanges, manyMoved } from './selected-rows.ts'
import { editRows } from './tree-rows.ts'

const EDITAL = documentOf({
  blocks: [
    {
      name: '',
      subjects: [
        {
          name: 'Português',
          topics: ['Crase', 'Direito Penal', 'Crimes', 'Direito Civil', 'Bens', 'Posse'].map((text) => ({
            text,
          })),
        },
        { name: 'Noções', topics: [] },
        { name: 'de', topics: [] },
        {
          name: 'Informática',
          topics: [{ text: 'Redes', children: [{ text: 'Wi-Fi' }] }, { text: 'Nuvem' }],
        },
      ],
    },
  ],
})

const ROWS = editRows(EDITAL, { closed: new Set(), search: '' })
const idsOf = (...texts: string[]) =>
  new Set(ROWS.filter(({ text }) => texts.includes(text)).map(({ id }) => id))

function outline(changes: readonly TreeChange[]): string[] {
  const outcome = applyChanges(EDITAL, changes)
  if ('wrong' in outcome) throw new Error(outcome.wrong)
  return treeOf(outcome.document).blocks.flatMap(({ subjects }) =>
    subjects.map(({ name, topics }) => `${name}: ${topics.map(({ text }) => text).join(', ')}`),
  )
}

const after = (move: ManyMove, ...texts: string[]) => outline(manyChanges(EDITAL, idsOf(...texts), move))

it('a student turns several topics into subjects of the topics that follow them', () => {
  expect(after('toSubject', 'Direito Civil', 'Direito Penal').slice(0, 3)).toEqual([
    'Português: Crase',
    'Direito Penal: Crimes',
    'Direito Civil: Bens, Posse',
  ])
})

it('several subjects become topics of the subject above them', () => {
  expect(after('toTopic', 'Noções', 'de')).toEqual([
    'Português: Crase, Direito Penal, Crimes, Direito Civil, Bens, Posse, Noções, de',
    'Informática: Redes, Nuvem',
  ])
})

it('the three rows of one title are joined in the first', () => {
  expect(after('joinTitle', 'Noções', 'de', 'Informática').slice(1)).toEqual([
    'Noções de Informática: Redes, Nuvem',
  ])
  expect(after('joinTitle', 'de')[1]).toBe('Noções de: ')
})

it('a removed topic takes the topics below it along, once', () => {
  expect(after('remove', 'Redes', 'Wi-Fi', 'Crase', 'de')).toEqual([
    'Português: Direito Penal, Crimes, Direito Civil, Bens, Posse',
    'Noções: ',
    'Informática: Nuvem',
  ])
})

it('topics move to another subject in their order, with the topics below them', () => {
  const ids = idsOf('Nuvem', 'Wi-Fi', 'Redes', 'Posse', 'de')
  const [target] = idsOf('Noções')
  const moved = manyMoved(EDITAL, ids, target ?? '')
  expect(outline(moved).slice(1)).toEqual(['Noções: Posse, Redes, Nuvem', 'de: ', 'Informática: '])
})

it('rows that cannot make the move stay; if none can, nothing changes', () => {
  expect(manyChanges(EDITAL, idsOf('Português'), 'toSubject')).toEqual([])
  expect(after('toTopic', 'Crase', 'de')[1]).toBe('Noções: de')
})
