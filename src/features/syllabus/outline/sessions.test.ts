import { expect, it } from 'vitest'
import { documentOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import { outlineOf } from './rules.ts'
import { sessionsOf } from './sessions.ts'

const document = documentOf({
  blocks: [
    {
      name: '',
      subjects: [
        {
          name: 'Língua Portuguesa',
          topics: [
            { num: '1', text: 'Crase' },
            { text: 'Pontuação', children: [{ text: 'Vírgula' }] },
          ],
        },
      ],
    },
  ],
})

const { nodes } = outlineOf(document.blocos, {
  links: topicsOf(document).map(({ topic }, at) => ({ item: topic.id, topics: [at + 1, at + 11] })),
  subjects: document.blocos[0]?.disciplinas.map(({ id }) => ({ item: id, subject_id: 7 })) ?? [],
  studied: [],
  studied_subjects: [],
})

const told = (name: string, ...records: [subject_id: number, topic_id: number, topic: string | null][]) => {
  const node = nodes[0]?.children.find(({ text }) => text === name)
  if (!node) throw new Error(`No topic ${name}.`)
  const known = records.map(([subject_id, topic_id, topic]) => ({ subject_id, topic_id, topic }))
  return sessionsOf(known, node).map(({ topic_id, topic }) => topic ?? topic_id)
}

it('finds the sessions of a topic, of its earlier wordings, and of the topics below it', () => {
  expect(told('Crase', [7, 1, 'Crase'], [7, 11, 'Da crase'], [7, 3, 'Vírgula'])).toEqual([
    'Crase',
    'Da crase',
  ])
  expect(told('Pontuação', [7, 2, 'Pontuação'], [7, 3, 'Vírgula'], [7, 1, 'Crase'])).toEqual([
    'Pontuação',
    'Vírgula',
  ])
})

it('finds older sessions by their words, only in the same subject', () => {
  expect(told('Crase', [7, 0, '1. CRASE'], [8, 0, 'Crase'], [7, 0, null], [7, 0, 'Regência'])).toEqual([
    '1. CRASE',
  ])
})
