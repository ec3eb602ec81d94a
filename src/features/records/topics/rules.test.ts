import { describe, expect, test } from 'vitest'
import { type PendingWrite, RECORDS_PATH, recordPath } from '../pending.ts'
import { distinctTopics, isOffered, offersFor, topicsFor, topicUnder, withFirst } from './rules.ts'

const of = (subject_id: number, ...topics: string[]) => topics.map((topic) => ({ subject_id, topic }))

const write = (topic: string | null, over: Partial<PendingWrite> = {}): PendingWrite => ({
  id: `of ${topic}`,
  userId: 'ana',
  method: 'POST',
  path: RECORDS_PATH,
  body: { subject_id: 1, study_time: 60, topic },
  createdAt: 0,
  label: 'Português',
  state: 'waiting',
  ...over,
})

test('a topic is offered once in its newest spelling, whatever its case, accents and spaces, and for each subject', () => {
  const known = [
    ...of(1, 'CRASE', 'Regência'),
    ...of(2, 'crase'),
    ...of(1, 'Crase', ' regencia ', 'Crase  e hífen'),
  ]
  expect(distinctTopics(known)).toEqual([
    ...of(1, 'CRASE', 'Regência'),
    ...of(2, 'crase'),
    ...of(1, 'Crase  e hífen'),
  ])
})

describe('the topics of a subject', () => {
  const saved = [...of(1, 'Crase', 'Regência'), ...of(2, 'Atos')]

  test('are what the server knows of it', () => {
    expect(topicsFor(1, saved, [])).toEqual(['Crase', 'Regência'])
    expect(topicsFor(3, saved, [])).toEqual([])
  })

  test('begin with what still waits on the device, the newest first', () => {
    const writes = [
      write(' Sujeito   oculto '),
      write('regencia', { method: 'PUT', path: recordPath(7) }),
      write('', { id: 'without' }),
      write(null, { id: 'none' }),
    ]
    expect(topicsFor(1, saved, writes)).toEqual(['regencia', 'Sujeito oculto', 'Crase'])
  })

  test('hear nothing of deletions and of what is no record', () => {
    const writes = [
      write('x', { method: 'DELETE', path: recordPath(7), body: undefined }),
      write('y', { path: '/progress/toggle' }),
    ]
    expect(topicsFor(1, saved, writes)).toEqual(['Crase', 'Regência'])
  })
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
