import { expect, test } from 'vitest'
import { logged } from '../../../../harness/study-log.ts'
import { isOffered, offersFor, topicsIn, topicUnder, withFirst } from './rules.ts'

test('the topics of a subject are offered once each, the last used first, in its newest spelling', () => {
  const of = (subject_id: number, topic: string | null) => logged(0, { subject_id, topic })
  const records = [
    of(1, 'CRASE'),
    of(1, 'Regência'),
    of(2, 'crase'),
    of(1, null),
    of(1, 'Crase'),
    of(1, 'regencia'),
    of(1, 'Crase e hífen'),
  ]
  expect(topicsIn(records, 1)).toEqual(['CRASE', 'Regência', 'Crase e hífen'])
  expect(topicsIn(records, 3)).toEqual([])
})

test.each([
  ['of another subject goes', 'Estoques', { from: 1, to: 2 }, ['Crase'], ''],
  [
    'of the new subject as well stays, however it is spelled',
    'licitacoes',
    { from: 1, to: 2 },
    ['Licitações'],
    'licitacoes',
  ],
  ['stays with its subject', 'Estoques', { from: 1, to: 1 }, [], 'Estoques'],
  ['typed before any subject is of the first', 'Estoques', { from: undefined, to: 2 }, [], 'Estoques'],
  ['goes when its subject is taken away', 'Estoques', { from: 1, to: undefined }, [], ''],
])('a topic %s', (_, words, change, own, left) => {
  expect(topicUnder(words, change, own)).toBe(left)
})

test.each([
  ['Regência verbal', 'regencia', true],
  ['Regência verbal', 'VERBAL', true],
  ['Regência verbal', '', true],
  ['Crase', 'crase', true],
  ['Crase', 'Crase', false],
  ['Crase', ' Crase ', false],
  ['Crase', 'x', false],
])('%j is offered to who typed %j: %s', (topic, typed, isSo) => {
  expect(isOffered(topic, typed)).toBe(isSo)
})

test('the topics of an edital come first, in its order, and none is offered twice', () => {
  expect(withFirst(['Atos', 'Crase'], ['crase', 'Regência'])).toEqual(['Atos', 'Crase', 'Regência'])
  expect(withFirst([], ['Regência'])).toEqual(['Regência'])
})

test('of hundreds of topics those are offered that fit what is typed', () => {
  const many = Array.from({ length: 300 }, (_, index) => `Assunto ${index}`)
  expect(offersFor(many, '')).toHaveLength(60)
  expect(offersFor(many, '299')[0]).toBe('Assunto 299')
  expect(offersFor(['Crase'], 'x')).toEqual(['Crase'])
})
