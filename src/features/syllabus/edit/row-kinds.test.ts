import { expect, it } from 'vitest'
import type { SyllabusDocument } from '../format/contract.ts'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import { applyChanges } from '../operations/apply.ts'
import { type KindMove, kindChanges } from './row-kinds.ts'

const topic = (text: string, ...children: string[]) => ({
  text,
  ...(children.length > 0 ? { children: children.map((child) => ({ text: child })) } : {}),
})
const EDITAL = documentOf({
  blocks: [
    {
      name: 'Básicos',
      subjects: [
        {
          name: 'Língua Portuguesa',
          topics: [topic('Crase'), topic('Direito Penal'), topic('Crimes'), topic('Penas')],
        },
        { name: 'Noções de Direito', topics: [] },
        { name: 'Administrativo', topics: [topic('Atos', 'Espécies'), topic('Poderes')] },
      ],
    },
    {
      name: 'Específicos',
      subjects: [{ name: 'Noções de', topics: [topic('Informática', 'Redes'), topic('Nuvem')] }],
    },
  ],
})

const idOf = (text: string): string => {
  const subjects = EDITAL.blocos.flatMap(({ disciplinas }) => disciplinas)
  const found =
    subjects.find(({ nome }) => nome === text) ?? topicsOf(EDITAL).find((one) => one.topic.texto === text)
  if (!found) throw new Error(text)
  return 'topic' in found ? found.topic.id : found.id
}

const outline = (document: SyllabusDocument) =>
  treeOf(document).blocks.flatMap(({ subjects }) =>
    subjects.map(({ name, topics }) => {
      const lines = topics.map(({ text, children = [] }) =>
        [text, ...children.map((child) => `> ${child.text}`)].join(' '),
      )
      return `${name}: ${lines.join(', ')}`
    }),
  )

function moved(text: string, move: KindMove): string[] {
  const outcome = applyChanges(EDITAL, kindChanges(EDITAL, idOf(text), move))
  if ('wrong' in outcome) throw new Error(outcome.wrong)
  return outline(outcome.document)
}

it('a student turns a topic into the subject of the topics that follow it', () => {
  expect(moved('Direito Penal', 'toSubject').slice(0, 2)).toEqual([
    'Língua Portuguesa: Crase',
    'Direito Penal: Crimes, Penas',
  ])
})

it('a topic with others below it becomes a subject with only these', () => {
  expect(moved('Atos', 'toSubject').slice(2, 4)).toEqual(['Administrativo: Poderes', 'Atos: Espécies'])
})

it('a subject becomes a topic of the subject above, with its topics below', () => {
  expect(moved('Administrativo', 'toTopic')[1]).toBe('Noções de Direito: Administrativo > Atos > Poderes')
  expect(kindChanges(EDITAL, idOf('Língua Portuguesa'), 'toTopic')).toEqual([])
})

it('a student joins a title on two rows, whether its second half was a subject or a topic', () => {
  expect(moved('Administrativo', 'joinTitle')[1]).toBe(
    'Noções de Direito Administrativo: Atos > Espécies, Poderes',
  )
  expect(moved('Informática', 'joinTitle').at(-1)).toBe('Noções de Informática: Redes, Nuvem')
  expect(kindChanges(EDITAL, idOf('Poderes'), 'joinTitle')).toEqual([])
})
