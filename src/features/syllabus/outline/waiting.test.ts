import { expect, it } from 'vitest'
import type { PendingWrite } from '../../records/pending.ts'
import { changesPath } from '../operations/path.ts'
import { changesWaiting, withWaiting } from './waiting.ts'

const TODAY = '2026-11-24'

const write = (body: object, over: Partial<PendingWrite> = {}): PendingWrite => ({
  id: '0198aaaa-0000-7000-8000-000000000001',
  userId: 'ana',
  method: 'POST',
  path: '/user-study-records',
  body: { user_id: 'ana', subject_id: 1, study_time: 600, created_at: '2026-11-24T01:00:00.000Z', ...body },
  createdAt: 0,
  label: 'Português',
  state: 'waiting',
  ...over,
})

const NOTHING = { studied: [], studied_subjects: [], known: [] }

it('a session that waits counts at its topic and its subject, on the student’s own day', () => {
  const { studied, studied_subjects } = withWaiting(NOTHING, [write({ topic_id: 7 })], TODAY)
  const sums = { seconds: 600, questions: 0, correct: 0, last_on: '2026-11-23' }
  expect(studied).toEqual([{ ...sums, topic_id: 7, learned_on: null, state: 'in_study' }])
  expect(studied_subjects).toEqual([{ ...sums, subject_id: 1 }])
})

it('a topic is learned by the student’s word, its first questions or a review', () => {
  const asked = { questions_resolved: 10, correct_answers: 8, incorrect_answers: 2 }
  for (const said of [{ finished: true }, { kind: 'review' }, asked]) {
    const { studied } = withWaiting(NOTHING, [write({ topic_id: 7, ...said })], TODAY)
    expect(studied[0]).toMatchObject({ state: 'learned', learned_on: '2026-11-23' })
  }
})

it('waiting study is added to the server’s, and never seen earlier than it was', () => {
  const known = { seconds: 60, questions: 5, correct: 5, last_on: '2026-12-01' }
  const before = {
    studied: [{ ...known, topic_id: 7, learned_on: '2026-11-01', state: 'again' as const }],
    studied_subjects: [{ ...known, subject_id: 1 }],
  }
  const { studied, studied_subjects } = withWaiting(before, [write({ topic_id: 7 })], TODAY)
  expect(studied[0]).toMatchObject({
    seconds: 660,
    questions: 5,
    last_on: '2026-12-01',
    learned_on: '2026-11-01',
  })
  expect(studied_subjects[0]).toMatchObject({ seconds: 660, last_on: '2026-12-01' })
})

it('a session that is deleted or changed here counts no longer as it was', () => {
  const before = {
    id: 5,
    subject_id: 1,
    topic_id: 7,
    topic: null,
    study_time: 600,
    questions_resolved: 0,
    correct_answers: 0,
    finished: true,
    created_at: '2026-11-24T01:00:00.000Z',
    day: '2026-11-23',
    zone: 'America/Sao_Paulo',
  }
  const path = '/user-study-records/5'
  const of = { seconds: 900, questions: 0, correct: 0, last_on: '2026-11-23' }
  const known = {
    studied: [{ ...of, topic_id: 7, learned_on: '2026-11-23', state: 'learned' as const }],
    studied_subjects: [{ ...of, subject_id: 1 }],
    known: [],
  }
  const deleted = write({}, { method: 'DELETE', path, body: undefined, before })
  expect(withWaiting(known, [deleted], TODAY)).toEqual({
    studied: [{ ...of, seconds: 300, topic_id: 7, learned_on: null, state: 'in_study' }],
    studied_subjects: [{ ...of, seconds: 300, subject_id: 1 }],
    known: [],
  })
  const again = { ...deleted, before: { ...before, study_time: 300, finished: false } }
  expect(withWaiting(known, [deleted, again], TODAY)).toEqual(NOTHING)
  const moved = write({ topic_id: 8, study_time: 60 }, { method: 'PUT', path, before })
  const { studied, studied_subjects } = withWaiting(known, [moved], TODAY)
  expect(studied.map(({ topic_id, seconds }) => [topic_id, seconds])).toEqual([
    [7, 300],
    [8, 60],
  ])
  expect(studied_subjects).toEqual([{ ...of, seconds: 360, subject_id: 1 }])
})

it('a learned topic is to be seen again once enough days passed, without a network too', () => {
  const sums = { seconds: 600, questions: 0, correct: 0, last_on: '2026-11-01' }
  const studied = [{ ...sums, topic_id: 7, learned_on: '2026-11-01', state: 'learned' as const }]
  const stateOn = (day: string) => withWaiting({ studied, studied_subjects: [] }, [], day).studied[0]?.state
  expect(['2026-11-21', '2026-11-22'].map(stateOn)).toEqual(['learned', 'again'])
})

it('changes of a tree wait in their order, those of other targets and refused ones aside', () => {
  const change = (id: string, target = 3) =>
    write({}, { id, path: changesPath(target), body: { changes: [{ op: 'remove', id }] } })
  const writes = [change('a'), change('b', 4), { ...change('c'), state: 'rejected' as const }, change('d')]
  expect(changesWaiting(writes, 3)).toEqual([
    { op: 'remove', id: 'a' },
    { op: 'remove', id: 'd' },
  ])
})
