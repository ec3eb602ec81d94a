import { expect, it } from 'vitest'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { applyChanges } from '../operations/apply.ts'
import type { TreeChange } from '../operations/contract.ts'
import { type ManyMove, manyChanges, manyMoved } from './many.ts'
import { mendRows } from './rows.ts'

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

const ROWS = mendRows(EDITAL, { closed: new Set(), search: '' })
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

it('titles that were taken for topics become subjects, each of what follows it', () => {
  expect(after('toSubject', 'Direito Civil', 'Direito Penal').slice(0, 3)).toEqual([
    'Português: Crase',
    'Direito Penal: Crimes',
    'Direito Civil: Bens, Posse',
  ])
})

it('subjects become topics of the one above them all', () => {
  expect(after('toTopic', 'Noções', 'de')).toEqual([
    'Português: Crase, Direito Penal, Crimes, Direito Civil, Bens, Posse, Noções, de',
    'Informática: Redes, Nuvem',
  ])
})

it('the rows of a title that was broken over three become one; the first is where the others go', () => {
  expect(after('joinTitle', 'Noções', 'de', 'Informática').slice(1)).toEqual([
    'Noções de Informática: Redes, Nuvem',
  ])
  expect(after('joinTitle', 'de')[1]).toBe('Noções de: ')
})

it('a removed topic goes with those below it, once', () => {
  expect(after('remove', 'Redes', 'Wi-Fi', 'Crase', 'de')).toEqual([
    'Português: Direito Penal, Crimes, Direito Civil, Bens, Posse',
    'Noções: ',
    'Informática: Nuvem',
  ])
})

it('topics move to another subject in their order, and what is below them with them', () => {
  const ids = idsOf('Nuvem', 'Wi-Fi', 'Redes', 'Posse', 'de')
  const [target] = idsOf('Noções')
  const moved = manyMoved(EDITAL, ids, target ?? '')
  expect(outline(moved).slice(1)).toEqual(['Noções: Posse, Redes, Nuvem', 'de: ', 'Informática: '])
})

it('rows that cannot go that way stay, and where none can nothing is changed', () => {
  expect(manyChanges(EDITAL, idsOf('Português'), 'toSubject')).toEqual([])
  expect(after('toTopic', 'Crase', 'de')[1]).toBe('Noções: de')
})
