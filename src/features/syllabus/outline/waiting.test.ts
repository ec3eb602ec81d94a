import { expect, it } from 'vitest'
import type { PendingWrite } from '../../records/pending.ts'
import { changesPath, changesWaiting, withWaiting } from './waiting.ts'

const ZONE = 'America/Sao_Paulo'

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

const NOTHING = { studied: [], studied_subjects: [] }

it('a session that waits counts at its topic and its subject, on the student’s own day', () => {
  const { studied, studied_subjects } = withWaiting(NOTHING, [write({ topic_id: 7 })], ZONE)
  const sums = { seconds: 600, questions: 0, correct: 0, last_on: '2026-11-23' }
  expect(studied).toEqual([{ ...sums, topic_id: 7, learned_on: null, state: 'in_study' }])
  expect(studied_subjects).toEqual([{ ...sums, subject_id: 1 }])
})

it('a topic is learned by the student’s word or by its first questions', () => {
  const asked = { questions_resolved: 10, correct_answers: 8, incorrect_answers: 2 }
  for (const said of [{ finished: true }, asked]) {
    const { studied } = withWaiting(NOTHING, [write({ topic_id: 7, ...said })], ZONE)
    expect(studied[0]).toMatchObject({ state: 'learned', learned_on: '2026-11-23' })
  }
})

it('what is with the server already is added to, and never seen earlier than it was', () => {
  const known = { seconds: 60, questions: 5, correct: 5, last_on: '2026-12-01' }
  const before = {
    studied: [{ ...known, topic_id: 7, learned_on: '2026-11-01', state: 'again' as const }],
    studied_subjects: [{ ...known, subject_id: 1 }],
  }
  const { studied, studied_subjects } = withWaiting(before, [write({ topic_id: 7 })], ZONE)
  expect(studied[0]).toMatchObject({
    seconds: 660,
    questions: 5,
    last_on: '2026-12-01',
    learned_on: '2026-11-01',
  })
  expect(studied_subjects[0]).toMatchObject({ seconds: 660, last_on: '2026-12-01' })
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
